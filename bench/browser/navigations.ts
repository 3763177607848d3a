import type { Browser, CDPSession, Page } from 'playwright-core'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
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
  let done = 0
  for (const round of rounds) {
    await walk(page, round - done)
    done = round
    held.push({ navigations: round * DASHBOARD_PAGES.length, ...(await look(devtools)) })
  }
  await context.close()
  return held
}

/** All in one call: every script that is sent from outside stays in the page's memory and would count as the product's. */
async function walk(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ([names, times]) => {
      const isThere = () =>
        [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility()).length === 1 &&
        document.querySelector('[aria-busy=true], .breathes') === null
      for (let time = 0; time < times; time += 1)
        for (const name of names) {
          // As a link does it, for pages that no menu names too.
          history.pushState({ idx: history.length, key: name }, '', `/dashboard/${name}`)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
          // The old page stays until the new one's code is here; then two frames are enough to see what it lacks.
          await new Promise(resolve => setTimeout(resolve, 100))
          const deadline = performance.now() + 20_000
          while (!isThere() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 30))
        }
    },
    [DASHBOARD_PAGES, rounds] as const,
  )
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
