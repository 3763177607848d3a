import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readSession } from '#web/auth/session.ts'
import { keepForOffline } from '#web/offline/keep-for-offline.ts'
import { forgetUnsent } from '#web/outbox/forget-unsent.ts'
import { TakeOver } from '#web/shell/take-over.tsx'
import { arriveAsGuest } from '#web/site/guest-arrival.ts'
import { loadDrawnParts } from '#web/ui/lazy-part.tsx'
import { App } from './app.tsx'
import { routes } from './routes.tsx'

/** Draws the first page when all that it needs is here: until then stands what came with it, and is drawn over but once. */
async function start(root: HTMLElement): Promise<void> {
  const [session] = await Promise.all([readSession(), loadFirstPage(), stylesThere()])
  const isSignedIn = session.ok && session.value !== null
  // What somebody else left unsent here is not this person's to see.
  if (session.ok && session.value) forgetUnsent(localStorage, session.value.user.id)
  const { search, pathname } = window.location
  // 'Try Free Now' leads here. Whoever is signed in goes on as they are.
  const asksToLookAround = pathname.startsWith('/dashboard') && new URLSearchParams(search).get('as') === 'guest'
  if (asksToLookAround) arriveAsGuest(isSignedIn)

  const { dataset } = document.documentElement
  const stands = dataset.stands !== undefined && !isSignedIn
  if (stands) await loadDrawnParts()
  // With something to go on from, the router leaves the page where somebody has scrolled it.
  const router = createBrowserRouter(routes, stands ? { hydrationData: {} } : {})
  const app = (
    <App session={session}>
      <TakeOver of={root}>
        <RouterProvider router={router} />
      </TakeOver>
    </App>
  )
  // In slices: a slow phone answers its owner's finger in between.
  startTransition(() => {
    const waiting = document.getElementById('waiting')
    if (stands) hydrateRoot(root, app)
    else {
      if (waiting) root.replaceChildren(...waiting.childNodes)
      dataset.stands = ''
      createRoot(root).render(app)
    }
    waiting?.remove()
  })
}

/** The router draws at once what it has; a page whose code is still on its way would be a second drawing. */
async function loadFirstPage(): Promise<void> {
  const found = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    found.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      // What cannot be fetched now is the router's to try again and to explain.
      const page = await route.lazy().catch(() => undefined)
      if (page) Object.assign(route, page, { lazy: undefined })
    }),
  )
}

/** A stylesheet that failed before anybody listened says no more; a page without it is better than none. */
const STYLES_PATIENCE_MS = 3_000

/** The stylesheet may be on its way still: what stands in the page brings only its own. */
async function stylesThere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise(done => {
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    setTimeout(done, STYLES_PATIENCE_MS)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

// Not in development: what changes as one types must never come from a cache.
if (import.meta.env.PROD) keepForOffline(import.meta.url)
