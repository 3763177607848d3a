import type { Browser, BrowserContext, Page } from 'playwright-core'
import { newPerson, type Screen, windowOf } from './people.ts'

/** A browser with one tab. */
export interface Tab {
  context: BrowserContext
  page: Page
}

interface KeptTab extends Tab {
  look: string
  screen: Screen
  /** Something was done to it that cannot be undone. */
  isSpoiled: boolean
}

/** Of this site, nothing to draw, no script: where a tab is cleared out, and where storage can be filled. */
const EMPTY_PAGE = '/healthz'

/**
 * Tabs that one test after the other uses. A new browser reads and compiles the app anew, which takes as long as most tests;
 * whoever comes next finds neither cookies nor anything stored, only the product's files in the cache.
 */
export function keptTabs(browser: Browser, origin: string) {
  const idle: KeptTab[] = []
  const taken = new Map<Page, KeptTab>()

  async function take(screen: Screen): Promise<Tab> {
    const look = `${screen.width} ${screen.theme}`
    const at = idle.findIndex(each => each.look === look)
    const [found] = at < 0 ? [] : idle.splice(at, 1)
    const tab = found ?? { ...(await newTab(browser, screen)), look, screen, isSpoiled: false }
    if (!found) watch(tab)
    taken.set(tab.page, tab)
    return tab
  }

  /** Everybody has left: clears up, or closes what cannot be cleared. */
  async function giveBack(page: Page): Promise<void> {
    const tab = taken.get(page)
    taken.delete(page)
    if (!tab) return
    if (tab.isSpoiled || page.isClosed()) return tab.context.close()
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
  await page.goto(origin + EMPTY_PAGE)
  await page.evaluate(kept => Object.assign(localStorage, kept), belongings)
}

/** Scripts that come before a page's own, and what is done with the developer's tools, stay for good. */
function watch(tab: KeptTab): void {
  const onPage = ['addInitScript', 'exposeFunction', 'exposeBinding']
  spoiledBy(tab, tab.page, onPage)
  spoiledBy(tab, tab.context, [...onPage, 'newCDPSession'])
}

function spoiledBy(tab: KeptTab, target: object, methods: string[]): void {
  for (const method of methods) {
    const usual: (...args: unknown[]) => unknown = Reflect.get(target, method).bind(target)
    Reflect.set(target, method, (...args: unknown[]) => {
      tab.isSpoiled = true
      return usual(...args)
    })
  }
}

async function clear({ context, page, screen }: KeptTab, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog'] as const) page.removeAllListeners(event)
  context.removeAllListeners('request')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.setViewportSize(windowOf(screen))
  await page.emulateMedia({ media: null, colorScheme: screen.theme ?? 'light', reducedMotion: 'reduce' })
  // On a page without scripts, so that nobody writes after us.
  await page.goto(origin + EMPTY_PAGE)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.clearCookies()
}
