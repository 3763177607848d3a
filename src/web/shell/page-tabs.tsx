import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

export interface PageTab {
  to: string
  label: string
}

/** The pages that belong to this one, on a phone, where the menu is not beside them. */
export function PageTabs({
  tabsAt,
}: {
  tabsAt(pathname: string): { label: string; tabs: readonly PageTab[] } | undefined
}) {
  const { pathname } = useLocation()
  const here = useRef<HTMLAnchorElement>(null)
  // The row may be wider than the phone. Only the row moves, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about arriving at another tab.
  useEffect(() => {
    const row = here.current?.closest('ul')
    if (row && here.current) row.scrollLeft = here.current.offsetLeft - row.offsetLeft - 16
  }, [pathname])
  const section = tabsAt(pathname)
  if (!section) return null
  return (
    <nav aria-label={section.label} className="no-print md:hidden">
      <ul className="page-tabs">
        {section.tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end ref={to === pathname ? here : undefined} className="page-tab">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
