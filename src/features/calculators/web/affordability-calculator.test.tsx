import { beforeEach, expect, test } from 'vitest'
import { SHIPPED_SURVEY } from '#domain/survey-rate.ts'
import { click, mount, the, type } from '../../../../tests/harness/mount.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'

beforeEach(() => window.history.replaceState(null, '', '/affordability-calculator'))

const price = () => the('[data-testid=comfortable-price]').textContent
const income = () => the<HTMLInputElement>('section input')

test('[K13] an example stands there and says so until something is typed; then the address follows', async () => {
  await mount(<AffordabilityCalculator survey={SHIPPED_SURVEY} />)
  expect(document.body.textContent).toContain('An example. Type your own figures')
  expect(price()).toBe('$416,000')
  await type(income(), '$60,000')
  expect(document.body.textContent).not.toContain('An example.')
  expect(price()).toBe('$163,000')
  expect(window.location.search).toContain('income=60000')
})

test('[K17] the page names the survey with its day, our estimate and the gap between them; a typed rate ends it', async () => {
  await mount(<AffordabilityCalculator survey={SHIPPED_SURVEY} />)
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(text()).toContain('Lenders averaged 7.28% on Oct 1, 2026')
  expect(text()).toContain('Our estimate for good credit, 7.60%, is 0.32 higher')
  expect(text()).toContain('Plan with the higher one until a lender offers you less.')
  await type(the<HTMLInputElement>('input[placeholder="7.28"]'), '6.5')
  expect(text()).not.toContain('Lenders averaged')
})

test('[K19] a figure that nobody has a bill or an offer for is called our guess; one that was typed is not', async () => {
  await mount(<AffordabilityCalculator survey={SHIPPED_SURVEY} />)
  const guessed = () =>
    [...document.querySelectorAll('[data-source=guessed]')].map(
      figure => figure.closest('dd')?.previousElementSibling?.textContent,
    )
  expect(guessed()).toEqual([
    'Property tax',
    'Home insurance',
    'Lender and title fees',
    'Prepaid insurance, taxes and interest',
  ])
  await type(the<HTMLInputElement>('input[placeholder="0.9"]'), '1.1')
  expect(guessed()).not.toContain('Property tax')
})

test('[K11] without an income it asks for one', async () => {
  await mount(<AffordabilityCalculator survey={SHIPPED_SURVEY} />)
  await type(income(), '')
  expect(document.body.textContent).toContain('Enter your yearly income')
})

const known = { inputs: { annual_income: 96_000, monthly_debts: 3200, price: 800_000 }, buyer: {}, fees: null }

test('[K13] begins with the application where there is one', async () => {
  await mount(<AffordabilityCalculator known={known} survey={SHIPPED_SURVEY} />)
  expect(income().value).toBe('96,000')
  expect(document.body.textContent).toContain('Your debts today take 40% of your pay before tax')
})

test('[K13] what a shared address says goes before the application', async () => {
  window.history.replaceState(null, '', '/affordability-calculator?income=50000')
  await mount(<AffordabilityCalculator known={known} survey={SHIPPED_SURVEY} />)
  expect(income().value).toBe('50,000')
})

test('[K12] shown parts of the month and the cash add up to the shown sums', async () => {
  await mount(<AffordabilityCalculator survey={SHIPPED_SURVEY} />)
  const dollars = (text: string | null | undefined) => Number((text ?? '').replace(/[^0-9]/g, ''))
  const sections = [...document.querySelectorAll('section')].filter(({ textContent }) =>
    /^(The whole month|Cash you’ll need)/.test(textContent ?? ''),
  )
  expect(sections).toHaveLength(2)
  for (const section of sections) {
    const parts = [...section.querySelectorAll('dl:first-of-type dd')].map(({ textContent }) =>
      textContent?.startsWith('$0,') ? 0 : dollars(textContent),
    )
    const sum = dollars(section.querySelector('p.font-\\[560\\] .num')?.textContent)
    expect(parts.reduce((total, part) => total + part, 0)).toBe(sum)
  }
})

test('[CM12] with figures from the application the fields wait behind a button; an example has them open', async () => {
  const { rerender } = await mount(<AffordabilityCalculator known={known} survey={SHIPPED_SURVEY} />)
  const find = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change the numbers')
  const button = find() as HTMLButtonElement
  const fields = the(`[id="${button.getAttribute('aria-controls')}"]`)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(fields.className).toContain('max-lg:hidden')
  // On a phone the answer stands before the fields also when they are open.
  expect(fields.className).toContain('max-lg:order-1')
  await click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(fields.className).not.toContain('max-lg:hidden')
  await rerender(<AffordabilityCalculator key="example" survey={SHIPPED_SURVEY} />)
  expect(find()).toBeUndefined()
  // What is asked first stands open; rate, taxes and dues wait by themselves.
  expect(income().closest('[class*="max-lg:"]')).toBeNull()
  const more = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Rate, taxes and dues',
  )
  expect(more?.getAttribute('aria-expanded')).toBe('false')
})
