import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { sidebarWords } from '#web/words.ts'

export interface MenuSection {
  label: string
  items: { page: string; label: string; icon: LucideIcon; loadAhead(): void }[]
}

/** The menu: with words, or as icons that say their name on hover and to a screen reader. */
export function SidebarMenu(props: { menu: MenuSection[]; collapsed?: boolean; onNavigate?: () => void }) {
  const { collapsed = false } = props
  return (
    <nav
      aria-label={sidebarWords.dashboard}
      className={classNames('flex flex-col', collapsed ? 'gap-3 p-0.5' : 'gap-5 p-3')}
    >
      {props.menu.map(group => (
        <div key={group.label}>
          <h2 className={collapsed ? 'sr-only' : 'px-2.5 pb-1 font-sans text-xs font-[560] tracking-normal text-muted'}>
            {group.label}
          </h2>
          <ul className="flex flex-col gap-0.5">
            {group.items.map(({ page, label, icon: Icon, loadAhead }) => (
              <li key={page}>
                <NavLink
                  to={`/dashboard/${page}`}
                  onClick={props.onNavigate}
                  onPointerEnter={loadAhead}
                  onFocus={loadAhead}
                  title={collapsed ? label : undefined}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-11 items-center gap-3 rounded-md text-sm no-underline',
                      collapsed ? 'justify-center' : 'px-2.5',
                      isActive ? 'bg-surface font-[560] text-action-text shadow-lift' : 'text-ink hover:bg-hover',
                    )
                  }
                >
                  <Icon className="size-4.5 flex-none" aria-hidden="true" />
                  <span className={collapsed ? 'sr-only' : undefined}>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
