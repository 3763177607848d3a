import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthlyPayment } from '#domain/amortization.ts'
import { rateCards } from '#features/news/rate-cards.ts'
import { CALCULATOR_WORDS, calculate, canCalculate, DEFAULT_TERM_YEARS, PLACEHOLDERS } from './calculator.ts'
import { GUIDE_CLAIMS, LANDING_CLAIMS, RATING } from './claims.ts'
import { LANDING_FAQ } from './faq.ts'
import { MONTHS_UNTIL_CHEAPEST, SAMPLE_OFFERS } from './sample-offers.ts'
import { todaysRates } from './todays-rates.ts'

const example = { ...PLACEHOLDERS, term: String(DEFAULT_TERM_YEARS) }

describe('the free calculator', () => {
  test('[W7] tells the monthly payment, the total interest and the total payment, over 30 years by default', () => {
    expect(PLACEHOLDERS).toEqual({ home_price: '500000', down_payment: '100000', rate: '6.5' })
    const payment = monthlyPayment({ principal: 400_000, annual_rate: 6.5, months: 360 })
    expect(calculate(example)).toEqual({
      figures: { monthly_payment: payment, total_payment: payment * 360, total_interest: payment * 360 - 400_000 },
    })
  })

  test('[W7] understands amounts as people type them', () => {
    const typed = { home_price: '$500k', down_payment: '100,000', rate: '6 1/2 %', term: '30' }
    expect(calculate(typed)).toEqual(calculate(example))
  })

  test('[W8] waits until price, down payment and rate are entered', () => {
    expect(canCalculate(example)).toBe(true)
    for (const field of ['home_price', 'down_payment', 'rate'] as const) {
      expect(canCalculate({ ...example, [field]: ' ' })).toBe(false)
    }
  })

  test('[W9] gives no figures when the loan, the rate or the term is not positive', () => {
    expect(calculate({ ...example, down_payment: '500000' })).toEqual({ problem: 'nothing-to-borrow' })
    expect(calculate({ ...example, down_payment: '600000' })).toEqual({ problem: 'nothing-to-borrow' })
    expect(calculate({ ...example, rate: '0' })).toEqual({ problem: 'no-rate' })
    expect(calculate({ ...example, rate: '-2' })).toEqual({ problem: 'no-rate' })
    expect(calculate({ ...example, term: '0' })).toEqual({ problem: 'no-term' })
    expect(calculate({ ...example, term: '' })).toEqual({ problem: 'not-a-number' })
    expect(calculate({ ...example, home_price: 'a castle' })).toEqual({ problem: 'not-a-number' })
  })

  test('[W9] never shows a figure that is not a number, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1e999', '∞', '-0', '９９'))
    fc.assert(
      fc.property(text, text, text, text, (home_price, down_payment, rate, term) => {
        const answer = calculate({ home_price, down_payment, rate, term })
        if ('problem' in answer) expect(CALCULATOR_WORDS[answer.problem]).toBeTruthy()
        else expect(Object.values(answer.figures).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

test('[W6] the marketing figures are the ones we stand by', () => {
  expect(LANDING_CLAIMS.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '$8,400+ average savings',
    '45 days saved',
    '99% on-time closing',
  ])
  expect(RATING).toEqual({ value: 4.8, best: 5, reviews: 1247 })
  expect(GUIDE_CLAIMS.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    '40+ hours saved',
    '50+ lenders',
    '10,000+ applications',
    '$8,400 average savings',
  ])
})

test('[W10] six questions are answered: price, credit, how many, how long, what is needed, which loans', () => {
  expect(LANDING_FAQ).toHaveLength(6)
  const answers = LANDING_FAQ.map(({ answer }) => answer)
  const mentions = [/pay nothing/, /soft credit inquiry/, /3 and 7/, /24–48 hours.*72 hours/, /income/, /jumbo/]
  for (const [at, mention] of mentions.entries()) expect(answers[at]).toMatch(mention)
  expect(answers[5]).toMatch(/Conventional, FHA, VA, USDA and jumbo/)
})

test('[W15] the sample comparison is computed: the lowest rate is not the cheapest loan', () => {
  const [harbor, first, prairie] = SAMPLE_OFFERS
  expect(harbor?.extra_cost).toBe(0)
  expect(first?.annual_rate).toBeLessThan(harbor?.annual_rate ?? 0)
  expect(first?.apr).toBeGreaterThan(harbor?.apr ?? 100)
  expect(SAMPLE_OFFERS.map(offer => offer.apr.toFixed(3))).toEqual(['6.669', '6.866', '6.827'])
  expect(SAMPLE_OFFERS.map(offer => Math.round(offer.extra_cost))).toEqual([0, 1060, 19_988])
  // Low fees win for whoever leaves early.
  const at = Math.floor(MONTHS_UNTIL_CHEAPEST / 12)
  expect(prairie?.extra_by_year[at]).toBeLessThan(0)
  expect(prairie?.extra_by_year[at + 1]).toBeGreaterThan(0)
})

test('[W40] the stored survey takes the place of the samples, with its day; a sample never does', () => {
  expect(todaysRates(rateCards([]))).toBeNull()
  const thirty = { series: 'MORTGAGE30US', observed_on: '2026-11-12', rate: 6.24 } as const
  expect(todaysRates(rateCards([thirty]))).toBeNull()
  const both = rateCards([thirty, { ...thirty, series: 'MORTGAGE15US', rate: 5.49 }])
  expect(todaysRates(both)).toEqual({ day: '2026-11-12', rates: ['6.24%', '5.49%', '5.74%'] })
})
