import { useLayoutEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { findRoute, withoutSlash } from '#routes/route-map.ts'
import { NotFound } from '#web/site/not-found.tsx'
import { lazyPage } from '#web/ui/lazy-part.tsx'
import { leavePage } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { FaultBoundary, PageFault } from './page-fault.tsx'
import { dashboardPageAt } from './page-modules.ts'

const AuthPage = lazyPage(async () => (await import('#features/account/web/auth-page.tsx')).AuthPage, PageFault)
const Dashboard = lazyPage(async () => (await import('./dashboard.tsx')).Dashboard, PageFault)

/** Everything that renders the page at an address. What cannot be fetched now is tried again, and explained, where it belongs. */
export async function loadPageAt(pathname: string): Promise<void> {
  const page = dashboardPageAt(pathname)
  const parts = page ? [Dashboard, page] : withoutSlash(pathname) === '/auth' ? [AuthPage] : []
  await Promise.allSettled(parts.map(part => part.load()))
}

export function Routes() {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  // Before the effects of the page that comes: what it says at once must not go with the one before.
  useLayoutEffect(() => {
    if (left.current !== pathname) leavePage()
    left.current = pathname
  }, [pathname])
  return (
    <>
      <FaultBoundary>
        <PageAt />
      </FaultBoundary>
      <Toaster />
    </>
  )
}

/**
 * The map of addresses has the answer; a router that tries patterns one after the other takes a slow phone two frames to find it.
 * Until a page's code is here the page before stays on the screen.
 */
function PageAt() {
  const { pathname, search } = useLocation()
  const route = findRoute(pathname)
  if (route.kind === 'redirect') return <Navigate to={route.to + search} replace />
  if (route.kind !== 'app') return <NotFound />
  return dashboardPageAt(pathname) ? dashboard : <AuthPage />
}

/** One and the same from page to page, so that its frame stands while what is in it changes. */
const dashboard = (
  <Dashboard>
    <FaultBoundary>
      <DashboardPageAt />
    </FaultBoundary>
  </Dashboard>
)

function DashboardPageAt() {
  const Page = dashboardPageAt(useLocation().pathname)
  return Page && <Page />
}
