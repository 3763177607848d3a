import { beforeEach, expect, test } from 'vitest'
import { click, mount, the, type } from '../../../../tests/harness/mount.ts'
import { PayoffCalculator } from './payoff-calculator.tsx'

beforeEach(() => window.history.replaceState(null, '', '/mortgage-calculator'))

const fields = () => [...document.querySelectorAll<HTMLInputElement>('form input')]
const button = () => the<HTMLButtonElement>('button[type=submit]')
const text = () => document.body.textContent ?? ''

async function fill(...values: string[]) {
  for (const [at, value] of values.entries()) await type(fields()[at] as HTMLInputElement, value)
}

test('[K1] Calculate Scenarios is disabled until amount and rate are filled', async () => {
  await mount(<PayoffCalculator />)
  expect(fields().map(field => field.value)).toEqual(['', '', '30', ''])
  expect(button().textContent).toContain('Calculate Scenarios')
  expect(button().ariaDisabled ?? button().getAttribute('aria-disabled')).toBe('true')
  await fill('$300,000')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await fill('$300,000', '6.5%')
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

test('[K3] [K6] calculating shows what is saved and puts the figures into the address', async () => {
  await mount(<PayoffCalculator />)
  await fill('300k', '6', '30', '200')
  await click(button())
  expect(text()).toContain('$300,000 at 6% for 30 years, $200 extra a month')
  expect(text()).not.toContain('Example')
  for (const label of ['Interest saved', 'Time saved', 'Monthly payment', 'Payoff time', 'Total interest']) {
    expect(text()).toContain(label)
  }
  expect(window.location.search).toBe('?amount=300000&rate=6&term=30&extra=200')
})

test('[K20] [K21] the answer follows the typing, and the middle of the picture is the sum of its parts', async () => {
  await mount(<PayoffCalculator />)
  await fill('300k', '6', '30', '200')
  expect(text()).toContain('$300,000 at 6% for 30 years, $200 extra a month')
  expect(window.location.search).toBe('?amount=300000&rate=6&term=30&extra=200')
  const dollars = (place: Element | null | undefined) => Number(place?.textContent?.replace(/\D/g, ''))
  const parts = [...document.querySelectorAll('.donut-parts tbody td:nth-child(2)')].map(dollars)
  expect(parts).toHaveLength(2)
  expect(dollars(the('.donut-whole'))).toBe(parts.reduce((sum, part) => sum + part))
  expect(the('.donut-label').textContent).toBe('with the extra')
})

test('[CM12] one’s own loan is answered first, and its fields wait on a phone', async () => {
  await mount(<PayoffCalculator own={{ loan_amount: 320_000, rate: 6.125, term_years: 30 }} />)
  const open = the<HTMLButtonElement>('[aria-controls][aria-expanded=false].lg\\:hidden')
  expect(open.textContent).toBe('Change the numbers')
  await click(open)
  expect(open.getAttribute('aria-expanded')).toBe('true')
})

test('[K2] a rate of zero calculates nothing, and the page says why', async () => {
  await mount(<PayoffCalculator />)
  await fill('300000', '0')
  await click(button())
  expect(text()).toContain('Example')
  expect(text()).toContain('must be above zero')
  expect(window.location.search).toBe('')
})

test('[K6] a shared address shows its result at once', async () => {
  window.history.replaceState(null, '', '?amount=250000&rate=5.5&term=15&extra=0')
  await mount(<PayoffCalculator />)
  expect(fields().map(field => field.value)).toEqual(['250,000', '5.5', '15', '0'])
  expect(text()).toContain('$250,000 at 5.5% for 15 years')
})

test('[K7] until something is calculated an example is shown, and says so', async () => {
  await mount(<PayoffCalculator />)
  expect(text()).toContain('Example$400,000 at 6.5% for 30 years, $300 extra a month')
})

test('[K10] [H60] [X183] the loan of the application stands in its field and in the answer, with an extra to try, and what was typed is left alone', async () => {
  const { rerender } = await mount(<PayoffCalculator />)
  await rerender(<PayoffCalculator own={{ loan_amount: 320_000, rate: 6.125, term_years: 30 }} />)
  expect(fields().map(field => field.value)).toEqual(['320,000', '6.125', '30', '300'])
  expect(text()).toContain('Your loan$320,000 at 6.125% for 30 years, $300 extra a month')
  await fill('111000')
  await rerender(<PayoffCalculator own={{ loan_amount: 330_000, rate: 7, term_years: 15 }} />)
  expect(fields()[0]?.value).toBe('111000')
})

test('[K5] a year opens into its months', async () => {
  await mount(<PayoffCalculator />)
  const year = the<HTMLButtonElement>('[aria-label="Year 2: months"]')
  await click(year)
  expect(year.getAttribute('aria-expanded')).toBe('true')
  expect(text()).toContain('Month 13')
  expect(text()).toContain('Month 24')
  expect(text()).not.toContain('Month 25')
})
