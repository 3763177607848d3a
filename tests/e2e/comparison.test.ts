import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { allSaved, figure, goTo, lenders, UNDRAWN, withApplication } from './comparing.ts'
import { fillStorage, newPersonCalled, read, signedIn, storage } from './people.ts'

interface Saved {
  scenarios: { name: string; interest_rate: number; fees: { otherFee: number; totalFees: number } }[]
}

describe('a guest', () => {
  test('[C1] [C10] [C11] tries a working comparison of sample lenders, labelled as samples', async ({ open }) => {
    const page = await open('/dashboard/comparison?as=guest&stay=30')
    await page.getByText(/^Sample data: \$400,000 loan/).waitFor()
    await lenders(page).nth(2).waitFor()
    await expect.poll(() => page.getByText('Sample lender').count()).toBe(3)
    await page.getByRole('heading', { name: 'Harbor Savings is $1,060 cheaper to the end of the loan' }).waitFor()
    await expect.poll(() => figure(page)).toBe('$517,113')
    for (const shown of ['$6,935', '$2,528', '6.669%', '$517,113', 'Costs least']) {
      await expect.poll(() => lenders(page).first().textContent()).toContain(shown)
    }
    await page
      .getByText(/Its fees are \$12,865 lower than First County’s/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Start Quick Application' }).click()
    await page.waitForURL(url => url.pathname === '/dashboard/application')
  })

  test('[C8] [C9] keeps what was changed in the browser, and takes it along into an account', async ({ open }) => {
    const page = await open('/dashboard/comparison?as=guest')
    await page.getByRole('textbox', { name: 'Interest rate of Harbor Savings' }).fill('6')
    await allSaved(page)
    await expect.poll(() => page.getByText('Sample lender').count()).toBe(0)
    const stored = JSON.parse((await storage(page)).guestComparison ?? 'null')
    expect(stored.scenarios.map(({ name }: { name: string }) => name)).toEqual([
      'Harbor Savings',
      'First County',
      'Prairie Mutual',
    ])
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Interest rate of Harbor Savings' }).inputValue())
      .toBe('6')

    await signedIn(page, newPersonCalled('Ada'))
    await goTo(page, '/dashboard/news')
    await expect.poll(async () => (await storage(page)).guestComparison).toBeUndefined()
    const { scenarios } = await read<Saved>(page, '/api/comparison')
    expect(scenarios.map(({ name, interest_rate }) => [name, interest_rate])).toEqual([
      ['Harbor Savings', 6],
      ['First County', 6.375],
      ['Prairie Mutual', 6.75],
    ])
  })
})

describe('an account', () => {
  test('[C1] without a completed application is sent to it', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await signedIn(page, newPersonCalled('Ada'))
    await goTo(page, '/dashboard/comparison')
    await page.waitForURL('**/dashboard/application')
    await page.getByText('No Application Found').waitFor()
    await page.getByText('Please complete your mortgage application first.').waitFor()
  })

  test('[C2] [C3] [C4] [H65] compares its own loan, starting from its estimate', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    await page.getByText('$320,000 loan · Texas · 20% down · credit 670–739').first().waitFor()
    await page.getByRole('heading', { name: 'Your estimate', exact: true }).waitFor()
    await expect.poll(() => page.getByTestId('estimate-figure').textContent()).toMatch(/^\$\d,\d{3}$/)
    await expect.poll(() => page.getByRole('textbox', { name: 'Name of Lender 1' }).inputValue()).toBe('Lender 1')
    await expect.poll(() => page.getByRole('textbox', { name: 'Interest rate of Lender 1' }).inputValue()).toBe('7.6')
    const estimate = page.locator('section', { has: page.getByRole('heading', { name: 'Your estimated rate' }) })
    for (const shown of ['7.60%', '7.85%', 'Good credit', '+0.25%', 'Debt is 20% of income', '−0.15%']) {
      await expect.poll(() => estimate.textContent()).toContain(shown)
    }
    await page.getByRole('button', { name: 'Show Details' }).click()
    await page.getByText('Good 670 739').waitFor()
    await page.getByRole('button', { name: 'Hide Details' }).click()
    await expect.poll(() => page.getByText('Good 670 739').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Update Application' }).waitFor()
    await page.getByRole('link', { name: 'Edit Application' }).click()
    await page.waitForURL('**/dashboard/application')
  })

  test('[C4] [C5] [C8] adds, changes and finds its lenders again', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    await page.getByRole('button', { name: 'Add lender' }).click()
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Lender 2')
    await page.keyboard.type('Prairie <b>Mutual</b>')
    await page.getByLabel('Mortgage type of Prairie').selectOption('5_1_arm')
    await page.getByRole('button', { name: /^Fees of Prairie/ }).click()
    await page.getByLabel('Other fees').fill('1,250')
    await page.getByLabel('Appraisal').fill('$650')
    await expect.poll(() => page.getByTestId('total-fees').textContent()).toBe('$8,185 our guess')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('at worst').first().waitFor()
    await allSaved(page)
    await page.reload()
    await lenders(page).nth(1).waitFor()
    await expect.poll(() => page.getByLabel(/^Name of Prairie/).inputValue()).toBe('Prairie <b>Mutual</b>')
    const { scenarios } = await read<Saved>(page, '/api/comparison')
    expect(scenarios).toMatchObject([
      { name: 'Lender 1', interest_rate: 7.6 },
      { name: 'Prairie <b>Mutual</b>', fees: { otherFee: 1250, totalFees: 8185 } },
    ])
  })

  test('[C6] [C18] removes a lender, takes that back, and keeps the last one', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    const lonely = page.getByRole('button', { name: 'Remove Lender 1' })
    await expect.poll(() => lonely.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Add lender' }).click()
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Lender 2')
    await page.keyboard.type('Harbor')
    await allSaved(page)
    await lonely.click()
    await expect.poll(() => lenders(page).count()).toBe(1)
    await page.getByText('Lender 1 removed').waitFor()
    await allSaved(page)
    await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => lenders(page).count()).toBe(2)
    await allSaved(page)
    await expect
      .poll(async () => (await read<Saved>(page, '/api/comparison')).scenarios.map(({ name }) => name))
      .toEqual(['Lender 1', 'Harbor'])
  })

  test('[C18] a typed rate is undone in one step', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    const rate = page.getByRole('textbox', { name: 'Interest rate of Lender 1' })
    await rate.click()
    await rate.press('ControlOrMeta+a')
    await rate.pressSequentially('5.125')
    await allSaved(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rate.inputValue()).toBe('7.6')
    await allSaved(page)
    await expect.poll(async () => (await read<Saved>(page, '/api/comparison')).scenarios[0]?.interest_rate).toBe(7.6)
  })

  test('[C7] a rate that is none stays as typed, counts as 0 and is never NaN', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    const rate = page.getByRole('textbox', { name: 'Interest rate of Lender 1' })
    const saved = async () => (await read<Saved>(page, '/api/comparison')).scenarios[0]?.interest_rate
    // Each is saved and read back; what counts as a rate is tested where it is decided.
    for (const text of ['soon', '']) {
      await rate.fill('6')
      await expect.poll(saved).toBe(6)
      await rate.fill(text)
      await rate.blur()
      await expect.poll(saved, { message: text }).toBe(0)
      await expect.poll(() => rate.inputValue()).toBe(text)
      await expect.poll(() => page.getByRole('main').textContent(), { message: text }).not.toContain('NaN')
      await expect.poll(() => lenders(page).first().textContent(), { message: text }).toContain('$889')
    }
  })

  test('[C18] a save that fails says so, keeps what was typed, and is made good', async ({ open }) => {
    const page = await open(PLAIN_PAGE, { expectErrors: /ERR_/ })
    await withApplication(page)
    // With room for it, it would be queued and sent later.
    await fillStorage(page)
    await page.route('**/api/comparison/*', route => route.abort())
    const rate = page.getByRole('textbox', { name: 'Interest rate of Lender 1' })
    await rate.fill('6.25')
    await page.getByText('Failed to save comparison data').waitFor()
    await expect.poll(() => rate.inputValue()).toBe('6.25')
    await page.unroute('**/api/comparison/*')
    await page.getByRole('button', { name: 'Save again' }).click()
    await allSaved(page)
    await expect.poll(async () => (await read<Saved>(page, '/api/comparison')).scenarios[0]?.interest_rate).toBe(6.25)

    await page.getByRole('button', { name: 'Add lender' }).click()
    await allSaved(page)
    await page.route('**/api/comparison/save*', route => route.abort())
    await page.getByRole('button', { name: 'Remove Lender 2' }).click()
    await page.getByText('Failed to delete comparison data').waitFor()
  })

  test('[C21] saved lenders that cannot be read say so, and so does an application', async ({ open }) => {
    const page = await open(PLAIN_PAGE, { expectErrors: /503/ })
    await withApplication(page, UNDRAWN)
    await page.route('**/api/comparison*', route => route.fulfill({ status: 503, body: '{}' }))
    await page.reload()
    await page.getByText('Failed to load saved comparison data').waitFor()
    await page.unroute('**/api/comparison*')
    // Coming back to the tab tries again by itself.
    const again = page.getByRole('button', { name: 'Try again' })
    await again.or(lenders(page)).first().waitFor()
    await again.evaluateAll((buttons: HTMLElement[]) => buttons.forEach(button => void button.click()))
    await lenders(page).first().waitFor()
    await page.route('**/api/application*', route => route.fulfill({ status: 503, body: '{}' }))
    await page.reload()
    await page.getByText('Failed to load application data.').waitFor()
    await page.unroute('**/api/application*')
    await again.or(lenders(page)).first().waitFor()
    await again.evaluateAll((buttons: HTMLElement[]) => buttons.forEach(button => void button.click()))
    await lenders(page).first().waitFor()
  })
})

