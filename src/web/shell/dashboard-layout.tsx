import { PanelLeft } from 'lucide-react'
import { type ComponentType, memo, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { createPath, Navigate, useLocation } from 'react-router'
import { titleAt } from '#routes/pages.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { LoanSwitcher } from '#web/loans/loan-switcher.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingFrame } from '#web/ui/loading-frame.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { dashboardLayoutWords } from '#web/words.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { type PageTab, PageTabs } from './page-tabs.tsx'
import { type BarItem, PhoneBar } from './phone-bar.tsx'
import { useScrollPlaces } from './scroll-places.ts'
import { type SidebarState, useSidebarState } from './sidebar-state.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useFind } from './use-find.ts'
import { UserMenu } from './user-menu.tsx'

const NoConnection = lazyPart(async () => (await import('./no-connection.tsx')).NoConnection)
const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu, { missing: 'note' })

export interface MenuProps {
  collapsed?: boolean
  onNavigate?: () => void
  onFind(): void
}

interface DashboardSlots {
  /** The menu of the loan that one is in. */
  menu: ComponentType<MenuProps>
  /** At the foot of a phone. */
  bar: readonly BarItem[]
  /** The pages that belong to the one at an address. */
  tabsAt(pathname: string): { label: string; tabs: readonly PageTab[] } | undefined
  /** Finds pages, words and what is one’s own. */
  find: ComponentType<{ onClose(): void }>
  /** Beside the user menu: the notification bell. */
  tools?: ReactNode
  /** Above every page: what must not be missed. */
  notices?: ReactNode
  /** The page. */
  children: ReactNode
}

/** The dashboard is for accounts and guests; anyone else signs in first and then comes back to where they were going. */
export function DashboardLayout(slots: DashboardSlots) {
  const auth = useAuth()
  const location = useLocation()
  if (auth.loading) return <LoadingFrame />
  if (auth.unreachable && !auth.isGuest) {
    return (
      <Dashboard {...slots}>
        <Suspense>
          <NoConnection onRetry={auth.refresh} />
        </Suspense>
      </Dashboard>
    )
  }
  if (!auth.user && !auth.isGuest) {
    return <Navigate to="/auth" replace state={{ from: createPath(location) }} />
  }
  return <Dashboard {...slots} />
}

/** Does not change with the address: what follows it are the links, the breadcrumbs and the page. */
const Dashboard = memo(function Dashboard(slots: DashboardSlots) {
  const { menu: Menu, bar, tabsAt, find: Find, tools, notices, children } = slots
  const { user, isGuest } = useAuth()
  const sidebar = useSidebarState()
  const find = useFind(sidebar.closeSheet)
  const main = useRef<HTMLElement>(null)
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2.5"
      >
        {dashboardLayoutWords.skipContent}
      </a>
      <Header sidebar={sidebar} tools={tools} />
      <Suspense>
        {sidebar.sheetOpen && (
          <PhoneMenu onClose={sidebar.closeSheet}>
            <Menu onNavigate={sidebar.closeSheet} onFind={find.show} />
          </PhoneMenu>
        )}
        {find.isOpen && <Find onClose={find.close} />}
      </Suspense>
      <aside
        className={classNames(
          'no-print fixed top-15 bottom-0 left-0 overflow-y-auto border-r border-line bg-sunk max-md:hidden',
          sidebar.expanded ? 'w-[16rem]' : 'w-[3rem]',
        )}
      >
        <Menu collapsed={!sidebar.expanded} onFind={find.show} />
      </aside>
      <div
        className={classNames('pt-15 print:pt-0', sidebar.expanded ? 'md:pl-[16rem]' : 'md:pl-[3rem]', 'print:pl-0')}
      >
        <PageTabs tabsAt={tabsAt} />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="mx-auto max-w-6xl px-4 pt-4 pb-22 outline-none md:px-7 md:py-7"
        >
          <LanguageOffer />
          {(user || isGuest) && <ConnectionNote />}
          {notices}
          {children}
        </main>
      </div>
      <PhoneBar items={bar} menuOpen={sidebar.sheetOpen} onMore={sidebar.toggle} />
      <PageChange main={main} />
    </div>
  )
})

function Header({ sidebar, tools }: { sidebar: SidebarState; tools: ReactNode }) {
  const { user, isGuest } = useAuth()
  return (
    <header
      data-fixed-header=""
      className="no-print fixed inset-x-0 top-0 z-30 flex h-15 items-center gap-1 border-b border-line bg-paper px-2 md:gap-3 md:pr-5"
    >
      <Button
        variant="quiet"
        square
        aria-label={dashboardLayoutWords.toggleSidebar}
        aria-expanded={sidebar.phone ? sidebar.sheetOpen : sidebar.expanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={sidebar.toggle}
        icon={<PanelLeft className="size-5" aria-hidden="true" />}
      />
      <div className="logo-room md:flex-none">
        <a
          href="/"
          aria-label={dashboardLayoutWords.keyturnHome}
          className="inline-flex min-h-11 items-center text-ink no-underline"
        >
          <Logo />
        </a>
      </div>
      {(user || isGuest) && <LoanSwitcher />}
      <Breadcrumbs className="mr-auto ml-6 hidden md:block" />
      {tools}
      <ThemeToggle />
      <UserMenu />
    </header>
  )
}

/** A new page starts at its top for the eye and for a screen reader: its title is set and focus moves into it. */
function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const title = titleAt(pathname)
  const first = useRef(true)
  useEffect(() => {
    if (title) document.title = `${title} · Keyturn`
  }, [title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about arriving at another path.
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [pathname])
  useScrollPlaces()
  return null
}
