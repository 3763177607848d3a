/**
 * The one script of public pages. It waits until an island is wanted and only then fetches its code; React comes along
 * with the first island that needs it.
 */
type Mount = (element: HTMLElement, props: unknown) => void
type Load = () => Promise<{ default: Mount }>

const files = import.meta.glob<{ default: Mount }>([
  '/src/web/site/**/*.island.{ts,tsx}',
  '/src/features/*/web/site/**/*.island.{ts,tsx}',
])

const islands = new Map<string, Load>()
for (const [file, load] of Object.entries(files)) {
  const [, owner = 'site', name = ''] = /(?:features\/([^/]+).*|site)\/([^/]+)\.island\.tsx?$/.exec(file) ?? []
  islands.set(`${owner}/${name}`, load)
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  whenWanted(element, () => void wake(element))
}

async function wake(element: HTMLElement): Promise<void> {
  const load = islands.get(element.dataset.island ?? '')
  if (!load) throw new Error(`There is no island ${element.dataset.island}`)
  const [island] = await Promise.all([load(), element.dataset.needs === 'all' ? allStyles() : undefined])
  island.default(element, JSON.parse(element.dataset.props ?? '{}'))
  element.dataset.awake = ''
}

function whenWanted(element: HTMLElement, go: () => void): void {
  const wake = element.dataset.wake
  if (wake === 'idle') {
    soon(go)
  } else if (wake === 'signed-in') {
    soon(async () => {
      if (await isSignedIn()) go()
    })
  } else if (wake === 'visible') {
    const watcher = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watcher.disconnect()
      go()
    })
    watcher.observe(element)
  } else if (wake === 'interaction' && location.search === '') {
    const touched = new AbortController()
    const wakeOnce = () => {
      touched.abort()
      go()
    }
    for (const event of ['pointerenter', 'touchstart', 'focusin']) {
      const options = { signal: touched.signal, passive: true }
      element.addEventListener(event, wakeOnce, options)
    }
  } else {
    // Also what waits to be touched, when the address brings something along: a shared result, say, is shown at once.
    go()
  }
}

// Safari has no requestIdleCallback.
function soon(go: () => void): void {
  const later = globalThis.requestIdleCallback ?? setTimeout
  later(go)
}

/** The session is a cookie that scripts cannot see, so only the server knows. */
async function isSignedIn(): Promise<boolean> {
  const answer = await fetch('/api/auth/get-session').catch(() => undefined)
  return answer?.ok === true && (await answer.json()) !== null
}

// 'Get Started' for a public tool: see asGuest() in links.ts.
if (new URLSearchParams(location.search).get('as') === 'guest') {
  void Promise.all([import('./guest-arrival.ts'), isSignedIn()]).then(([{ arriveAsGuest }, signedIn]) =>
    arriveAsGuest(signedIn),
  )
}

let styles: Promise<unknown> | undefined

/** The page carries only the styles of what it shows; an island may show more. */
function allStyles(): Promise<unknown> {
  const href = document.documentElement.dataset.styles
  if (!href) return Promise.resolve()
  styles ??= new Promise(resolve => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
  return styles
}
