import type { Browser } from 'playwright-core'
import { INITIAL_DATA } from '#routes/initial-data.ts'
import { becomeBuyer } from '../../tests/harness/buyers.ts'
import { newPerson } from '../../tests/harness/people.ts'
import { settled } from '../../tests/harness/settled.ts'

/** Scripts as they came over the wire, without headers, in kB of 1000 bytes. */
export interface FirstLoad {
  /** There before the answer stood on the screen. */
  untilAnswer: number
  /** With the picture, what stands below and the bell, which come by themselves afterwards. */
  inAll: number
}

/** The comparison in a browser without a cache. */
export async function firstLoad(browser: Browser, url: string, encoding: 'gzip' | 'br'): Promise<FirstLoad> {
  const context = await newPerson(browser, {})
  await becomeBuyer(context, new URL(url).origin, 'guest')
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      // The sample that came with the page is nobody's answer who has kept something here: it is never shown to them.
      const isDrawn = document.documentElement.dataset.prerendered !== undefined
      if (!isDrawn || !document.querySelector('[data-testid=answer-figure]')) return
      performance.mark('answer')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': encoding } })
  await page.goto(url)
  await settled(page)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => {
    const [answer] = performance.getEntriesByName('answer')
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(entry => ({ bytes: entry.encodedBodySize, isEarly: entry.responseEnd < (answer?.startTime ?? 0) }))
  })
  await context.close()
  const kilobytes = (some: typeof loaded) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    untilAnswer: kilobytes(loaded.filter(({ isEarly }) => isEarly)),
    inAll: kilobytes(loaded),
  }
}

/** Requests of a browser without a cache. */
export interface Requests {
  /** When the answer stood on the screen: with the HTML, where the page came whole. */
  untilAnswer: number
  /** When the page's code had taken over, and everything could be pressed. */
  untilAwake: number
}

export async function countRequests(browser: Browser, url: string, cookie?: string): Promise<Requests> {
  const context = await newPerson(browser, { width: 390 })
  if (cookie) await context.setExtraHTTPHeaders({ cookie })
  const page = await context.newPage()
  let asked = 0
  page.on('request', () => {
    asked += 1
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const answers = document.querySelector('main :is(p, h2, form)')
    return document.documentElement.dataset.hydrated !== undefined && answers !== null
  })
  const untilAwake = asked
  const isDrawn = await page.evaluate(id => document.getElementById(id) !== null, INITIAL_DATA)
  const beforePaint = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (painted?.startTime ?? 0))
    return before.length + 1
  })
  await context.close()
  return { untilAnswer: cookie && !isDrawn ? untilAwake : beforePaint, untilAwake }
}
