import type { Page } from 'playwright-core'
import { addDays } from '#domain/calendar-day.ts'
import { serverActionContext } from '#server/action-context.ts'
import { plainDisclosure } from '../tests/disclosures/rendered-file.ts'
import { plainSeed } from '../tests/disclosures/seed.ts'
import { choose, pdf } from '../tests/e2e/disclosure-files.ts'
import { becomeGuest, HOME_ZONE } from '../tests/harness/accounts.ts'
import { becomeBuyer } from '../tests/harness/buyers.ts'
import { launchBrowser, newPerson } from '../tests/harness/people.ts'
import { startServer } from '../tests/harness/server.ts'
import { settled } from '../tests/harness/settled.ts'
import { prepareProduct } from './prepare.mjs'

/** `node scripts/readme-pictures.ts`: the README's pictures as the product looks now. Run it when that changes, and commit them. */
await prepareProduct()
const server = await startServer()
const browser = await launchBrowser()
try {
  const guest = await newPerson(browser, { width: 1280 })
  await becomeGuest(guest)
  const papers = await guest.newPage()
  await opened(papers, 'papers')
  await choose(papers, ...sampleDisclosures())
  await papers.getByRole('radio', { name: /^Yes/ }).check()
  await papers.getByRole('heading', { name: /^Your lender may owe you/ }).waitFor()
  await papers.mouse.move(0, 0)
  await papers.evaluate(() => scrollTo(0, 0))
  await papers.screenshot({ path: 'docs/papers-checked.png' })

  await papers.getByRole('tab', { name: /Loan Estimate/ }).click()
  const tabs = papers.getByRole('tablist', { name: 'Your papers' })
  await papers.getByRole('tabpanel').locator('img').first().waitFor()
  await papers.waitForLoadState('networkidle')
  await tabs.evaluate(row => scrollTo(0, row.getBoundingClientRect().top + scrollY - 80))
  await papers.screenshot({ path: 'docs/papers-read.png' })

  const owner = await newPerson(browser, { width: 1280 })
  await becomeBuyer(owner, server.origin, 'account')
  const comparison = await owner.newPage()
  await opened(comparison, 'comparison')
  await comparison.screenshot({ path: 'docs/comparison.png' })
} finally {
  await browser.close()
  await server.stop()
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}/dashboard/${path}`)
  await settled(page)
}

/** A Loan Estimate, and a Closing Disclosure on which the lender's own fee is $235 higher and $50 of it are given back. */
function sampleDisclosures() {
  const none = (cents: readonly number[]) => cents.map(() => 0)
  const [first, ...others] = plainSeed.fees.A
  if (!first) throw new Error('The sample has no fee of the lender.')
  const fees = { ...plainSeed.fees, A: [{ ...first, dollars: first.dollars + 235 }, ...others] }
  // An estimate that still holds, and a disclosure of today.
  const { today } = serverActionContext(HOME_ZONE)
  const day = addDays(today, -10)
  const changes = { day: today, fees, cents: none(plainSeed.cents), before: none(plainSeed.before) }
  return [
    pdf(plainDisclosure('loan-estimate', { day }), 'loan-estimate.pdf'),
    pdf(plainDisclosure('closing-disclosure', changes, { day }), 'closing-disclosure.pdf'),
  ]
}
