import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { CLAIMS_META, claimsIn } from '#journey/claim-marks.ts'
import { type Claims, EXAMPLE_CLAIMS } from '#journey/claims.ts'
import { accepted } from '#journey/refusal.ts'
import { SENT_ALONG, type SentAlong } from '#journey/sent-along.ts'
import { readSession, signedInAs } from '#web/auth/session.ts'
import { keepForOffline } from '#web/offline/keep-for-offline.ts'
import { forgetUnsent } from '#web/outbox/forget-unsent.ts'
import { TakeOver } from '#web/shell/take-over.tsx'
import { arriveAsGuest } from '#web/site/guest-arrival.ts'
import { loadDrawnParts } from '#web/ui/lazy-part.tsx'
import { App } from './app.tsx'
import { loadPageAt, Routes } from './routes.tsx'

/** Draws the first page when all that it needs is here: until then stands what came with it, and is drawn over but once. */
async function start(root: HTMLElement): Promise<void> {
  const sent = sentAlong()
  const asked = sent ? accepted(signedInAs(sent.session)) : readSession()
  const [session] = await Promise.all([asked, loadPageAt(window.location.pathname)])
  const isSignedIn = session.ok && session.value !== null
  // What somebody else left unsent here is not this person's to see.
  if (session.ok && session.value) forgetUnsent(localStorage, session.value.user.id)
  const { search, pathname } = window.location
  // 'Try Free Now' leads here. Whoever is signed in goes on as they are.
  const asksToLookAround = pathname.startsWith('/dashboard') && new URLSearchParams(search).get('as') === 'guest'
  if (asksToLookAround) arriveAsGuest(isSignedIn)

  const { dataset } = document.documentElement
  const isTheirs = dataset.stands !== undefined && isSignedIn === (sent !== null)
  const stands = isTheirs && (await loadDrawnParts())
  const app = (
    <App session={session} sent={sent} claims={siteClaims()}>
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

function sentAlong(): SentAlong | null {
  return JSON.parse(document.getElementById(SENT_ALONG)?.textContent ?? 'null')
}

/** The server has put them into the page's head; where none stands in front, in development, they are examples. */
function siteClaims(): Claims {
  const meta = document.querySelector(`meta[name=${CLAIMS_META}]`)
  return claimsIn(meta?.getAttribute('content'), EXAMPLE_CLAIMS)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

// Not in development: what changes as one types must never come from a cache.
if (import.meta.env.PROD) keepForOffline(import.meta.url)
