import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'

/** As the second table of docs/JOURNEY.md tells them. */
const documented = [...readFileSync('docs/JOURNEY.md', 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) tap/gm)].map(
  ([, task, taps]) => [task, Number(taps)],
)

test('[H160] [CM30] what somebody in the middle of it comes for takes the taps that are written down', async ({
  open,
}) => {
  const page = await open('/no-such-page', { width: 390, expectErrors: /status of 404/ })
  await page.context().grantPermissions(['clipboard-write'])
  await becomeBuyer(page.context(), inject('origin'), 'guest')
  const walked: [string, number][] = []
  let taps = 0
  const tap = async (place: Locator) => {
    taps += 1
    await place.click()
  }
  const task = async (name: string, at: string, walk: () => Promise<unknown>) => {
    await page.goto(at)
    taps = 0
    await walk()
    walked.push([name, taps])
  }
  const button = (name: string) => page.getByRole('button', { name })
  const bar = (name: string) => page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name })

  await task('See what is due this week', '/dashboard/application', async () => {
    await tap(bar('Dates'))
    await page.getByRole('heading', { name: 'This week' }).waitFor()
  })
  await task('Choose a lender', '/dashboard/application', async () => {
    await tap(bar('Offers'))
    await tap(button('Choose a lender'))
    await page.getByRole('dialog', { name: /^Go with / }).waitFor()
  })
  await task('Tell a partner which loan costs least', '/dashboard/comparison', async () => {
    // What an adjustable rate may come to is shown although the rows are folded.
    await page.getByText(/^then \$[\d,]+, at worst \$[\d,]+$/).waitFor()
    await tap(button('Share'))
    await page.getByText('Copied', { exact: true }).waitFor()
  })
  await task('Add another offer from a paper', '/dashboard/comparison', async () => {
    await tap(page.getByRole('link', { name: 'Add from a Loan Estimate' }))
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(button('Choose a PDF'))])
    expect(chooser.isMultiple()).toBe(true)
  })
  await task('Find when mortgage insurance ends', '/dashboard/application', async () => {
    await tap(page.getByRole('navigation', { name: 'Main pages' }).getByRole('button', { name: 'More' }))
    const menu = page.getByRole('dialog')
    await tap(menu.getByRole('button', { name: 'More from Keyturn' }))
    await tap(menu.getByRole('link', { name: 'Mortgage Insurance', exact: true }))
    await page.getByRole('heading', { name: 'No mortgage insurance here so far' }).waitFor()
  })
  await task('Check a paper from the landing page', '/', async () => {
    const sample = page.getByRole('link', { name: 'Try it with a sample paper' })
    await sample.scrollIntoViewIfNeeded()
    await page.locator('[data-island="disclosures/sample"][data-hydrated]').waitFor()
    await tap(sample)
    await page.getByText(/\d+ of \d+ sums on the paper add up/).waitFor()
  })
  expect(walked).toEqual(documented)
})
