import { expect, inject } from 'vitest'
import { dayIn } from '#server/action-context.ts'
import { expectAccessible, PLAIN_PAGE, test, withDatabase } from '../harness/browser.ts'
import { startFeeds } from '../harness/feed-server.ts'
import { startServer } from '../harness/server.ts'

const NEWS = '/dashboard/news?as=guest'
const TERMS = ['30-Year Fixed', '15-Year Fixed', '5/1 ARM', 'FHA 30-Year', 'VA 30-Year', 'Jumbo 30-Year']

test('[R1] [R3] [R13] [R14] without live rates the shipped survey with its day and samples without one are shown, with the notice of cached data', async ({
  open,
}) => {
  const page = await open(NEWS)
  for (const term of TERMS) await page.getByRole('heading', { name: term, exact: true }).waitFor()
  await page.getByText('7.28%', { exact: true }).first().waitFor()
  await page.getByText('Using Cached Data').waitFor()
  await page.getByText('Live rates unavailable. Showing recent cached rates.').waitFor()
  await page.getByText(/^Data source: Freddie Mac survey of Thu, Oct 1, 2026, shipped with Keyturn/).waitFor()
  await page.getByText(/^Last updated: October 1, 2026$/).waitFor()
  await expect.poll(() => page.getByText('Sample', { exact: true }).count()).toBe(4)
  await expect.poll(() => page.getByText(/last week/).count()).toBe(0)
  await page.getByText(/^Source: Freddie Mac’s Primary Mortgage Market Survey.* to Thu, Oct 1, 2026\./).waitFor()
  await page.getByText('between Thu, Oct 2, 2025 and Thu, Oct 1, 2026').waitFor()
  await page.getByRole('tab', { name: '3 years' }).click()
  await page.getByText('between Thu, Oct 5, 2023 and Thu, Oct 1, 2026').waitFor()
})

test('[R2] a rise is red and a fall green, and both are told in words', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  const today = dayIn('America/New_York', new Date())
  const rate = (term: string, change: string) => ({ term, rate: '7.25%', change, kind: 'survey', date: today })
  const rates = TERMS.map((term, at) => rate(term, at === 0 ? '+0.12' : '-0.03'))
  const answer = { rates, lastFetch: new Date().toISOString(), source: 'Survey', success: true }
  await page.route('**/api/functions/get-mortgage-rates', route => route.fulfill({ json: answer }))
  await page.goto(NEWS)
  const colour = (words: string) =>
    page
      .locator('span', { hasText: words })
      .first()
      .evaluate(element => getComputedStyle(element).color)
  await page.getByText('up from last week').first().waitFor()
  await expect.poll(() => colour('up from last week')).toBe('rgb(163, 32, 26)')
  await expect.poll(() => colour('down from last week')).toBe('rgb(12, 79, 62)')
})

