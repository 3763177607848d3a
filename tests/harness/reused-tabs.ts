import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core'
import { newPerson, type Screen, windowOf } from './people.ts'

/** A browser with one tab. */
export interface Tab {
  context: BrowserContext
  page: Page
}

interface ReusedTab extends Tab {
  look: string
  screen: Screen
  /** What would stay for good: scripts that come before a page's own, and what is done with the developer's tools. */
  additions: Addition[]
  /** Its clock was set, which cannot be taken back: timers and the browser's own measurements are made up from then on. */
  hasMadeUpTime: boolean
}

type Addition = Disposable | CDPSession

/** What tests listen to. */
const PAGE_EVENTS = [
  'console',
  'pageerror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'dialog',
] as const

/** Of this site, nothing to render, no script: where a tab is cleared out and somebody is before the test begins. */
export const PLAIN_PAGE = '/healthz'

/**
 * Tabs that one test after the other uses. A new browser reads and compiles the app anew, which takes as long as most tests;
 * whoever comes next finds neither cookies nor anything stored, only the product's files in the cache.
 */
export function reusedTabs(browser: Browser, origin: string) {
  const idle: ReusedTab[] = []
  const taken = new Map<Page, ReusedTab>()

  async function take(screen: Screen): Promise<Tab> {
    const { width = 1280, theme = 'light', locale = '' } = screen
    const look = `${width} ${theme} ${locale}`
    const at = idle.findIndex(each => each.look === look)
    const [found] = at < 0 ? [] : idle.splice(at, 1)
    const tab = found ?? {
      ...(await newTab(browser, { ...screen, baseURL: origin })),
      look,
      screen,
      additions: [],
      hasMadeUpTime: false,
    }
    if (!found) watch(tab)
    taken.set(tab.page, tab)
    return tab
  }

  /** Everybody has left: clears up, or closes what cannot be cleared. */
  async function giveBack(page: Page): Promise<void> {
    const tab = taken.get(page)
    taken.delete(page)
    if (!tab) return
    if (page.isClosed() || tab.hasMadeUpTime) return tab.context.close()
    await clear(tab, origin)
    idle.push(tab)
  }

  return { take, giveBack }
}

export async function newTab(browser: Browser, screen: Screen): Promise<Tab> {
  const context = await newPerson(browser, screen)
  return { context, page: await context.newPage() }
}

/** What is stored there before the first page is opened. */
export async function store(page: Page, origin: string, belongings: Record<string, string>): Promise<void> {
  await page.goto(origin + PLAIN_PAGE)
  await page.evaluate(stored => Object.assign(localStorage, stored), belongings)
}

function watch(tab: ReusedTab): void {
  const onPage = ['addInitScript', 'exposeFunction', 'exposeBinding']
  remember(tab, tab.page, onPage)
  remember(tab, tab.context, [...onPage, 'newCDPSession'])
  for (const method of ['install', 'setFixedTime', 'setSystemTime']) {
    instead(tab.context.clock, method, usual => {
      tab.hasMadeUpTime = true
      return usual()
    })
  }
}

function remember(tab: ReusedTab, target: object, methods: string[]): void {
  for (const method of methods) {
    instead(target, method, async usual => {
      const added = (await usual()) as Addition
      tab.additions.push(added)
      return added
    })
  }
}

/** Whoever calls the method has this done, which calls the usual one. */
function instead(target: object, method: string, work: (usual: () => unknown) => unknown): void {
  const usual: (...args: unknown[]) => unknown = Reflect.get(target, method)
  Reflect.set(target, method, (...args: unknown[]) => work(() => usual.apply(target, args)))
}

async function takeAway(added: Addition): Promise<void> {
  if (!('detach' in added)) return added.dispose()
  // Whoever has detached it already is right.
  await added.detach().catch(() => undefined)
}

async function clear({ context, page, screen, additions }: ReusedTab, origin: string): Promise<void> {
  for (const added of additions.splice(0)) await takeAway(added)
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  context.removeAllListeners('request')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.setViewportSize(windowOf(screen))
  const { theme = 'light' } = screen
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: theme, reducedMotion: 'reduce' })
  // On a page without scripts, so that nobody writes after us.
  await page.goto(origin + PLAIN_PAGE)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.clearCookies()
}
