import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { confirmEmail, mailsTo, newPersonCalled, signedIn } from './people.ts'

const donateButton = (page: Page) => page.getByRole('button', { name: /^Donate/ })

async function atDonations(open: Open, visit?: Parameters<Open>[1]): Promise<Page> {
  const page = await open('/dashboard/donate?as=guest', visit)
  await page.getByRole('heading', { name: 'Support Our Mission', level: 1 }).waitFor()
  return page
}

/** Presses Donate and follows to the tab that opens. */
async function checkout(page: Page): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), donateButton(page).click()])
  await tab.getByRole('heading', { name: 'Test checkout' }).waitFor()
  return tab
}

async function note(page: Page, title: string, description?: string | RegExp): Promise<void> {
  await page.getByText(title, { exact: true }).last().waitFor()
  if (description) await page.getByText(description).last().waitFor()
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('[F20] [F22] [F23] a guest gives $25 in a new tab and is thanked, everybody can', async ({ open }) => {
  const page = await atDonations(open, { width: 390, theme: 'dark' })
  await expect.poll(() => page.getByRole('radio', { name: '$25', exact: true }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('radio', { name: 'One time' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByRole('group', { name: 'Amount' }).getByRole('radio').count()).toBe(5)
  await page.getByText('Custom').click()
  await donateButton(page).click()
  await note(page, 'Invalid Amount', 'Please enter a valid donation amount.')
  await expectAccessible(page)
  await expect.poll(() => fits(page)).toBe(true)
  await page.getByText('$25', { exact: true }).click()

  const tab = await checkout(page)
  await tab.getByText('No money moves here.').waitFor()
  await tab.getByText('$25', { exact: false }).first().waitFor()
  await expectAccessible(tab)
  await expect.poll(() => fits(tab)).toBe(true)
  await page.getByText('Your checkout is open in a new tab').waitFor()
  await expectAccessible(page, 'main')

  await tab.getByRole('button', { name: 'Pay $25 in test money' }).click()
  await note(
    tab,
    'Thank You',
    'Your donation helps keep Keyturn free for every homebuyer. Our thank-you email says what arrived.',
  )
  await expect.poll(() => new URL(tab.url()).pathname + new URL(tab.url()).search).toBe('/dashboard/donate')
  await expectAccessible(tab, 'main')
  await expect.poll(() => fits(tab)).toBe(true)
})

test('[F22] [F23] somebody who cancels is told so, and the address is clean', async ({ open }) => {
  const page = await atDonations(open)
  await page.getByText('Custom').click()
  await page.getByLabel('Your amount').fill('12.50')
  await page.getByText('Every month').click()
  await expect.poll(() => donateButton(page).textContent()).toContain('Donate $12.50 every month')
  const tab = await checkout(page)
  await tab.getByText('Every month').waitFor()
  await tab.getByRole('button', { name: 'Cancel' }).click()
  await note(tab, 'Donation Canceled')
  await expect.poll(() => new URL(tab.url()).search).toBe('')
  await tab.goBack()
  await tab.getByText('This checkout is finished.').waitFor()
})

test('[F21] what is no donation is refused beside the field, and no tab opens for it', async ({ open }) => {
  const page = await atDonations(open)
  await page.getByText('Custom').click()
  const field = page.getByLabel('Your amount')
  for (const typed of ['', '0', '-5', '0.001', '0.99', '10,001', 'lots']) {
    await field.fill('40')
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: typed }).toBeNull()
    await field.fill(typed)
    await page.getByRole('button', { name: 'Donate', exact: true }).click()
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: typed }).toBe('true')
    await note(page, 'Invalid Amount', 'Please enter a valid donation amount.')
  }
  expect(page.context().pages()).toHaveLength(1)
})

test('[F22] while the checkout is being made the button says so, and a blocked tab is offered as a link', async ({
  open,
}) => {
  const page = await atDonations(open)
  await page.evaluate(() => {
    window.open = () => null
  })
  let go = () => {}
  const asked = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route('**/create-donation-payment', async route => {
    await asked
    await route.continue()
  })
  await donateButton(page).click()
  await page.getByRole('button', { name: 'Processing...' }).waitFor()
  go()
  await page.getByText('Your browser didn’t open the new tab.').waitFor()
  const link = page.getByRole('link', { name: 'Open the checkout' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/\/donate\/test-checkout\/[0-9a-f-]{36}$/)
  await expectAccessible(page)
})

test('[F24] [H115] a donation that cannot start says so, in its form too, and closes the tab it opened', async ({
  open,
}) => {
  const page = await atDonations(open, { expectErrors: /ERR_|503/ })
  const failed = 'There was an issue processing your donation. Please try again.'
  const ways = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 200, json: {} }),
    (route: Route) => route.fulfill({ status: 503, json: {} }),
  ]
  for (const way of ways) {
    await page.route('**/create-donation-payment', way)
    await donateButton(page).click()
    await note(page, 'Donation Failed', failed)
    await page.locator('form').getByText(failed).waitFor()
    await expect.poll(() => page.context().pages().length).toBe(1)
    await page.unroute('**/create-donation-payment')
    // It may go by itself meanwhile.
    const close = page.locator('[data-toasts]').getByRole('button', { name: /Dismiss|Close/ })
    const closed = () => close.evaluateAll((buttons: HTMLElement[]) => buttons.map(button => button.click()).length)
    await expect.poll(closed).toBe(0)
  }
})

test('[F23] an amount that nobody could have paid is not repeated from the address', async ({ open }) => {
  const page = await open('/dashboard/donate?success=true&amount=9999&as=guest')
  await note(
    page,
    'Thank You',
    'Your donation helps keep Keyturn free for every homebuyer. Our thank-you email says what arrived.',
  )
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.reload()
  await page.getByRole('heading', { name: 'Support Our Mission', level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Thank You', { exact: true }).count()).toBe(0)
})

test('[F29] [F30] from the dialog in the header an account gives and is thanked by mail', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  const ada = newPersonCalled('Ada')
  await signedIn(page, ada)
  await confirmEmail(ada)
  await page.goto('/dashboard/timeline')
  await page.getByRole('banner').getByRole('button', { name: 'Donate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Support Our Mission' })
  await dialog.getByText('$50', { exact: true }).click()
  await expectAccessible(page, 'dialog')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Donate $50' }).click(),
  ])
  await dialog.getByText('Your checkout is open in a new tab').waitFor()
  await tab.getByRole('button', { name: /^Pay/ }).click()
  await note(tab, 'Thank You')
  const thanks = async () =>
    (await mailsTo(ada.email)).filter(({ subject }) => subject === 'Thank you for your donation')
  await expect.poll(thanks).toHaveLength(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
