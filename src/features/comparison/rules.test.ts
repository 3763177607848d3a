import { describe, expect, test } from 'vitest'
import { withTotal } from '#domain/fee-estimate.ts'
import { formatMonths } from '#domain/figures.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { plainOffer, quoted } from '../../../tests/harness/offers.ts'
import { nextLenderName, rankOffers, reigns } from './rules.ts'
import { sampleOffers } from './sample.ts'
import { caveatFor, reasonFor, turnWords } from './words.ts'

const names = sampleOffers.map(offer => offer.name)
const samples = sampleOffers.map(offer => quoted({ loan_amount: 400_000 }, offer))
const costs = samples.map(({ cost }) => cost)
const offer = (interest_rate: number, totalFees: number) =>
  quoted({ loan_amount: 400_000 }, plainOffer(interest_rate, totalFees))
const flat = (interest_rate: number, totalFees: number) => offer(interest_rate, totalFees).cost

function verdictOf(of: typeof costs, months = 360) {
  const verdict = rankOffers(of, months)
  if (!verdict) throw new Error('nobody to judge')
  return verdict
}

describe('which loan costs least', () => {
  test('[C11] the least interest and fees to the end of the loan', () => {
    const verdict = verdictOf(costs)
    expect(names[verdict.best]).toBe('Harbor Savings')
    expect(names[verdict.next ?? -1]).toBe('First County')
    expect(verdict.standings.map(one => one?.best)).toEqual([true, false, false])
    expect(verdict.standings.map(one => Math.round(one?.above_best ?? Number.NaN))).toEqual([0, 1060, 19_988])
  })

  test('[C11] somebody who leaves early is better off with low fees', () => {
    expect(names[verdictOf(costs, 24).best]).toBe('Prairie Mutual')
  })

  test('[C11] the lender that was added first wins a tie', () => {
    const verdict = verdictOf([flat(6, 1000), flat(6, 1000)])
    expect(verdict).toMatchObject({ best: 0, next: 1, all_equal: true })
  })

  test('nobody to compare is no verdict, and one lender has no runner-up', () => {
    expect(rankOffers([], 360)).toBeNull()
    expect(verdictOf([flat(6, 0)])).toMatchObject({ best: 0, next: null })
  })
})

describe('the reason, in one sentence', () => {
  const reason = (...of: typeof samples) => reasonFor(['A', 'B', 'C'], of, verdictOf(of.map(({ cost }) => cost)), 360)

  test.each([
    [
      'lower fees outweigh more interest',
      reasonFor(names, samples, verdictOf(costs), 360),
      /fees are \$12,865 lower than First County’s, more than the \$11,805/,
    ],
    [
      'lower interest outweighs fees',
      reason(offer(6, 5000), offer(7, 1000)),
      /less interest over the whole loan than B, more than its \$4,000 in extra fees/,
    ],
    [
      'both are lower',
      reason(offer(6, 1000), offer(7, 5000)),
      /less interest over the whole loan and \$4,000 less in fees/,
    ],
    ['the fees are the same', reason(offer(6, 1000), offer(7, 1000)), /fees are the same as B’s/],
    [
      'the interest is the same',
      reason(offer(6, 1000), offer(6, 3000)),
      /interest is the same as B’s, and its fees are \$2,000 lower/,
    ],
    ['everything is the same', reason(offer(6, 1000), offer(6, 1000)), /all cost the same/],
    ['there is only one', reason(offer(6, 1000)), /Add a second lender/],
  ])('[C11] when %s', (_when, sentence, words) => {
    expect(sentence).toMatch(words)
    expect(sentence.match(/\.(\s|$)/g)?.length).toBeLessThanOrEqual(2)
  })
})

