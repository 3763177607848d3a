import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { phoneBarWords } from '#web/words.ts'

export interface BarItem {
  to: string
  label: string
  icon: LucideIcon
  /** On these it is lit. */
  pages: readonly string[]
}

interface PhoneBarProps {
  items: readonly BarItem[]
  menuOpen: boolean
  onMore(): void
}

/** Under the thumb: the four places that a phone is opened for, and the menu. */
export function PhoneBar({ items, menuOpen, onMore }: PhoneBarProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={phoneBarWords.places} className="phone-bar no-print md:hidden">
      {items.map(({ to, label, icon: Icon, pages }) => (
        <Link
          key={to}
          to={to}
          className="phone-bar-item"
          aria-current={to === pathname ? 'page' : pages.includes(pathname) ? 'true' : undefined}
        >
          <Icon className="size-5" aria-hidden="true" />
          {label}
        </Link>
      ))}
      <button type="button" className="phone-bar-item" aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMore}>
        <Ellipsis className="size-5" aria-hidden="true" />
        {phoneBarWords.more}
      </button>
    </nav>
  )
}
