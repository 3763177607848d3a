import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { accepted } from '#resources/problem.ts'
import { CLAIMS_META, claimsIn } from '#routes/claim-marks.ts'
import { type Claims, EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { INITIAL_DATA, type InitialData } from '#routes/initial-data.ts'
import { setFlash, takeFlash } from '#web/auth/flash.ts'
import { clearOtherAccounts } from '#web/auth/forget-account.ts'
import { readSession, signedInAs } from '#web/auth/session.ts'
import { cacheForOffline } from '#web/offline/cache-for-offline.ts'
import { setProblemTranslator } from '#web/remote/api.ts'
import { setPageUser } from '#web/remote/page-user.ts'
import { arriveAsGuest } from '#web/site/guest-arrival.ts'
import { browserStorage, tabStorage } from '#web/storage/browser-storage.ts'
import { toast } from '#web/ui/toast.ts'
import { App } from './app.tsx'
import { translateProblem } from './problem-language.ts'
import { loadPageAt, Routes } from './routes.tsx'

/** Renders the first page once it is known who is signed in; until then the frame in the HTML is shown. */
async function start(root: HTMLElement): Promise<void> {
  const sent = initialData()
  const asked = sent ? accepted(signedInAs(sent.session)) : readSession()
  const [session] = await Promise.all([asked, loadPageAt(window.location.pathname)])
  const isSignedIn = session.ok && session.value !== null
  if (session.ok) arriveAs(session.value?.user.id)
  const { search, pathname } = window.location
  // 'Try Free Now' leads here. Whoever is signed in goes on as they are.
  const wantsGuestMode = pathname.startsWith('/dashboard') && new URLSearchParams(search).get('as') === 'guest'
  if (wantsGuestMode) arriveAsGuest(session.ok ? isSignedIn : undefined)

  const app = (
    <App session={session} sent={sent} claims={siteClaims()}>
      <WithoutInert root={root}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </WithoutInert>
    </App>
  )
  // A page that was prerendered for a first visit is inert until now (see first-visit.ts).
  // In a transition React renders in slices, and the browser answers in between.
  startTransition(() => {
    if (root.inert && !isSignedIn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

function WithoutInert({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.inert = false
  }, [root])
  return children
}

function arriveAs(user_id: string | undefined): void {
  setPageUser(user_id)
  const { ended, unsent } = clearOtherAccounts(browserStorage, user_id)
  if (ended) setFlash(tabStorage, { why: 'session-ended', unsent })
  const note = takeFlash(tabStorage, 'other-account')
  // Said once in a long while: its words come when they are needed.
  if (note) void import('#web/auth/left-words.ts').then(words => toast(words.otherAccountNote(note.unsent)))
}

/** Read once and gone: what stands in a document stays there as long as it does. */
function initialData(): InitialData | null {
  const element = document.getElementById(INITIAL_DATA)
  element?.remove()
  return JSON.parse(element?.textContent ?? 'null')
}

/** The server has put them into the page's head; where none stands in front, in development, they are examples. */
function siteClaims(): Claims {
  const meta = document.querySelector(`meta[name=${CLAIMS_META}]`)
  return claimsIn(meta?.getAttribute('content'), EXAMPLE_CLAIMS)
}

setProblemTranslator(translateProblem)
// No page waits for it; the browser offers to install a moment after the page is there.
void import('#web/install/install-offer.ts').then(({ holdInstallPrompt }) => holdInstallPrompt()).catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

// Not in development: what changes as one types must never come from a cache.
if (import.meta.env.PROD) cacheForOffline(import.meta.url)
