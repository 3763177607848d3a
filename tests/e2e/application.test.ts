import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { goTo, withApplication } from './comparing.ts'
import { newPersonCalled, post, read, signedIn, storage } from './people.ts'

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

async function toReview(page: Page, state = 'Texas'): Promise<void> {
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await page.getByLabel('Property value').fill('450k')
  await next(page)
  await page.getByRole('heading', { name: 'Property Location' }).waitFor()
  await page.getByLabel('State', { exact: true }).selectOption(state)
  await next(page)
  await page.getByRole('heading', { name: 'Financial Information' }).waitFor()
  await page.getByLabel('Annual income').fill('$96,000')
  await next(page)
  await page.getByRole('heading', { name: 'Review & Submit' }).waitFor()
}

async function account(open: (path: string, visit?: object) => Promise<Page>, visit = {}): Promise<Page> {
  const page = await open(PLAIN_PAGE, visit)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/application')
  return page
}

test('[AP1] the four steps follow each other, with their progress', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const progress = page.getByRole('progressbar', { name: 'Application progress' })
  await progress.waitFor()
  await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe('25%')
  await expect.poll(() => page.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await toReview(page)
  await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe('100%')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('heading', { name: 'Financial Information' }).waitFor()
  await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe('75%')
})

test('[AP25] whoever comes for the questions sees them alone, and nothing stands above the next steps', async ({
  open,
}) => {
  const page = await open('/dashboard/comparison?as=guest', { width: 390 })
  await page.getByRole('link', { name: 'Start Quick Application' }).click()
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  const promise = page.getByRole('heading', { name: 'Four short steps, about two minutes' })
  await expect.poll(async () => (await start.count()) + (await promise.count())).toBe(0)
  await page.getByText('This is not an application to a lender; no deadline starts.').waitFor()

  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Home' }).click()
  await promise.waitFor()
  await start.click()
  await expect.poll(() => promise.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Loan Details')
})

test('[AP2] [AP3] value, down payment and loan move together, from a slider between 3 and 50 percent', async ({
  open,
}) => {
  const page = await open('/dashboard/application?as=guest')
  const slider = page.getByRole('slider', { name: 'Down payment' })
  await slider.waitFor()
  await expect
    .poll(() => slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step, input.value]))
    .toEqual(['3', '50', '1', '20'])
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Property value').fill('450,000')
  await field('Property value').blur()
  await expect.poll(() => field('Down payment amount').inputValue()).toBe('90,000')
  await expect.poll(() => field('Loan amount').inputValue()).toBe('360,000')
  await field('Down payment amount').fill('45k')
  await field('Down payment amount').blur()
  await expect.poll(() => slider.inputValue()).toBe('10')
  await expect.poll(() => field('Loan amount').inputValue()).toBe('405,000')
  await field('Loan amount').fill('$337,500')
  await field('Loan amount').blur()
  await expect.poll(() => slider.inputValue()).toBe('25')
  await expect.poll(() => field('Down payment amount').inputValue()).toBe('112,500')
  await slider.press('ArrowRight')
  await expect.poll(() => field('Down payment amount').inputValue()).toBe('117,000')
  await expect.poll(() => field('Loan amount').inputValue()).toBe('333,000')
})

test('[AP4] [H40] [H42] [H45] a missing price or state is asked for at its field, and the step stays', async ({
  open,
}) => {
  const page = await open('/dashboard/application?as=guest')
  await next(page)
  await page.getByText('Please enter the price of the home').waitFor()
  await page.getByLabel('Property value').fill('450k')
  await page.getByLabel('Down payment amount').fill('500k')
  await next(page)
  await page.getByText('The down payment is more than the home costs.').waitFor()
  await page.getByLabel('Down payment amount').fill('90k')
  await next(page)
  await page.getByRole('heading', { name: 'Property Location' }).waitFor()
  await next(page)
  const note = page.locator('[data-toasts]').getByText('State Required')
  await note.waitFor()
  const state = page.getByLabel('State', { exact: true })
  await expect.poll(() => state.getAttribute('aria-invalid')).toBe('true')
  await state.locator('xpath=../..').getByText('This is needed for accurate timeline calculations.').waitFor()
  await page.getByRole('heading', { name: 'Property Location' }).waitFor()
  await state.selectOption('Ohio')
  await note.waitFor({ state: 'hidden' })
  await expect.poll(() => state.getAttribute('aria-invalid')).toBeNull()
})

