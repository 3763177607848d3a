import { useLayoutEffect, useRef } from 'react'
import { Outlet, type RouteObject, redirect, useLocation } from 'react-router'
import { REDIRECTS } from '#journey/route-map.ts'
import { NotFound } from '#web/site/not-found.tsx'
import { LoadingFrame, LoadingLine } from '#web/ui/loading-frame.tsx'
import { leavePage } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { PageFault } from './page-fault.tsx'
import { dashboardRoutes } from './page-modules.ts'

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
      <Outlet />
      <Toaster />
    </>
  )
}

/** The dashboard goes on showing the frame that came with the page. */
function FirstPageLoading() {
  return window.location.pathname.startsWith('/dashboard') ? <LoadingFrame /> : <LoadingLine />
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageFault />,
    // While the code of the first page is on its way; later pages keep the old one on screen.
    hydrateFallbackElement: <FirstPageLoading />,
    children: [
      // Before the pages: of two that fit an address equally well, the first is taken.
      ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, loader: redirectTo(to) })),
      {
        path: '/auth',
        lazy: async () => ({ Component: (await import('#features/account/web/auth-page.tsx')).AuthPage }),
      },
      {
        path: '/dashboard',
        lazy: async () => ({ Component: (await import('./dashboard.tsx')).Dashboard }),
        children: [{ errorElement: <PageFault />, children: dashboardRoutes }],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]

function redirectTo(path: string) {
  return ({ request }: { request: Request }) => redirect(path + new URL(request.url).search)
}
