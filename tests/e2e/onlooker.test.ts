import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type DashboardPage, pageEntry } from '#routes/pages.ts'
import { escrowStatement, insured, yearTwo } from '../conformance/scripts.ts'
import { homeLoan, monthlyStatement, refinancePlan, transferLetters } from '../conformance/servicing-script.ts'
import { ledgerEntry, sharedHouse, twoBorrowers } from '../conformance/together-script.ts'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { settled } from '../harness/settled.ts'
import { newPersonCalled, post, signedIn } from './people.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const BEFORE_CLOSING: DashboardPage[] = [
  'application',
  'comparison',
  'documents',
  'papers',
  'year-two',
  'escrow-check',
  'together',
  'timeline',
  'reminders',
  'rate-lock',
  'wire-safety',
  'lenders',
  'insurance-diary',
  'closure',
]
const AFTER_THE_KEYS: DashboardPage[] = ['application', 'my-home', 'statements', 'refinance', 'loan-changes']

/** What is tried and saved nowhere, a chart that is read, and reminders, which are everybody's own. */
const FREE = /^(If you stay|.*: read the figures|Sold for|Who stays|Email|Advance notice)/

/** Fields that take something, by the name of their group or their own. */
function openFields(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(main =>
    [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(field => field.checkVisibility() && !field.disabled && !field.readOnly)
      .map(field => {
        const group = field.type === 'radio' && field.closest('fieldset')?.querySelector('legend')?.textContent
        return (group || field.labels?.[0]?.textContent || field.ariaLabel || field.outerHTML).trim()
      }),
  )
}

/** Presses every button of the page, and says which of them could not work. */
async function pressAll(page: Page): Promise<string[]> {
  const refused: string[] = []
  let pressed = ''
  page.on('response', answer => {
    if (answer.status() === 403) refused.push(`${pressed}: ${answer.url()}`)
  })
  // Those that were there: what one of them opens closes again.
  for (const button of await page.locator('main button:visible').elementHandles()) {
    pressed = `${page.url()} ${(await button.getAttribute('aria-label')) ?? (await button.textContent())}`
    await button.evaluate(element => (element as HTMLElement).click())
    await page.keyboard.press('Escape')
  }
  // Answered after all that was caused.
  await page.evaluate(() => fetch('/api/loans'))
  return refused
}

test('[TG39] whoever looks on finds every field of the loan closed and no button that could not work', async ({
  open,
}) => {
  const door = await open(PLAIN_PAGE)
  const { origin } = new URL(door.url())
  await becomeBuyer(door.context(), origin, 'account')
  const ana = await open(PLAIN_PAGE, { beside: door })
  const say = async (path: string, data: object) => {
    const answer = await post(ana, path, data)
    expect(answer.status, `${path}: ${answer.text}`).toBe(200)
    return JSON.parse(answer.text)
  }
  await say('/api/escrow/plan', yearTwo)
  await say('/api/escrow/keep', { id: ID, figures: escrowStatement })
  await say('/api/insurance-diary/keep', { ...insured, id: ID })
  await say('/api/together/house', sharedHouse)
  await say('/api/together/enter', ledgerEntry)
  await say('/api/together/borrow', { ...twoBorrowers, second_income: null, second_debts: null })
  const { link } = await say('/api/people/invite', { role: 'looks_on', email: null })

  const cleo = await open(PLAIN_PAGE, { expectErrors: /ERR_/ })
  await signedIn(cleo, newPersonCalled('Cleo'))
  const token = link.slice(link.indexOf('#') + 1)
  expect((await post(cleo, '/api/invitations/accept', { token })).status).toBe(200)
  await cleo.addInitScript(() => {
    window.print = () => {}
    Object.assign(navigator, { share: async () => {} })
  })

  async function walk(pages: readonly DashboardPage[]) {
    for (const name of pages) {
      expect(pageEntry(name).changesLoan, name).not.toBe(false)
      const page = await open(`/dashboard/${name}`, { beside: cleo, expectErrors: /ERR_/ })
      await settled(page)
      await page.getByText('You look on: you see it', { exact: false }).waitFor()
      expect(
        (await openFields(page)).filter(field => !FREE.test(field)),
        name,
      ).toEqual([])
      expect(await pressAll(page)).toEqual([])
      await page.close()
    }
  }
  await walk(BEFORE_CLOSING)
  const page = await open('/dashboard/together', { beside: cleo })
  await page.getByRole('button', { name: 'Leave this loan' }).waitFor()
  await expectAccessible(page)

  await say('/api/servicing/own', homeLoan)
  await say('/api/servicing/keep', { id: ID, figures: monthlyStatement })
  await say('/api/servicing/transfer', transferLetters)
  await say('/api/servicing/refinance', refinancePlan)
  await walk(AFTER_THE_KEYS)

  // What changes no loan is theirs as it is everybody's.
  const tool = await open('/dashboard/payment-breakdown', { beside: cleo })
  await settled(tool)
  expect((await openFields(tool)).length).toBeGreaterThan(0)
})
