import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** Open as soon as it is there. */
  defaultOpen?: boolean
  children: ReactNode
}

/** Not modal: the page behind may scroll, and no <style> element is written. It stays in the landmark of its trigger. */
export function Menu({ trigger, align = 'end', defaultOpen, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className="menu appears" align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'className'> {
  icon?: ReactNode
  destructive?: boolean
}

/** With asChild its child is the item, a router's Link say; put the icon inside that child. */
export function MenuItem({ icon, destructive, asChild, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item {...props} asChild={asChild} className="menu-item" data-destructive={destructive || undefined}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}
