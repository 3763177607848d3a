import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabsProps {
  /** What the tabs choose between, for the ear. */
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** Leave both out and the tabs mind themselves. */
  value?: string
  onValueChange?(value: string): void
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
    >
      <Radix.List aria-label={label} className="tab-list">
        {tabs.map(tab => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
