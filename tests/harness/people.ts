import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { HOME_ZONE } from './accounts.ts'
import { requireChromium } from './chromium.ts'

export interface Screen {
  /** 390 is a phone (with touch), 1280 a desk. */
  width?: number
  theme?: 'light' | 'dark'
  /** false: JavaScript is switched off. */
  scripts?: boolean
  /** The service worker may run. Elsewhere it would answer for a network that a test counts, slows or cuts. */
  worker?: boolean
  /** What the browser asks for; American English unless said. */
  locale?: string
  /** What an address without one begins with. */
  baseURL?: string | undefined
  /** What the browser has stored by then. */
  storageState?: BrowserContextOptions['storageState'] | undefined
}

export async function launchBrowser(...more: string[]): Promise<Browser> {
  const { executablePath, args } = requireChromium()
  return chromium.launch({ executablePath, args: [...args, ...more] })
}

function windowOf({ width = 1280 }: Screen): { width: number; height: number } {
  return { width, height: isPhone(width) ? 844 : 900 }
}

const isPhone = (width: number) => width < 768

/** Not what is tested: a busy machine is slow. */
const PATIENCE_MS = 60_000

/** Somebody who has never been here: no cookies, nothing stored. */
export async function newPerson(browser: Browser, screen: Screen): Promise<BrowserContext> {
  const { width = 1280, theme = 'light', scripts = true, worker = false, locale = 'en-US' } = screen
  const { baseURL, storageState } = screen
  const context = await browser.newContext({
    viewport: windowOf(screen),
    hasTouch: isPhone(width),
    isMobile: isPhone(width),
    colorScheme: theme,
    javaScriptEnabled: scripts,
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: 'reduce',
    timezoneId: HOME_ZONE,
    locale,
    ...(baseURL && { baseURL }),
    ...(storageState && { storageState }),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}