describe('what the cheapest asks in return', () => {
  const typed = (mortgage_type: MortgageType, interest_rate: number) =>
    quoted({ loan_amount: 400_000 }, { ...plainOffer(interest_rate, 4000), mortgage_type }).cost
  const caveat = (...of: typeof costs) => caveatFor(['A', 'B'], of, verdictOf(of, 60))

  test('[C11] a shorter loan takes more each month', () => {
    expect(caveat(typed('15_year_fixed', 6), flat(6.5, 4000))).toMatch(
      /^In return, it costs \$847 more each month than B\.$/,
    )
    expect(caveat(flat(6, 4000), flat(6.5, 4000))).toBeNull()
    expect(caveat(flat(6, 4000))).toBeNull()
  })

  test('[C12] an adjustable rate can rise', () => {
    expect(caveat(typed('5_1_arm', 5.5), flat(6.5, 4000))).toMatch(/^Its rate can rise: .* at worst, \$3,\d{3}\.$/)
  })
})

describe('where the cheapest changes', () => {
  test('[C13] is told with the month in which the lines cross', () => {
    const found = reigns(costs)
    expect(found.map(({ lender }) => names[lender])).toEqual(['Prairie Mutual', 'Harbor Savings'])
    const [before, after] = found
    expect(after?.from_year).toBe((before?.to_year ?? 0) + 1)
    expect(Math.ceil((after?.from_month ?? 0) / 12)).toBe(after?.from_year)
    const [prairie, harbor] = [costs[2]?.by_month, costs[0]?.by_month]
    const month = after?.from_month ?? 0
    expect((harbor?.[month] ?? 0) < (prairie?.[month] ?? 0)).toBe(true)
    expect((harbor?.[month - 1] ?? 0) >= (prairie?.[month - 1] ?? 0)).toBe(true)
    expect(turnWords(names, found)).toEqual([
      `Leave before ${formatMonths(month)}: Prairie Mutual costs least. Stay longer: Harbor Savings does.`,
    ])
  })

  test('[C13] says nothing when one lender is always cheapest', () => {
    expect(turnWords(['A', 'B'], reigns([flat(6, 1000), flat(7, 2000)]))).toEqual([])
    expect(turnWords(['A'], reigns([flat(6, 1000)]))).toEqual([])
  })

  test('[C13] two equal offers do not take turns', () => {
    expect(reigns([flat(6, 1000), flat(6, 1000)])).toHaveLength(1)
  })

  test('[C13] an adjustable rate may win only in its first years', () => {
    const arm = quoted({ loan_amount: 400_000 }, { ...plainOffer(6, 4000), mortgage_type: '5_1_arm' }).cost
    const words = turnWords(['Low start', 'Steady'], reigns([arm, flat(6.6, 4000)]))
    expect(words).toEqual([
      expect.stringMatching(
        /^Leave before \d+ years( \d+ months?)?: Low start costs least\. Stay longer: Steady does\.$/,
      ),
    ])
  })

  test('[C13] with three turns each has a sentence of its own', () => {
    const found = [0, 30, 60, 90].map((from_month, lender) => ({ lender, from_month, from_year: 0, to_year: 0 }))
    expect(turnWords(['A', 'B', 'C', 'D'], found)).toEqual([
      'Leave before 2 years 6 months: A costs least. Stay until 5 years: B does.',
      'Stay until 7 years 6 months: C does.',
      'Stay past 7 years 6 months: D does.',
    ])
  })
})

test('[C4] a new lender takes the next free number', () => {
  expect(nextLenderName([])).toBe('Lender 1')
  expect(nextLenderName([{ name: 'Lender 1' }])).toBe('Lender 2')
  expect(nextLenderName([{ name: 'Lender 2' }])).toBe('Lender 3')
  expect(nextLenderName([{ name: 'lender 3 ' }, { name: 'Harbor' }])).toBe('Lender 4')
})

test('the sample fees add up', () => {
  for (const { fees } of sampleOffers) expect(fees.totalFees).toBe(withTotal(fees).totalFees)
  expect(sampleOffers.map(({ fees }) => fees.totalFees)).toEqual([6935, 19_800, 3120])
})
