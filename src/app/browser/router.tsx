import { createBrowserRouter, Navigate, Outlet, redirect } from 'react-router'
import { NotFound } from '#web/site/not-found.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { dashboardRoutes } from './dashboard-pages.ts'
import { PageFault } from './page-fault.tsx'

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <PageFault />,
    // While the code of the first page is on its way; later pages keep the old one on screen.
    hydrateFallbackElement: <p className="p-8 text-muted">Loading...</p>,
    children: [
      {
        path: '/auth',
        lazy: async () => ({ Component: (await import('#features/account/web/auth-page.tsx')).AuthPage }),
      },
      {
        path: '/dashboard',
        lazy: async () => ({ Component: (await import('./dashboard.tsx')).Dashboard }),
        children: [
          { index: true, element: <Navigate to="/dashboard/application" replace /> },
          { path: 'lending-comparison', loader: ({ request }) => moved(request, '/dashboard/comparison') },
          { errorElement: <PageFault />, children: dashboardRoutes },
        ],
      },
      { path: '/application', loader: ({ request }) => moved(request, '/dashboard/application') },
      { path: '*', element: <NotFound /> },
    ],
  },
])

function moved(request: Request, to: string): Response {
  return redirect(to + new URL(request.url).search)
}
