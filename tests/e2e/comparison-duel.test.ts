import { describe, expect, inject } from 'vitest'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { allSaved, goTo, lenders, withApplication } from './comparing.ts'
import { post, read } from './people.ts'

describe('the first minute', () => {
  test('[C36] [C37] [H152] [CM25] an estimate explains itself, a pasted quote takes its place, and a lender is chosen', async ({
    open,
  }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page, '/dashboard/comparison')
    await page.getByText('Where the figures come from').click()
    await page.getByText(/starts from a fixed 7\.5%.*not from the market\./).waitFor()
    await page.getByText('See what three offers look like').click()
    const sample = page.getByRole('region', { name: 'What you’ll see with three offers' })
    await sample.getByText('Sample', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Drop a Loan Estimate' }).waitFor()
    expect(await lenders(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Type it' }).click()
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Lender 1')
    // [C36] The figure is at what lenders averaged, with the survey's day.
    await page
      .getByText(/\d\.\d{1,3}%.*Freddie Mac/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Paste it' }).click()
    await page
      .getByLabel('The lender’s text')
      .fill(
        'Harbor Savings Bank\n30-year fixed at 6.5%\n0.5 points\nAppraisal $450\nAppraisal $500\nLoan amount: $400,000',
      )
    const lines = page.getByTestId('quote-lines')
    await lines.getByText('6.5%', { exact: true }).waitFor()
    for (const shown of ['Harbor Savings Bank', '30-year fixed at 6.5%', '$1,600'])
      await expect.poll(() => lines.textContent()).toContain(shown)
    const unclear = page.getByTestId('quote-unclear')
    for (const line of ['Appraisal $450', 'Appraisal $500']) await unclear.getByText(line).waitFor()
    await page.getByText(/^This quote is for a loan of \$400,000; you’re comparing \$320,000\./).waitFor()
    await page.getByRole('button', { name: 'Add this offer' }).click()
    await page.getByRole('heading', { name: 'Add a second offer to see a verdict.' }).waitFor()
    await allSaved(page)
    const { scenarios } = await read<{
      scenarios: { name: string; interest_rate: number; fees: object; sources: object }[]
    }>(page, '/api/comparison')
    expect(scenarios).toMatchObject([
      {
        name: 'Harbor Savings Bank',
        interest_rate: 6.5,
        fees: { pointsCharge: 1600, appraisalFee: 450 },
        sources: { interest_rate: 'read', pointsCharge: 'unsure', appraisalFee: 'guessed' },
      },
    ])

    const county = {
      name: 'First County',
      interest_rate: 7,
      mortgage_type: '30_year_fixed',
      fees: estimateFees(320_000),
      sources: Object.fromEntries(FEE_KEYS.map(key => [key, 'typed'])),
    }
    expect((await post(page, '/api/comparison/add', county)).status).toBe(200)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const offers = page.getByRole('heading', { name: 'Compare lenders' })
    await offers.waitFor()
    // Until somebody scrolls or presses a key, a page that was loaded again goes back to its place whenever it grows.
    await page.keyboard.press('Shift')
    await offers.scrollIntoViewIfNeeded()
    await page.getByRole('complementary').getByRole('button', { name: 'Choose' }).click()
    const choice = page.getByRole('dialog', { name: 'Go with Harbor Savings Bank' })
    await choice.getByText('Some of Harbor Savings Bank’s figures are still our guess.').waitFor()
    await choice.getByRole('link', { name: 'Lock your rate' }).waitFor()
    await expectAccessible(page, 'dialog')
    await choice.getByLabel('Your choice').selectOption({ label: 'First County' })
    await page
      .getByRole('dialog', { name: 'Go with First County' })
      .getByText('offer of 7% with $6,735 in fees')
      .waitFor()
  })

  test.for(['guest', 'account'] as const)(
    '[C53] a lender that was told yes is kept: the offer says so, home goes on from there, and it can be taken back: %s',
    async (who, { open }) => {
      const page = await open(PLAIN_PAGE, { width: 390 })
      await becomeBuyer(page.context(), inject('origin'), who)
      await goTo(page, '/dashboard/comparison')
      await page.getByRole('button', { name: 'Choose a lender' }).click()
      const choice = page.getByRole('dialog', { name: /^Go with / })
      const dearer = 'Prairie Mutual'
      await choice.getByLabel('Your choice').selectOption({ label: dearer })
      await choice.getByRole('button', { name: 'I’ve told them yes' }).click()
      await choice.getByText(`You told ${dearer} yes.`).waitFor()
      await expectAccessible(page, 'dialog')
      await goTo(page, '/dashboard/application')
      await page.getByText(/^With Prairie Mutual at 6\.75%: you told them yes\./).waitFor()
      await expect.poll(() => page.locator('[aria-current=step]').first().textContent()).toContain('Apply')
      if (who === 'account') {
        await goTo(page, '/dashboard/closure')
        await expect.poll(() => page.getByLabel('Lender name').inputValue()).toBe(dearer)
      }
      await goTo(page, '/dashboard/comparison')
      await page.getByText('Your choice', { exact: true }).waitFor()
      await page.getByRole('button', { name: `Your choice: ${dearer}` }).click()
      await page.getByRole('button', { name: 'It’s not them after all' }).click()
      await choice.getByRole('button', { name: 'I’ve told them yes' }).waitFor()
      await goTo(page, '/dashboard/application')
      await page.getByText(/^With Harbor Savings at 6\.5%\. It’s the cheapest/).waitFor()
    },
  )

  test('[C38] fees are typed as one total, points as points', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withApplication(page)
    await page.getByRole('button', { name: 'Type it' }).click()
    await page.getByRole('button', { name: /^Fees of Lender 1/ }).click()
    await page.getByRole('radio', { name: 'Just the total' }).check()
    await page.getByLabel('Total fees').fill('7,335')
    await expect.poll(() => page.getByTestId('total-fees').textContent()).toBe('$7,335')
    await page.getByRole('radio', { name: 'Each fee' }).check()
    await page.getByRole('radio', { name: 'Points', exact: true }).check()
    await page.getByRole('textbox', { name: 'Points' }).fill('0.5')
    await page.getByText('That’s $1,600. 1 point is 1% of your $320,000 loan.').waitFor()
    await expect.poll(() => page.getByTestId('total-fees').textContent()).toBe('$8,935')
    await page.getByRole('button', { name: 'Done' }).click()
    await allSaved(page)
    const { scenarios } = await read<{ scenarios: { fees: object }[] }>(page, '/api/comparison')
    expect(scenarios[0]?.fees).toMatchObject({ pointsCharge: 1600, otherFee: 7335, originationFee: 0, totalFees: 8935 })
  })
})

describe('the duel', () => {
  test('[E3] [C33] the bar at the foot of a phone covers nothing that the keyboard reaches', async ({ open }) => {
    const page = await open(PLAIN_PAGE, { width: 390 })
    await withApplication(page)
    // They cost the same, which takes the bar three lines to say.
    for (const name of ['Harbor Savings Bank', 'First County of the Plains']) {
      const offer = { name, interest_rate: 6.5, mortgage_type: '30_year_fixed', fees: estimateFees(320_000) }
      expect((await post(page, '/api/comparison/add', offer)).status).toBe(200)
    }
    await page.reload()
    await page.getByRole('heading', { name: 'Your estimated rate' }).scrollIntoViewIfNeeded()
    const bar = page.getByRole('complementary', { name: 'The answer so far' })
    await bar.getByText('cost about the same').waitFor()
    const keys = keyboardOf(page)
    await page.getByRole('textbox', { name: 'Interest rate of Harbor Savings Bank' }).focus()
    await keys.tabTo('button', 'Choose')
    const faults = keys.faults()
    expect(faults, faults.join('; ')).toEqual([])
  })

  test('[C30] [C32] [C33] [E131] [CM30] on a phone cards are swiped, the bar repeats the verdict, colours stay with their rows, which open to change something', async ({
    open,
  }) => {
    const page = await open('/dashboard/comparison?as=guest', { width: 390 })
    const cards = page.getByRole('list', { name: /^Your offers, cheapest first/ })
    const left = () => cards.evaluate(list => list.scrollLeft)
    const colours = () =>
      page.evaluate(() => [
        ...[...document.querySelectorAll('.duel-card')].map(card => [
          card.querySelector('h3')?.textContent,
          card.querySelector<HTMLElement>('[data-lender]')?.dataset.lender,
        ]),
      ])
    await cards.waitFor()
    const bar = page.getByRole('complementary', { name: 'The answer so far' })
    await expect.poll(() => bar.count()).toBe(0)
    await expect.poll(async () => (await cards.getByRole('listitem').first().boundingBox())?.width).toBe(286)
    await expect.poll(colours).toEqual([
      ['Harbor Savings', '1'],
      ['Prairie Mutual', '3'],
      ['First County', '2'],
    ])
    // Windows high contrast takes all grounds away; the verdict's bars are still there, and one of them is full.
    await page.emulateMedia({ forcedColors: 'active' })
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sure-scale > li')].map(one => {
          const { borderTopStyle, backgroundColor } = getComputedStyle(one, '::before')
          return `${borderTopStyle} ${backgroundColor === getComputedStyle(document.body).backgroundColor ? 'empty' : 'full'}`
        }),
      )
    expect((await bars()).toSorted()).toEqual(['solid empty', 'solid empty', 'solid full'])
    await page.emulateMedia({ forcedColors: 'none' })
    // The next one peeks.
    await expect.poll(async () => (await cards.getByRole('listitem').nth(1).boundingBox())?.x).toBeLessThan(390)
    await page.getByRole('button', { name: 'Offer 3 of 3: First County' }).click()
    await expect.poll(left).toBeGreaterThan(300)
    await expect
      .poll(() => page.locator('.duel-dots [aria-current]').getAttribute('aria-label'))
      .toBe('Offer 3 of 3: First County')
    await cards.focus()
    await page.keyboard.press('Home')
    await expect.poll(left).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(200)

    const fields = page.getByRole('button', { name: 'Change the offers' })
    await expect.poll(() => lenders(page).filter({ visible: true }).count()).toBe(0)
    await fields.click()
    await page.getByRole('button', { name: 'Hide the fields' }).click()
    await fields.waitFor()

    await page.getByRole('button', { name: 'Change the figures of Prairie Mutual' }).click()
    await bar.getByText(/^Harbor Savings is \$[\d,]+ cheaper$/).waitFor()
    await bar.getByText('if you stay 7 years').waitFor()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe('Prairie Mutual')
    await page.keyboard.type('Cedar Bank')
    await page.getByRole('button', { name: 'Remove Harbor Savings' }).click()
    await expect.poll(colours).toEqual([
      ['Cedar Bank', '3'],
      ['First County', '2'],
    ])

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => bar.count()).toBe(0)
    const rows = () =>
      cards.getByRole('listitem').evaluateAll(list => new Set(list.map(card => card.getBoundingClientRect().top)).size)
    await expect.poll(rows).toBe(1)
  })

  test.for([390, 1280])(
    '[C39] nothing moves below the words while the slider does, at %i px',
    async (width, { open }) => {
      const page = await open('/dashboard/comparison?as=guest', { width })
      const slider = page.getByRole('slider', { name: 'years until you sell or refinance' })
      const places = () =>
        page.evaluate(() =>
          ['.stay-control input', '.duel-cards', '.duel + *'].map(
            part => (document.querySelector(part) as Element).getBoundingClientRect().top + scrollY,
          ),
        )
      await slider.focus()
      await page.keyboard.press('Home')
      await page.getByRole('heading', { name: /if you stay 1 year$/ }).waitFor()
      const before = await places()
      for (let year = 2; year <= 12; year += 1) {
        await page.keyboard.press('ArrowRight')
        await page.getByRole('heading', { name: new RegExp(`if you stay ${year} years$`) }).waitFor()
        expect(await places(), `${year} years`).toEqual(before)
      }
    },
  )

  test('[C34] [C35] the chart shows twelve years, numbers where the cheapest changes, and 13 px letters', async ({
    open,
  }) => {
    const page = await open('/dashboard/comparison?as=guest', { width: 390 })
    await page.getByRole('button', { name: 'Show the chart' }).click()
    const chart = page.locator('figure', { has: page.getByRole('img', { name: /compared with Harbor Savings/ }) })
    // Rendered at a usual width first, and at its own once that is measured.
    const picture = chart.getByRole('img')
    const spare = () =>
      picture.evaluate(svg => Number(svg.getAttribute('width')) - Math.round(svg.getBoundingClientRect().width))
    await expect.poll(spare).toBe(0)
    const ticks = () => chart.locator('.chart-axes > text').allTextContents()
    await expect.poll(ticks).toContain('10')
    await expect.poll(ticks).not.toContain('20')
    await expect.poll(() => chart.locator('.chart-turn text').allTextContents()).toEqual(['1'])
    await expect.poll(() => chart.locator('.chart-own text').textContent()).toBe('7 years')
    for (const name of ['Harbor Savings', 'First County', 'Prairie Mutual'])
      await expect.poll(() => chart.locator('.chart-name', { hasText: name }).count()).toBe(1)
    const sizes = await chart
      .locator('svg text')
      .evaluateAll(all => all.map(text => Number.parseFloat(getComputedStyle(text).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
    await page.getByRole('button', { name: 'See 30 years' }).click()
    await expect.poll(ticks).toContain('30')
    await page.getByRole('button', { name: 'See 12 years' }).waitFor()
  })
})
