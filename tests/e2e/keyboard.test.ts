import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { type Keyboard, keyboardOf } from '../harness/keyboard.ts'
import { newPersonCalled, type Person, read } from './people.ts'

interface SavedApplication {
  completed: { property_state: string } | null
}

interface Compared {
  scenarios: { name: string; interest_rate: number }[]
}

/** From the first page to the keys, without a mouse and without a finger on the glass. */
test('[E3] the whole way by keyboard alone', async ({ open }) => {
  const ada = newPersonCalled('Ada')
  const page = await open('/', { width: 390, theme: 'dark' })
  const keys = keyboardOf(page)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

  await keys.enter('link', 'Try Free Now')
  await page.waitForURL('**/dashboard/comparison')
  await heading('Which loan costs least?')
  await keys.enter('link', 'Skip to content')
  await keys.enter('link', 'Start Quick Application')
  await page.waitForURL(url => url.pathname === '/dashboard/application')
  await apply(page, keys)
  await compare(page, keys)

  await openFromMenu(page, keys, 'Get Pre-Approval Letters')
  await keys.tabTo('checkbox', 'Rocket Mortgage')
  await keys.press('Space')
  await keys.enter('button', 'Submit Applications')
  await keys.enter('link', 'Create Free Account')
  await page.waitForURL('**/auth')
  await createAccount(page, keys, ada)
  expect((await read<SavedApplication>(page, '/api/application')).completed).toMatchObject({
    property_state: 'North Carolina',
  })
  const { scenarios } = await read<Compared>(page, '/api/comparison')
  expect(scenarios).toContainEqual(expect.objectContaining({ name: 'Cedar Bank', interest_rate: 6.125 }))

  // Where the account was asked for, one is again.
  await heading('Choose lenders')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Rocket Mortgage' }).isChecked()).toBe(true)
  await keys.enter('button', 'Submit Applications')
  await heading('My list')

  await openFromMenu(page, keys, 'Timeline Tracker')
  await heading('Smart Timeline Generation')
  await keys.tabTo('textbox', 'Contract signing date')
  await page.keyboard.type('11102026')
  await keys.enter('button', /dates$/)
  await page.getByText('Timeline Updated').waitFor()
  await keys.enter('button', 'Complete Loan Application')
  await page.getByText('Event Completed').waitFor()

  await openFromMenu(page, keys, 'Mortgage Application')
  await heading('Your application')
  await keys.enter('link', 'Mark Loan as Closed')
  await page.waitForURL('**/dashboard/closure')
  await closeLoan(page, keys)
  // After the keys the groups of the menu are folded.
  await openFromMenu(page, keys, 'Celebration Cards', 'Additional Services')
  await page.getByRole('img', { name: /Ada Buyer/ }).waitFor()

  expect(keys.faults()).toEqual([])
})

async function apply(page: Page, keys: Keyboard): Promise<void> {
  const step = (name: string) => page.getByRole('heading', { name }).waitFor()
  await step('Loan Details')
  await keys.tabTo('radio', 'Buy a home')
  await keys.press('Space')
  await keys.tabTo('radio', 'I will live there')
  await keys.press('Space')
  await keys.type('Property value', '$450,000')
  await keys.tabTo('slider', 'Down payment')
  await keys.press('ArrowRight', 'ArrowLeft')
  await keys.enter('button', 'Next')
  await step('Property Location')
  await keys.choose('State', 'North Carolina')
  await keys.enter('button', 'Next')
  await step('Financial Information')
  await keys.tabTo('radio', 'Excellent (740 or more)')
  await keys.press('Space')
  await keys.tabTo('radio', 'Employed')
  await keys.press('Space')
  await keys.type('Annual income', '120k')
  await keys.type('Monthly debt payments', '500')
  await keys.enter('button', 'Next')
  await step('Review & Submit')
  await keys.enter('button', 'Complete Application')
  await page.waitForURL('**/dashboard/comparison')
  await page.getByRole('heading', { name: 'Put in a real offer' }).waitFor()
}

async function compare(page: Page, keys: Keyboard): Promise<void> {
  await keys.enter('button', /^Type it/)
  await keys.enter('button', 'Add lender')
  await keys.tabTo('textbox', 'Name of Lender 2')
  await page.keyboard.type('Cedar Bank')
  await keys.type('Interest rate of Cedar Bank', '6.125')
  await keys.tabTo('slider', 'If you stay: years until you sell or refinance', { back: true })
  await keys.press('Home', 'ArrowRight', 'ArrowRight')
  await page.getByText('3 years', { exact: true }).first().waitFor()
  await page.getByText('All changes saved').waitFor()
}

async function openFromMenu(page: Page, keys: Keyboard, name: string, group?: string): Promise<void> {
  await keys.enter('button', 'Toggle sidebar', { back: true })
  // Until its code is here, Tab goes on through the page, which leads to some of the same places.
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  if (group) await keys.enter('button', group)
  await keys.enter('link', name)
  await page.waitForFunction(() => document.activeElement?.id === 'content')
}

async function createAccount(page: Page, keys: Keyboard, person: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Create your free account' }).waitFor()
  await keys.type('First name', person.first_name)
  await keys.type('Last name', person.last_name)
  await keys.type('Email', person.email)
  await keys.type('Password', person.password)
  await keys.enter('button', 'Create Account')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await keys.enter('button', 'Sign In')
  await page.waitForURL('**/dashboard/**')
  await page.locator('main h1').waitFor()
}

async function closeLoan(page: Page, keys: Keyboard): Promise<void> {
  await keys.choose('Lender you chose', 'Rocket Mortgage')
  await keys.type('Final loan amount', '$360,000')
  await keys.type('Interest rate', '6.5')
  await keys.choose('Loan type', 'Conventional')
  await keys.type('APR', '6.712')
  await keys.enter('button', 'Mark Loan as Closed')
  await keys.enter('button', 'Yes, it’s closed')
  await page.waitForURL('**/dashboard/application')
  // The address comes first; the page that follows would close a menu.
  await page.waitForFunction(() => document.activeElement?.id === 'content')
}
