import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { becomeGuest } from '../../tests/harness/accounts.ts'
import { newPerson } from '../../tests/harness/people.ts'
import { settled } from '../../tests/harness/settled.ts'

export interface Interactions {
  count: number
  /** From the key or the click to the next paint, in milliseconds: the worst, but for one in fifty, as the measure is defined. */
  inp: number
  worst: number
  median: number
  /** What the page's thread was busy for one keystroke, in milliseconds. */
  busyPerKey: number
  /** The slowest, by what was done. */
  slowest: string
}

const LENDERS = 20
const SLOWER = 4

/** Works on the comparison of twenty lenders as somebody would, on a computer four times slower than this one. */
export async function interactions(browser: Browser, url: string, width: number): Promise<Interactions> {
  const context = await newPerson(browser, { width })
  await becomeGuest(context)
  const page = await context.newPage()
  await page.goto(url)
  await settled(page)
  const add = page.getByRole('button', { name: 'Add lender' })
  while ((await page.getByTestId('lender').count()) < LENDERS) await add.press('Enter')
  await page.getByText('All changes saved').waitFor()

  const devtools = await context.newCDPSession(page)
  // What the thread did, not what others on this machine kept it from.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(watch)
  const before = await busy(devtools)
  const keys = await typeRates(page)
  const busyPerKey = ((await busy(devtools)) - before) / keys
  await moveSlider(page)
  await changeTypes(page)
  await switchYears(page)
  // The last paint has to be reported too.
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).seen)
  await context.close()
  return { ...summary(seen), busyPerKey }
}

interface Seen {
  what: string
  duration: number
}

interface Watched {
  seen: Record<string, Seen>
}

/** Runs in the page: the longest event of every interaction, as the browser itself times them. */
function watch(): void {
  const watched = globalThis as unknown as Watched
  watched.seen = {}
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0 || (watched.seen[entry.interactionId]?.duration ?? 0) >= entry.duration) continue
      const target = entry.target as Element | null
      const what = `${entry.name} on ${target?.getAttribute('aria-label') ?? target?.tagName.toLowerCase()}`
      watched.seen[entry.interactionId] = { what, duration: entry.duration }
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function typeRates(page: Page): Promise<number> {
  const rates = page.getByRole('textbox', { name: /^Interest rate of/ })
  let keys = 0
  for (const row of [0, 7, 19]) {
    await click(page, rates.nth(row), 3)
    for (const key of ['6', '.', '1', '2', '5', 'Backspace', 'Backspace', '7', '5']) {
      await page.keyboard.press(key, { delay: 60 })
      await page.waitForTimeout(60)
      keys += 1
    }
  }
  return keys
}

async function moveSlider(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'years until you sell or refinance' }).focus()
  for (const key of ['Home', ...Array(12).fill('ArrowRight'), 'PageUp', 'ArrowLeft', 'End', 'Home']) {
    await page.keyboard.press(key, { delay: 60 })
    await page.waitForTimeout(60)
  }
}

async function changeTypes(page: Page): Promise<void> {
  const types = page.getByRole('combobox', { name: /^Mortgage type of/ })
  for (const row of [0, 10]) {
    await types.nth(row).focus()
    for (const key of ['5', '3', '1']) {
      await page.keyboard.press(key, { delay: 60 })
      // The letters of one word are read together; these are to be three choices.
      await page.waitForTimeout(1200)
    }
  }
}

async function switchYears(page: Page): Promise<void> {
  for (const name of ['See 30 years', 'See 12 years']) {
    await click(page, page.getByRole('button', { name }))
    await page.waitForTimeout(300)
  }
}

/** With the mouse alone: the tool's own click looks at the page from inside, which would count as the page's time. */
async function click(page: Page, target: Locator, clickCount = 1): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to click on')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount })
}

async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

function summary(seen: Record<string, Seen>): Omit<Interactions, 'busyPerKey'> {
  const all = Object.values(seen).sort((one, other) => one.duration - other.duration)
  const last = all.at(-1)
  return {
    count: all.length,
    inp: all.at(-1 - Math.floor(all.length / 50))?.duration ?? Number.NaN,
    worst: last?.duration ?? Number.NaN,
    median: all[all.length >> 1]?.duration ?? Number.NaN,
    slowest: last?.what ?? 'nothing',
  }
}
