import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The one control it is about. A phone shows no tooltips, so nothing may be said here alone. */
  children: ReactElement
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content className="tooltip appears" side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  )
}
