import { type ReactElement, type ReactNode, useId } from 'react'

interface MenuProps {
  /** What one chooses from, for the ear. */
  label: string
  /** The button that opens it: it hands on the id as its `popoverTarget`. */
  trigger(popoverTarget: string): ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/** A list of buttons that hangs below another. The browser opens it, and closes it at Escape or a click beside it. */
export function Menu({ label, trigger, align = 'end', children }: MenuProps) {
  const id = useId()
  return (
    <div className="flex min-w-0">
      {trigger(id)}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div id={id} popover="auto" role="group" aria-label={label} className="menu appears" data-align={align}>
        {children}
      </div>
    </div>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  destructive?: boolean
  /** One is there already. */
  current?: boolean
  lang?: string
  onSelect(): void
  children: ReactNode
}

export function MenuItem({ icon, destructive, current, lang, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      lang={lang}
      className="menu-item"
      aria-current={current || undefined}
      data-destructive={destructive || undefined}
      onClick={event => {
        // First of all: a dialog that opens now gives the focus back to the button that the menu hangs on.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect()
      }}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </button>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm">{children}</div>
}

export function MenuSeparator() {
  return <hr className="my-1.5 h-px border-0 bg-line" />
}
