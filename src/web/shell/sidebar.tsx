import { ChevronDown, type LucideIcon, Search } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { sidebarWords } from '#web/words.ts'
import { useFoldedGroups } from './folded-groups.ts'

export interface MenuItem {
  to: string
  label: string
  icon: LucideIcon
  /** Fetches the page's code before it is wanted. */
  loadAhead?(): void
  /** Behind the other front door: a full load. */
  isPublic?: boolean
}

export interface MenuGroupOf {
  key: string
  label: string
  items: readonly MenuItem[]
  /** Until somebody opens it. */
  isFolded: boolean
}

export interface MenuOf {
  /** What helps most now. */
  block: { label: string; items: readonly MenuItem[] }
  groups: readonly MenuGroupOf[]
}

interface SidebarMenuProps {
  menu: MenuOf
  collapsed?: boolean
  onNavigate?: () => void
  onFind(): void
}

/** The menu: with words, or as icons that say their name on hover and to a screen reader. */
export function SidebarMenu({ menu, collapsed = false, onNavigate, onFind }: SidebarMenuProps) {
  const { pathname } = useLocation()
  const folded = useFoldedGroups()
  const links = (items: readonly MenuItem[]) => (
    <ul className="flex flex-col gap-0.5">
      {items.map(item => (
        <li key={item.to}>
          <MenuLink item={item} collapsed={collapsed} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={classNames('flex flex-col', collapsed ? 'gap-3 p-0.5' : 'gap-4 p-3')}>
      <FindButton collapsed={collapsed} onFind={onFind} />
      <nav aria-label={sidebarWords.dashboard} className={classNames('flex flex-col', collapsed ? 'gap-3' : 'gap-2')}>
        <div>
          <h2 className={collapsed ? 'sr-only' : 'menu-heading'}>{menu.block.label}</h2>
          <div className="rounded-md bg-action-soft">{links(menu.block.items)}</div>
        </div>
        {menu.groups.map(group => {
          // As icons there is no room for what is folded, and no word to open it by.
          if (collapsed) return group.key === 'more' ? null : <div key={group.key}>{links(group.items)}</div>
          const isOpen = folded.chosen(group.key) ?? (!group.isFolded || group.items.some(({ to }) => to === pathname))
          return (
            <div key={group.key}>
              <h2 className="font-sans">
                <button
                  type="button"
                  className="menu-heading menu-fold"
                  aria-expanded={isOpen}
                  onClick={() => folded.choose(group.key, !isOpen)}
                >
                  <span>{group.label}</span>
                  <span className="flex items-center gap-2">
                    {!isOpen && <span aria-hidden="true">{group.items.length}</span>}
                    <ChevronDown className={classNames('size-4', isOpen && 'rotate-180')} aria-hidden="true" />
                  </span>
                </button>
              </h2>
              {isOpen && links(group.items)}
            </div>
          )
        })}
      </nav>
    </div>
  )
}

function FindButton({ collapsed, onFind }: { collapsed: boolean; onFind(): void }) {
  return (
    <button
      type="button"
      onClick={onFind}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={collapsed ? sidebarWords.find : undefined}
      className={
        collapsed ? 'flex min-h-11 cursor-pointer items-center justify-center rounded-md hover:bg-hover' : 'find-field'
      }
    >
      <Search className="size-4.5 flex-none text-muted" aria-hidden="true" />
      <span className={collapsed ? 'sr-only' : 'flex-1 text-left'}>{sidebarWords.find}</span>
      {!collapsed && (
        <span className="find-keys max-md:hidden" aria-hidden="true">
          {sidebarWords.findKeys}
        </span>
      )}
    </button>
  )
}

interface MenuLinkProps {
  item: MenuItem
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

function MenuLink({ item: { to, label, icon: Icon, loadAhead, isPublic }, collapsed, onNavigate }: MenuLinkProps) {
  const look = (isActive: boolean) =>
    classNames(
      'flex min-h-11 items-center gap-3 rounded-md text-sm no-underline',
      collapsed ? 'justify-center' : 'px-2.5',
      isActive ? 'bg-surface font-[560] text-action-text shadow-lift' : 'text-ink hover:bg-hover',
    )
  const content = (
    <>
      <Icon className="size-4.5 flex-none" aria-hidden="true" />
      <span className={collapsed ? 'sr-only' : undefined}>{label}</span>
    </>
  )
  const title = collapsed ? label : undefined
  if (isPublic) {
    return (
      <a href={to} title={title} className={look(false)}>
        {content}
      </a>
    )
  }
  return (
    <NavLink
      to={to}
      end
      onClick={onNavigate}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      title={title}
      className={({ isActive }) => look(isActive)}
    >
      {content}
    </NavLink>
  )
}
