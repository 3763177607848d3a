import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'

export interface TabsProps {
  /** What the tabs choose between, for the ear. */
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** Leave both out and the tabs mind themselves. */
  value?: string
  onValueChange?(value: string): void
  /** What stands on paper in the place of the tabs: of which of them the page tells. */
  printed?: ReactNode
}

export function Tabs({ label, tabs, value, onValueChange, printed }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs may be wider than the screen, and the chosen one may be chosen for somebody.
  useEffect(() => {
    const row = list.current
    const chosen = ([...(row?.children ?? [])] as HTMLElement[]).find(tab => tab.dataset.value === value)
    if (!row || !chosen) return
    const from = chosen.offsetLeft - row.offsetLeft
    const hidden =
      Math.min(from - row.scrollLeft, 0) || Math.max(from + chosen.offsetWidth - row.clientWidth - row.scrollLeft, 0)
    row.scrollLeft += hidden
  }, [value])
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
    >
      {printed && <div className="print-only break-after-avoid">{printed}</div>}
      <Radix.List ref={list} aria-label={label} className={printed ? 'tab-list no-print' : 'tab-list'}>
        {tabs.map(tab => (
          <Radix.Trigger key={tab.value} value={tab.value} data-value={tab.value} className="tab">
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
