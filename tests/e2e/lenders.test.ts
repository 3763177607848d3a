import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { lenders } from '#features/lenders/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import { expectAccessible, PLAIN_PAGE, test, withDatabase } from '../harness/browser.ts'
import { guestApplication, mailsTo, newPersonCalled, post, read, signedIn } from './people.ts'

async function applicant(page: Page, loan_amount = 405_000): Promise<void> {
  await signedIn(page, newPersonCalled('Ada'))
  const application = { property_state: 'Texas', loan_amount }
  expect((await post(page, '/api/application/complete', application)).status).toBe(200)
  await page.goto('/dashboard/lenders')
  await page.getByRole('heading', { name: 'Choose lenders' }).waitFor()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Applications' }).click()
const lender = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('[L1] without a completed application everybody is sent to it', async ({ open }) => {
  const guest = await open('/dashboard/lenders?as=guest')
  await guest.waitForURL('**/dashboard/application')
  await guest.getByText('Application Required').waitFor()
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/lenders')
  await page.waitForURL('**/dashboard/application')
  await page.getByText('Application Required').waitFor()
  await page.getByText('Please complete your mortgage application first.').waitFor()
})

test('[L9] [G17] a guest sees the lenders and chooses; keeping the list leads to an account where they are ticked', async ({
  open,
}) => {
  const page = await open('/dashboard/lenders', { as: 'guest', stored: { guestApplicationData: guestApplication() } })
  await submit(page)
  await page.getByText('No Lenders Selected').waitFor()
  await lender(page, 'U.S. Bank').check()
  await lender(page, 'Wells Fargo').check()
  await page.getByText('Keeping your list needs one.').waitFor()
  await submit(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Pre-approval applications need an account, so that your list is kept.').waitFor()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => lender(page, 'U.S. Bank').isChecked()).toBe(true)
  // Nobody but an account has a list on the server.
  expect((await post(page, '/api/lenders/apply', { lender_ids: ['any'] })).status).toBe(401)

  await submit(page)
  await dialog.getByRole('link', { name: 'Create Free Account' }).click()
  await page.waitForURL('**/auth')
  const ada = newPersonCalled('Ada')
  await page.getByLabel('First name').fill(ada.first_name)
  await page.getByLabel('Last name').fill(ada.last_name)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(url => url.pathname === '/dashboard/lenders')
  await page.getByText('2 chosen').waitFor()
  await expect.poll(() => lender(page, 'Wells Fargo').isChecked()).toBe(true)
  await submit(page)
  await page.getByRole('heading', { name: 'My list' }).waitFor()
})

test('[G17] without a network the page of lenders says so to a guest, and tries again', async ({ open }) => {
  const page = await open('/dashboard/application', {
    as: 'guest',
    stored: { guestApplicationData: guestApplication() },
    expectErrors: /ERR_/,
  })
  await page.route('**/api/lenders/offered', route => route.abort())
  await page.goto('/dashboard/lenders')
  await page.getByText('Failed to load lenders. Please try again.').waitFor()
  await page.unroute('**/api/lenders/offered')
  await page.getByRole('button', { name: 'Try again' }).click()
  await lender(page, 'U.S. Bank').waitFor()
})

test('[L2] [L4] [L5] [L7] lenders are chosen, applied to once, and the 14 days begin', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await applicant(page)
  await page.getByText('The first credit check starts a 14-day window').waitFor()
  await expect.poll(() => page.getByText(/made-up|Lends this amount/i).count()).toBe(0)
  await submit(page)
  await page.getByText('No Lenders Selected').waitFor()
  await page.locator('main').getByText('Please select at least one lender to continue.').waitFor()

  await lender(page, 'U.S. Bank').check()
  await lender(page, 'Wells Fargo').focus()
  await page.keyboard.press('Space')
  await page.getByText('2 chosen').waitFor()
  await submit(page)
  await page.getByText('Success').waitFor()
  await page.getByRole('heading', { name: 'My list' }).waitFor()
  await page.getByRole('button', { name: 'They checked my credit: Wells Fargo' }).click()
  await page.getByText('14 days', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('On my list · not sent', { exact: true }).count()).toBe(2)
  await page.getByRole('checkbox', { name: 'I applied: Wells Fargo' }).click()
  await page.getByText(/You applied on/).waitFor()
  await expect.poll(() => page.getByText('On my list · not sent', { exact: true }).count()).toBe(1)
  await page.reload()
  await expect.poll(() => lender(page, 'U.S. Bank').isDisabled()).toBe(true)
  await expect.poll(() => lender(page, 'U.S. Bank').isChecked()).toBe(true)
  expect((await read<{ applied: string[] }>(page, '/api/lenders')).applied).toHaveLength(2)
})

test('[L42] [L43] a lender that takes mail is sent what was read and agreed to, once the own address is confirmed', async ({
  open,
}) => {
  const email = 'loans@first.example'
  const first = { name: 'First Mail Bank', loan_types: ['conventional' as const], email }
  await withDatabase(({ orm }) => orm.insert(lenders).values(first))
  onTestFinished(() =>
    withDatabase(async ({ orm }) => void (await orm.delete(lenders).where(eq(lenders.email, email)))),
  )
  const page = await open('/auth')
  await applicant(page)
  await page.getByText('Takes requests by email').waitFor()
  await lender(page, 'First Mail Bank').check()
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Read what is sent' })
  await dialog.getByText('Until then nothing is sent.').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Agree and send' }).count()).toBe(0)
  await expectAccessible(page, 'dialog')

  const { user } = await read<{ user: { id: string } }>(page, '/api/auth/get-session')
  await withDatabase(({ orm }) => orm.update(users).set({ email_verified: true }).where(eq(users.id, user.id)))
  await page.reload()
  await lender(page, 'First Mail Bank').check()
  await submit(page)
  await dialog.getByText(`First Mail Bank <${email}>`).waitFor()
  const shown = await dialog.getByLabel('The whole text').textContent()
  await dialog.getByRole('button', { name: 'Agree and send' }).click()
  await page.getByText('Sent to First Mail Bank.').waitFor()
  await page.getByText('Sent by email on').waitFor()
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  // The last line is put under every mail when it goes out.
  expect(shown).toBe(`${mails[0]?.text.trim()}\n\nPrivacy: ${new URL(page.url()).origin}/privacy`)
})

test('[L6] the list follows the loan amount and the type of loan, where a lender gave its limits', async ({ open }) => {
  const limited = {
    name: 'Narrow Bank',
    loan_types: ['other' as const],
    min_loan_amount: 50_000,
    max_loan_amount: 600_000,
  }
  await withDatabase(({ orm }) => orm.insert(lenders).values(limited))
  onTestFinished(() =>
    withDatabase(async ({ orm }) => void (await orm.delete(lenders).where(eq(lenders.name, limited.name)))),
  )
  const page = await open(PLAIN_PAGE)
  await applicant(page, 700_000)
  await page.getByText('Above their maximum').waitFor()
  await page.getByLabel('Loan amount').fill('40,000')
  await expect.poll(() => page.getByText('Below their minimum').count()).toBe(1)
  await page.getByLabel('Only lenders that lend this amount').check()
  await expect.poll(() => page.getByText('Narrow Bank').count()).toBe(0)
  await page.getByLabel('Type of loan').selectOption('usda')
  await expect.poll(() => page.getByText('Guild Mortgage').count()).toBe(1)
  await expect.poll(() => page.getByText('Wells Fargo').count()).toBe(0)
  await page.getByLabel('Loan amount').fill('1,000,000,000,000')
  await page.getByLabel('Loan amount').blur()
  await expect.poll(() => page.getByRole('main').textContent()).not.toContain('NaN')
})

test('[L8] a site opens, and a blocked popup is copied', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await applicant(page)
  await page.context().route('https://www.rocketmortgage.com/**', route => route.fulfill({ body: 'Rocket' }))
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open site of Rocket Mortgage' }).click(),
  ])
  expect(tab.url()).toMatch(/^https:\/\/www\.rocketmortgage\.com\/|about:blank/)
  await tab.close()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Open site of Rocket Mortgage' }).click()
  await page.getByText('Popup Blocked').waitFor()
  await page.getByText('URL Copied').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('https://www.rocketmortgage.com/')
})

