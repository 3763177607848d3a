import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readSession } from '#web/auth/session.ts'
import { keepForOffline } from '#web/offline/keep-for-offline.ts'
import { forgetUnsent } from '#web/outbox/forget-unsent.ts'
import { TakeOver } from '#web/shell/take-over.tsx'
import { arriveAsGuest } from '#web/site/guest-arrival.ts'
import { loadDrawnParts } from '#web/ui/lazy-part.tsx'
import { App } from './app.tsx'
import { loadPageAt, Routes } from './routes.tsx'

/** Draws the first page when all that it needs is here: until then stands what came with it, and is drawn over but once. */
async function start(root: HTMLElement): Promise<void> {
  const [session] = await Promise.all([readSession(), loadPageAt(window.location.pathname)])
  const isSignedIn = session.ok && session.value !== null
  // What somebody else left unsent here is not this person's to see.
  if (session.ok && session.value) forgetUnsent(localStorage, session.value.user.id)
  const { search, pathname } = window.location
  // 'Try Free Now' leads here. Whoever is signed in goes on as they are.
  const asksToLookAround = pathname.startsWith('/dashboard') && new URLSearchParams(search).get('as') === 'guest'
  if (asksToLookAround) arriveAsGuest(isSignedIn)

  const { dataset } = document.documentElement
  const stands = dataset.stands !== undefined && !isSignedIn && (await loadDrawnParts())
  const app = (
    <App session={session}>
      <TakeOver of={root}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
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

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

// Not in development: what changes as one types must never come from a cache.
if (import.meta.env.PROD) keepForOffline(import.meta.url)
