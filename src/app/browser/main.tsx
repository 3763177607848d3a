import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { AuthProvider } from '#web/auth/auth-context.tsx'
import { keepForOffline } from '#web/offline/keep-for-offline.ts'
import { router } from './router.tsx'

const loadDrawers = async () => (await import('../drawers.ts')).guestDrawers

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <AuthProvider loadDrawers={loadDrawers}>
      <RouterProvider router={router} />
    </AuthProvider>
  </StrictMode>,
)

// Not in development: what changes as one types must never come from a cache.
if (import.meta.env.PROD) keepForOffline(import.meta.url)