test('[L10] [H115] what fails says so, and what was chosen stays chosen', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { expectErrors: /ERR_|503/ })
  await applicant(page)
  await page.route('**/api/lenders/apply*', route => route.abort())
  await lender(page, 'U.S. Bank').check()
  await submit(page)
  await page.locator('main').getByText('Failed to submit applications. Please try again.').waitFor()
  await expect.poll(() => lender(page, 'U.S. Bank').isChecked()).toBe(true)
  await page.unroute('**/api/lenders/apply*')
  await submit(page)
  await page.getByText('Success').waitFor()

  await page.route('**/api/lenders*', route => route.fulfill({ status: 503, body: '{}' }))
  // With something in its address the page is everybody's, and reads by itself.
  await page.goto(`${page.url()}?from=mail`)
  await page.getByText('Failed to load lenders. Please try again.').waitFor()
  await page.route('**/api/application*', route => route.fulfill({ status: 503, body: '{}' }))
  await page.reload()
  await page.getByText('Failed to check application status.').waitFor()
})

test('[L11] axe finds nothing, and nothing reaches beyond the screen', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { width: 390, theme: 'dark' })
  await applicant(page)
  await lender(page, 'U.S. Bank').check()
  await submit(page)
  await page.getByRole('button', { name: 'They checked my credit: U.S. Bank' }).click()
  await page.getByText('14 days', { exact: true }).waitFor()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
