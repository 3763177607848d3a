import { useLayoutEffect, useRef } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { REDIRECTS } from '#journey/route-map.ts'
import { NotFound } from '#web/site/not-found.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { leavePage } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { FaultBoundary, PageFault } from './page-fault.tsx'
import { dashboardRoutes } from './page-modules.ts'

const AuthPage = lazyPart(async () => (await import('#features/account/web/auth-page.tsx')).AuthPage, {
  missing: PageFault,
})
const Dashboard = lazyPart(async () => (await import('./dashboard.tsx')).Dashboard, { missing: PageFault })

function Root() {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  // Before the effects of the page that comes: what it says at once must not go with the one before.
  useLayoutEffect(() => {
    if (left.current !== pathname) leavePage()
    left.current = pathname
  }, [pathname])
  return (
    <>
      <Pages />
      <Toaster />
    </>
  )
}

function Pages() {
  return (
    <FaultBoundary>
      <Outlet />
    </FaultBoundary>
  )
}

function Redirect({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />
}

/** `handle` fetches the code of a page. Until it is here the page before stays on the screen. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      // Before the pages: of two that fit an address equally well, the first is taken.
      ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
      { path: '/auth', Component: AuthPage, handle: AuthPage.load },
      {
        path: '/dashboard',
        Component: Dashboard,
        handle: Dashboard.load,
        children: [{ Component: Pages, children: dashboardRoutes }],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]

export function Routes() {
  return useRoutes(routes)
}