test('[AP5] completing without a state leads back to the step that asks for it', async ({ open }) => {
  const page = await account(open)
  await toReview(page)
  await post(page, '/api/application/save-draft', { property_state: null })
  await page.reload()
  await next(page)
  // The wizard itself would stop here, so the page is asked to complete what another tab emptied.
  const answer = await post(page, '/api/application/complete', {})
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'state-required', title: 'Missing Required Information' })
})

test('[AP6] what was typed is there again after leaving in the middle, as an account and as a guest', async ({
  open,
}) => {
  for (const page of [await account(open), await open('/dashboard/application?as=guest')]) {
    await page.getByLabel('Property value').fill('512,300')
    await page.getByRole('link', { name: 'Documents Required' }).click()
    await page.waitForURL('**/dashboard/documents')
    await page.goto('/dashboard/application')
    await expect.poll(() => page.getByLabel('Property value').inputValue()).toBe('512,300')
  }
})

test('[AP8] [AP12] [AP14] [H54] an account completes, reads its tracking id, and can update or close', async ({
  open,
}) => {
  const page = await account(open)
  await expect.poll(() => page.getByRole('heading', { name: 'Your application' }).count()).toBe(0)
  await toReview(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/application/complete*', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  release()
  await page.getByText('Application Completed!').waitFor()
  await page.getByText(/Your tracking ID is MA-[A-Z0-9]{8}/).waitFor()
  await page.waitForURL('**/dashboard/comparison')

  await page.goto('/dashboard/application')
  const summary = page.locator('section', { has: page.getByRole('heading', { name: 'Your application' }) })
  await summary.getByText('$450,000').waitFor()
  await expect.poll(() => page.getByRole('progressbar', { name: 'Application progress' }).count()).toBe(0)
  await summary.getByText('Not provided').first().waitFor()
  await expect
    .poll(() => summary.getByRole('link', { name: 'Mark Loan as Closed' }).getAttribute('href'))
    .toBe('/dashboard/closure')
  // Pressed where it stands: what is scrolled to is the form.
  const press = (button: HTMLElement) => button.click()
  const form = page.getByRole('heading', { name: 'Loan Details' })
  const top = () => form.evaluate(heading => Math.round(heading.getBoundingClientRect().top))
  await page.getByRole('button', { name: 'Edit answers' }).evaluate(press)
  await expect.poll(top).toBeLessThan(400)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(top).toBeGreaterThan(600)
  await summary.getByRole('button', { name: 'Update Application' }).evaluate(press)
  await expect.poll(top).toBeLessThan(400)
  for (const heading of ['Property Location', 'Financial Information']) {
    await next(page)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await next(page)
  await page.getByRole('heading', { name: 'Review & Submit' }).waitFor()
  await page.getByRole('button', { name: 'Update Application' }).last().click()
  await page.waitForURL('**/dashboard/comparison')
})

test('[AP12] [AP14] [AP15] a guest’s application stays in the browser, with a way to an account', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const banner = page.getByText('Saved on this device only')
  await banner.waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Create Free Account' }).first().waitFor()
  await page.getByRole('button', { name: 'Close and continue as a guest' }).click()
  await expect.poll(() => banner.count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.poll(() => banner.count()).toBe(0)
  await toReview(page)
  await page.getByRole('button', { name: 'Complete Application' }).click()
  await page.getByText('Application Draft Saved!').waitFor()
  await page.waitForURL('**/dashboard/comparison')
  expect(JSON.parse((await storage(page)).guestApplicationData ?? '{}')).toMatchObject({
    status: 'completed',
    property_state: 'Texas',
    property_value: 450_000,
  })
  await page.goto('/dashboard/application')
  await page.getByRole('button', { name: 'Save Progress' }).click()
  await page.waitForURL('**/auth')
})

test('[AP10] a new application before the loan is closed leads to the closure page', async ({ open }) => {
  const page = await account(open)
  await post(page, '/api/application/complete', { property_state: 'Texas' })
  await page.goto('/dashboard/application?new=1')
  await page.waitForURL('**/dashboard/closure')
  await page.getByText('Cannot Create New Application').waitFor()
})

test('[AP17] two tabs do not overwrite each other: the second is shown both versions', async ({ open }) => {
  const first = await account(open)
  await first.getByLabel('Property value').waitFor()
  const second = await open('/dashboard/application', { beside: first })
  await second.getByLabel('Property value').waitFor()
  // Another tab's save shows here at once, unless the same is being typed.
  const saved = Promise.withResolvers<void>()
  await second.route('**/api/application/save-draft*', async route => {
    await saved.promise
    await route.continue()
  })
  await second.getByLabel('Property value').fill('500000')
  await post(first, '/api/application/save-draft', { property_value: 400_000 })
  saved.resolve()
  const dialog = second.getByRole('dialog', { name: 'Changed meanwhile' })
  await dialog.getByRole('cell', { name: '$400,000' }).first().waitFor()
  await dialog.getByRole('cell', { name: '$500,000' }).first().waitFor()
  await dialog.getByRole('button', { name: 'Keep what is on this page' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(
      async () => (await read<{ draft: { property_value: number } }>(second, '/api/application')).draft.property_value,
    )
    .toBe(500_000)
})

test('[AP20] nonsense is answered in words and kept on the page', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const value = page.getByLabel('Property value')
  for (const text of ['-5', 'lots', '<script>alert(1)</script>', '9'.repeat(40)]) {
    await value.fill('450,000')
    await value.blur()
    await expect.poll(() => value.getAttribute('aria-invalid')).not.toBe('true')
    await value.fill(text)
    await value.blur()
    await expect.poll(() => value.getAttribute('aria-invalid'), { message: text }).toBe('true')
    await expect.poll(() => value.inputValue()).toBe(text)
    await expect.poll(() => page.locator('main').textContent(), { message: text }).not.toContain('NaN')
  }
})

test('nothing keeps anyone from applying', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest', { width: 390, theme: 'dark' })
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await toReview(page)
  await expectAccessible(page, 'main')
  await page.goto('/dashboard/documents')
  await page.getByLabel('Recent pay stubs').check()
  await page.getByText('1 of 7').first().waitFor()
  await expectAccessible(page, 'main')
})

test('the wizard can be walked by keyboard alone', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  await page.getByRole('heading', { name: 'Loan Details' }).waitFor()
  await page.getByLabel('Buy a home').focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Property value').focus()
  await page.keyboard.type('450k')
  // It has the focus a frame after it is seen, and would take it from what was reached meanwhile.
  const atStep = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim())
      if (focused === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await tabTo('Next')
  await page.keyboard.press('Enter')
  await atStep('Property Location')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tex')
  await tabTo('Next')
  await page.keyboard.press('Enter')
  await atStep('Financial Information')
  await tabTo('Next')
  await page.keyboard.press('Enter')
  await atStep('Review & Submit')
  await page.getByText('Texas').first().waitFor()
  await tabTo('Complete Application')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/comparison')
})

test('[CM22] home names the cash to bring beside the comfortable price, and that its fees are our guess; so does the comparison', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await withApplication(page)
  await goTo(page, '/dashboard/application')
  const numbers = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your numbers' }) })
  await numbers.getByText('Comfortable price').waitFor()
  const cash = numbers.locator('dl > div').filter({ hasText: 'Cash to bring' })
  await expect.poll(() => cash.textContent()).toMatch(/^Cash to bring, at least\$8\d,\d{3}.*our guess/)
  await goTo(page, '/dashboard/comparison')
  await page.getByText(/^Bring at least \$8\d,\d{3}; the fees in it are our guess/).waitFor()
})