test('[R8] [H48] two meetings at first, at most eight to come, each with its days, time and days until', async ({
  open,
}) => {
  const page = await open(NEWS)
  const meetings = page.getByRole('listitem').filter({ hasText: 'Federal Open Market Committee meeting' })
  await meetings.first().waitFor()
  await expect.poll(() => meetings.count()).toBe(2)
  // A note may lie over it for a while.
  const more = page.getByRole('button', { name: /Show all \d meetings/ })
  const all = Number(/\d/.exec((await more.textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(2)
  expect(all).toBeLessThanOrEqual(8)
  await more.press('Enter')
  await expect.poll(() => meetings.count()).toBe(all)
  await meetings.first().getByText('2:00 PM ET').waitFor()
  await meetings
    .first()
    .getByText(/^(\d+ days? until|Under way|Decides today)$/)
    .waitFor()
})

test('[R13] while rates are on their way each card says Loading..., and failures are told in their own words', async ({
  open,
}) => {
  const page = await open('/dashboard/documents?as=guest', { expectErrors: /ERR_|503/ })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/get-mortgage-rates', async route => {
    await held
    await route.abort()
  })
  await page.route('**/get-fed-calendar', route => route.abort())
  await page.route('**/rates/history', route => route.abort())
  await page.goto('/dashboard/news')
  await expect.poll(() => page.getByText('Loading...', { exact: true }).count()).toBeGreaterThanOrEqual(6)
  release()
  // One after the other, whichever comes first.
  await Promise.all([
    page.getByText('Failed to fetch mortgage rates. Please try again later.').waitFor(),
    page.getByText('Failed to fetch Federal Reserve calendar.').waitFor(),
  ])
  await page.getByText('7.28%', { exact: true }).first().waitFor()
  await page.getByText(/These figures ship with Keyturn/).waitFor()

  await page.unroute('**/get-mortgage-rates')
  await page.route('**/get-mortgage-rates', route => route.fulfill({ status: 503, json: { title: 'x' } }))
  await page.route('**/get-fed-calendar', route => route.fulfill({ status: 503, json: { title: 'x' } }))
  await page.getByRole('button', { name: 'Refresh Rates' }).press('Enter')
  await page.getByText('Failed to fetch current mortgage rates. Using cached data.').waitFor()
  await page.reload()
  await page.getByText('Failed to fetch Fed calendar data.').waitFor()
})

test('[R8] without meetings the page says so', async ({ open }) => {
  const page = await open('/dashboard/documents?as=guest')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/get-fed-calendar', route => route.fulfill({ json: { events: [] } }))
  await page.goto('/dashboard/news')
  await page.getByText('No upcoming rate decision meetings found').waitFor()
})

/** Beside the product's own; an embedded one would take several times as long to make. */
async function emptyDatabase(): Promise<string> {
  const name = `news_${crypto.randomUUID().replaceAll('-', '')}`
  await withDatabase(database => database.run(`create database ${name}`))
  return Object.assign(new URL(inject('databaseUrl')), { pathname: name }).href
}

test('[R4] [R5] [R14] [W40] feeds that hang keep nobody waiting, and once they answer this page and the landing page are live', async ({
  open,
}) => {
  const feeds = await startFeeds(dayIn('America/New_York', new Date()))
  feeds.mood = 'hang'
  const env = { RATES_URL: feeds.ratesUrl, FED_CALENDAR_URL: feeds.fedUrl, AUTH_SECRET: inject('authSecret') }
  const hanging = await startServer({ ...env, DATABASE_URL: await emptyDatabase() })
  try {
    await expect.poll(() => feeds.asked.length, { timeout: 60_000 }).toBeGreaterThan(0)
    // The feed never answers: whoever waited for it would wait here too.
    const answer = await fetch(`${hanging.origin}/api/functions/get-mortgage-rates`, {
      method: 'POST',
      headers: { origin: hanging.origin },
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await answer.json()).toMatchObject({ success: false, lastFetch: '2026-10-01' })
    const page = await open(hanging.origin + NEWS)
    await page.getByText('7.28%', { exact: true }).first().waitFor()
    await page.getByText(/^Last updated: October 1, 2026/).waitFor()
    expect((await fetch(`${hanging.origin}/readyz`)).status).toBe(200)
    // A page that outlives its server would complain of the lost connection.
    await page.close()
  } finally {
    await hanging.kill()
  }

  feeds.mood = 'good'
  feeds.thirty = 6.87
  const answering = await startServer({ ...env, DATABASE_URL: await emptyDatabase() })
  try {
    const page = await open(answering.origin + NEWS)
    const refresh = async () => {
      await page.getByRole('button', { name: 'Refresh Rates' }).press('Enter')
      return page.getByText('6.87%', { exact: true }).first().isVisible()
    }
    await expect.poll(refresh, { timeout: 60_000, interval: 500 }).toBe(true)
    await page.reload()
    await page.getByText('Freddie Mac survey and Optimal Blue indices, through FRED').waitFor()
    await page.getByRole('img', { name: 'The 30-year and the 15-year rate, week by week' }).waitFor()
    await page.getByText('Estimate', { exact: true }).click()
    await page.getByText('The 30-year rate minus half a point.', { exact: false }).waitFor()
    await expectAccessible(page)
    await page.goto(`${answering.origin}/`)
    await page.getByRole('heading', { name: 'Today’s Rates' }).scrollIntoViewIfNeeded()
    await page.getByText(/^Survey of \w{3}, /).waitFor()
    await page.getByText('6.87%', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Sample rates', { exact: true }).isVisible()).toBe(false)
    await page.close()
  } finally {
    await answering.kill()
    await feeds.close()
  }
})

test('[R20] without a network the news say nothing in red: the line above the page says it', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { expectErrors: /ERR_/ })
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.route('**/api/**', route => route.abort())
  await page.goto(NEWS)
  await page.getByRole('heading', { name: '30-Year Fixed', exact: true }).waitFor()
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  const said = page.locator('[data-toasts]').getByText('Failed to fetch mortgage rates. Please try again later.')
  expect(await said.count()).toBe(0)
  await page.getByRole('button', { name: 'Refresh Rates' }).click()
  await said.waitFor()
})
