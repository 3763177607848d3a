import { arriveAsGuest } from './guest-arrival.ts'
import './language-choice.ts'

/**
 * The one script of public pages, inline in those that have islands. It waits until an island is wanted and only then
 * fetches its code; React comes along with the first island that needs it.
 */
type Mount = (element: HTMLElement, props: unknown) => void

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const go = () =>
    void wake(element).catch(error => {
      // Whoever reaches for an island whose code could not be fetched has it fetched again.
      whenTouched(element, go)
      throw error
    })
  whenWanted(element, go)
}

async function wake(element: HTMLElement): Promise<void> {
  const island = await load(element)
  island.default(element, JSON.parse(element.dataset.props ?? '{}'))
  element.dataset.hydrated = ''
}

/** The page names the island's file and what that imports: all of it is fetched in one round trip. */
function load({ dataset }: HTMLElement): Promise<{ default: Mount }> {
  const [file = '', ...imports] = (dataset.files ?? '').split(' ')
  for (const href of imports) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return import(/* @vite-ignore */ file)
}

function whenWanted(element: HTMLElement, go: () => void): void {
  const wake = element.dataset.wake
  if (wake === 'idle') {
    soon(go)
  } else if (wake === 'signed-in') {
    soon(async () => {
      if (!(await isSignedIn())) return
      // The header then offers the dashboard instead of an account.
      document.documentElement.dataset.signedIn = ''
      go()
    })
  } else if (wake === 'visible') {
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watcher.disconnect()
      go()
    })
    watcher.observe(element)
  } else if (wake === 'interaction' && location.search === '') {
    whenTouched(element, go)
  } else {
    // Also islands that wait for interaction, when the address carries data: a shared result, say, is shown at once.
    go()
  }
}

function whenTouched(element: HTMLElement, go: () => void): void {
  const touched = new AbortController()
  const wakeOnce = () => {
    touched.abort()
    go()
  }
  for (const event of ['pointerenter', 'touchstart', 'focusin']) {
    element.addEventListener(event, wakeOnce, { signal: touched.signal, passive: true })
  }
}

/** Once the first screen is painted: what can wait must not delay its fonts on a slow connection. */
function soon(go: () => void): void {
  const watcher = new PerformanceObserver(paints => {
    // On a slow machine the background is painted some time before anything on it.
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    watcher.disconnect()
    // Safari has no requestIdleCallback.
    const later = globalThis.requestIdleCallback ?? setTimeout
    later(go)
  })
  watcher.observe({ type: 'paint', buffered: true })
}

/** The session is a cookie that scripts cannot see, so only the server knows. `undefined` if it cannot be asked. */
async function isSignedIn(): Promise<boolean | undefined> {
  const answer = await fetch('/api/auth/get-session').catch(() => undefined)
  return answer?.ok ? (await answer.json()) !== null : undefined
}

// 'Get Started' for a public tool: see asGuest() in links.ts.
if (new URLSearchParams(location.search).get('as') === 'guest') {
  void isSignedIn().then(arriveAsGuest)
}
