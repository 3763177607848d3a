import type { Browser } from 'playwright-core'
import { DASHBOARD_PAGES, pageEntry } from '#routes/pages.ts'
import { becomeBuyer } from '../../tests/harness/buyers.ts'
import { newPerson } from '../../tests/harness/people.ts'
import { settled } from '../../tests/harness/settled.ts'

const SLOWER = 4

/** From pressing a link of the menu until its page stands there, in milliseconds, by path. */
export type PageChanges = [path: string, milliseconds: number][]

/** Opens every page of the menu three times, on a computer four times slower: the first time its code comes, the last ones count. */
export async function pageChanges(browser: Browser, origin: string): Promise<PageChanges> {
  const context = await newPerson(browser, {})
  await becomeBuyer(context, origin, 'account')
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard/application`)
  await settled(page)
  const paths = DASHBOARD_PAGES.filter(name => pageEntry(name).menu).map(name => `/dashboard/${name}`)
  const devtools = await context.newCDPSession(page)
  const times = new Map<string, number>()
  for (const round of [0, 1, 2]) {
    if (round === 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const path of paths) {
      const took = await page.evaluate(change, path)
      if (round > 0) times.set(path, Math.min(took, times.get(path) ?? Number.POSITIVE_INFINITY))
      // What a page does once it stands there is not the next one's.
      await page.waitForTimeout(1_000)
    }
  }
  await context.close()
  return [...times].sort(([, one], [, other]) => one - other)
}

/** Runs in the page. */
async function change(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`aside a[href="${path}"]`)
  const before = document.querySelector('main h1')
  if (!link) throw new Error(`No link to ${path}`)
  if (location.pathname === path) return Number.POSITIVE_INFINITY
  const pressed = performance.now()
  link.click()
  const isThere = () => {
    const heading = document.querySelector('main h1')
    return heading !== null && heading !== before && document.querySelector('main [aria-busy=true]') === null
  }
  while (!isThere() && performance.now() - pressed < 20_000)
    await new Promise(resolve => requestAnimationFrame(resolve))
  return performance.now() - pressed
}