describe('how long will you stay', () => {
  test('[C13] [H61] the keyboard moves the years, and the answer follows', async ({ open }) => {
    const page = await open('/dashboard/comparison?as=guest')
    await page
      .locator('.chart-turns')
      .getByText(/^1Leave before 3 years \d+ months?: Prairie Mutual costs least\./)
      .waitFor()
    const slider = page.getByRole('slider', { name: /years until you sell or refinance/ })
    await slider.focus()
    await slider.press('Home')
    await page.getByRole('heading', { name: /^Prairie Mutual is \$[\d,]+ cheaper if you stay 1 year$/ }).waitFor()
    await page.waitForURL(url => url.search === '?stay=1')
    // As fast as a key that is held down: none of them may be lost.
    await slider.evaluate((input: HTMLInputElement) => {
      for (let key = 0; key < 6; key += 1) {
        input.stepUp()
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await page.getByRole('heading', { name: /^Harbor Savings is \$[\d,]+ cheaper if you stay 7 years$/ }).waitFor()
    await page.waitForURL(url => url.search === '?stay=7')
    await page.getByRole('button', { name: 'One year more' }).click()
    await page.waitForURL(url => url.search === '?stay=8')
    await page.goto('/dashboard/comparison')
    await expect.poll(() => slider.inputValue()).toBe('8')
  })
})

describe('taking it along', () => {
  test('[C17] the CSV holds every lender, and sharing copies a message', async ({ open }) => {
    const page = await open('/dashboard/comparison?as=guest')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toBe('loan-comparison.csv')
    expect(
      text
        .split('\r\n')
        .slice(1, 4)
        .map(line => line.split(',')[0]),
    ).toEqual(['Harbor Savings', 'First County', 'Prairie Mutual'])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Which loan costs least\?/)
  })

  test('[C16] twenty lenders print on one page', async ({ open }) => {
    const page = await open('/dashboard/comparison?as=guest')
    for (let count = 4; count <= 20; count++) await page.getByRole('button', { name: 'Add lender' }).click()
    await expect.poll(() => lenders(page).count()).toBe(20)
    await expect.poll(() => page.getByRole('button', { name: 'Add lender' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('heading', { name: 'Ways to pay less' }).waitFor()
    // What comes once they are saved is not for paper either.
    await page.getByText('Ask a lender to match').waitFor()
    const printed = page.evaluate(
      () =>
        new Promise(resolve =>
          addEventListener('beforeprint', () =>
            resolve(document.querySelectorAll('[data-testid=print-sheet] tbody tr').length),
          ),
        ),
    )
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(await printed).toBe(20)
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test('[C22] axe finds nothing, and nothing reaches beyond the screen', async ({ open }) => {
  const page = await open('/dashboard/comparison?as=guest', { width: 390, theme: 'dark' })
  await page.getByRole('heading', { name: 'Ways to pay less' }).waitFor()
  await page.getByRole('button', { name: 'Show the chart' }).click()
  await page.getByRole('button', { name: 'Show the figures' }).or(page.getByText('Show the figures')).first().waitFor()
  await page.getByRole('button', { name: 'Change the offers' }).click()
  await page.getByLabel('Mortgage type of First County').selectOption('7_1_arm')
  await page.getByLabel('Name of Prairie Mutual').fill('Wunderbar'.repeat(8))
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^Fees of Harbor/ }).click()
  await page.getByTestId('total-fees').waitFor()
  await expectAccessible(page, 'dialog')
})
