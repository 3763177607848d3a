import type { Browser, CDPSession } from 'playwright-core'
import { DASHBOARD_PAGES } from '#journey/route-map.ts'
import { becomeBuyer } from '../../tests/harness/buyers.ts'
import { newPerson } from '../../tests/harness/people.ts'
import { settled } from '../../tests/harness/settled.ts'

export interface Held {
  navigations: number
  heapMegabytes: number
  nodes: number
  listeners: number
}

/** What one tab holds on to after so many rounds through all pages of the dashboard, without loading anew. */
export async function navigations(browser: Browser, origin: string, rounds: number[]): Promise<Held[]> {
  const context = await newPerson(browser, {})
  await becomeBuyer(context, origin, 'closed')
  const page = await context.newPage()
  await page.goto(`${origin}/dashboard/application`)
  await settled(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  const held: Held[] = []
  for (let round = 1; round <= Math.max(...rounds); round += 1) {
    for (const name of DASHBOARD_PAGES) {
      // As a link does it, for pages that no menu names too.
      await page.evaluate(path => {
        history.pushState({ idx: history.length, key: String(history.length) }, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, `/dashboard/${name}`)
      await page.waitForURL(`**/dashboard/${name}`)
      await settled(page)
    }
    if (rounds.includes(round)) held.push({ navigations: round * DASHBOARD_PAGES.length, ...(await look(devtools)) })
  }
  await context.close()
  return held
}

async function look(devtools: CDPSession): Promise<Omit<Held, 'navigations'>> {
  // The second finds what the first one's finalisers let go.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    heapMegabytes: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}
