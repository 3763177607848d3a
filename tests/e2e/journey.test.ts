import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { putEmbedded } from '../harness/databases.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { newPersonCalled, read } from './people.ts'

interface SavedApplication {
  completed: { property_state: string; tracking_id: string } | null
  past_loans: { closure: { chosen_lender_name: string } }[]
}

/** On an embedded database, as `npm start` gives it. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'keyturn-'))
let server: RunningServer
beforeAll(async () => {
  putEmbedded(DATA_DIR)
  server = await startServer({ DATA_DIR })
})
afterAll(async () => {
  await server.stop()
  rmSync(DATA_DIR, { recursive: true })
})

/** As docs/JOURNEY.md tells them. */
const documented = [...readFileSync('docs/JOURNEY.md', 'utf8').matchAll(/^\| (.+?) \| .+? \| (\d+) \|$/gm)].map(
  ([, task, taps]) => [task, Number(taps)],
)

/** The way through the product that most people will take, from curiosity to the keys and on to the next home. */
test('[CL16] [H116] the whole way can be walked, and the twelve tasks of a first-time buyer take the taps that are written down', async ({
  open,
}) => {
  const page = await open(`${server.origin}/`, { width: 390, theme: 'dark' })
  const buyer = newPersonCalled('Ada')
  const walked: [string, number][] = []
  let taps = 0

  const tap = async (place: Locator) => {
    taps += 1
    await place.click()
  }
  const type = async (label: string, text: string) => {
    taps += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const choose = async (label: string, option: string) => {
    taps += 1
    await page.getByLabel(label, { exact: true }).selectOption(option)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string) => page.getByRole('link', { name }).first()
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
  const menu = async (name: string) => {
    await tap(button('Toggle sidebar'))
    await tap(page.getByRole('dialog').getByRole('link', { name, exact: true }))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const task = async (name: string, walk: () => Promise<unknown>) => {
    taps = 0
    await walk()
    walked.push([name, taps])
  }

  await task('Look around without an account', async () => {
    await tap(link('Try Free Now'))
    await heading('Which loan costs least?')
  })
  await task('Get an estimated rate and the whole month', async () => {
    await tap(link('Start Quick Application'))
    await type('Property value', '450,000')
    await tap(button('Next'))
    await choose('State', 'North Carolina')
    await tap(button('Next'))
    await tap(page.getByText('Good (670–739)'))
    await type('Annual income', '120,000')
    await tap(button('Next'))
    await tap(button('Complete Application'))
    await heading('Your estimate')
  })
  await task('See what is comfortable', async () => {
    await menu('Affordability')
    await page.getByText('You’d be comfortable up to about').waitFor()
  })
  await goHome(page)
  await task('Type in a real offer', async () => {
    await tap(link('Add an offer'))
    await type('Name of Lender 1', 'Harbor Savings')
    await type('Interest rate of Harbor Savings', '6.5')
  })
  await task('See every part of the payment', async () => {
    await menu('Payment Breakdown')
    await page.getByText(/^From your application: \$360,000 at 6\.5%/).waitFor()
  })
  await task('Get all dates from the contract', async () => {
    await menu('Timeline Tracker')
    await type('Contract signing date', '2026-11-10')
    await tap(button('Generate dates'))
    await page.getByText('Timeline Updated').waitFor()
  })
  await task('Check the first thing off', async () => {
    await tap(button(/^Complete /).first())
    await page.getByText('Event Completed').waitFor()
  })
  await task('Check off a document', async () => {
    await menu('Documents Required')
    await tap(page.getByRole('checkbox').first())
  })
  await task('Read this week’s rates', async () => {
    await menu('Mortgage News')
    await heading('30-Year Fixed')
  })
  await goHome(page)
  await task('Keep it all in an account', async () => {
    await tap(link('Create Free Account'))
    await type('First name', buyer.first_name)
    await type('Last name', buyer.last_name)
    await type('Email', buyer.email)
    await type('Password', buyer.password)
    await tap(button('Create Account'))
    await heading('One more step')
    await tap(page.getByRole('button', { name: 'Sign In', exact: true }))
    await page.getByText(/came along$/).waitFor()
  })
  const first = await read<SavedApplication>(page, '/api/application')
  expect(first.completed).toMatchObject({ property_state: 'North Carolina' })
  await goHome(page)
  await task('Ask a lender for a pre-approval', async () => {
    await menu('Get Pre-Approval Letters')
    await tap(page.getByRole('checkbox', { name: 'Rocket Mortgage' }))
    await tap(button('Submit Applications'))
    await heading('My list')
  })
  await goHome(page)
  await task('Close the loan and make a card', async () => {
    await tap(link('Mark Loan as Closed'))
    await choose('Lender you chose', 'Rocket Mortgage')
    await type('Final loan amount', '360,000')
    await type('Interest rate', '6.5')
    await choose('Loan type', 'Conventional')
    await type('APR', '6.7')
    await tap(button('Mark Loan as Closed'))
    await tap(button('Yes, it’s closed'))
    await heading('The keys are yours')
    await tap(link('Make a celebration card'))
    await heading('Celebration Cards')
  })

  expect(walked.map(([name, count]) => [name.replace('’', "'"), count])).toEqual(documented)
  expect(documented).toHaveLength(12)

  await page.getByRole('img', { name: /Ada Buyer/ }).waitFor()
  await askForGift(page)
  await applyAgain(page)
  const second = await read<SavedApplication>(page, '/api/application')
  expect(second.completed?.tracking_id).not.toBe(first.completed?.tracking_id)
  expect(second.past_loans).toMatchObject([{ closure: { chosen_lender_name: 'Rocket Mortgage' } }])
})

async function askForGift(page: Page): Promise<void> {
  await goTo(page, '/dashboard/cards/gift')
  await page.getByLabel('Street address').fill('12 Elm Street')
  await page.getByLabel('City').fill('Raleigh')
  await page.getByLabel('State').fill('North Carolina')
  await page.getByLabel('ZIP code').fill('27601')
  await page.getByRole('button', { name: 'Confirm My Gift' }).click()
  await page.getByRole('heading', { name: 'Your gift request' }).waitFor()
}

async function applyAgain(page: Page): Promise<void> {
  const next = async (heading: string) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await goTo(page, '/dashboard/application?new=1')
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await page.getByLabel('Property value').fill('600,000')
  await next('Property Location')
  await page.getByLabel('State', { exact: true }).selectOption('Ohio')
  await next('Financial Information')
  await next('Review & Submit')
  // On a slow line the page stays for a while after it has done its work, and must not judge itself anew.
  await page.route(/comparison-page/, route => setTimeout(() => route.continue(), 1000))
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.waitForURL('**/dashboard/comparison')
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

async function goHome(page: Page): Promise<void> {
  await goTo(page, '/dashboard/application')
  await page.getByRole('list', { name: 'Your way to the keys' }).waitFor()
}
