import { expect, test } from 'vitest'
import { withTotal } from '#domain/fee-estimate.ts'
import { type ApplicationFields, noAnswers } from '#features/application/model.ts'
import { currentLoanOf, keepPlace } from './current-loan.ts'
import { firstNumber, keepVerdict } from './keep.ts'
import { averageWords, keepVerdictWords, ruleWords, standingDetail, trapWords } from './keep-words.ts'
import type { RatedCost } from './known-offer.ts'
import { loanCost } from './loan-cost.ts'
import { type OfferFigures, PLAIN_TERMS } from './model.ts'
import { costAfter } from './rules.ts'

const answers: ApplicationFields = {
  ...noAnswers,
  loan_purpose: 'refinance',
  property_value: 450_000,
  loan_amount: 357_006.77,
  current_balance: 357_006.77,
  current_rate: 6.5,
  current_months_left: 351,
  current_servicer: 'Juniper Loan Care',
}

const none = {
  originationFee: 0,
  processingFee: 0,
  underwritingFee: 0,
  appraisalFee: 0,
  creditReportFee: 0,
  floodDetermination: 0,
  titleInsurance: 0,
  recordingFee: 0,
  pointsCharge: 0,
  otherFee: 0,
}

function offer(interest_rate: number, fees: number, more: Partial<OfferFigures> = {}): OfferFigures {
  const charged = withTotal({ ...none, originationFee: fees })
  return { ...PLAIN_TERMS, interest_rate, mortgage_type: '30_year_fixed', fees: charged, ...more }
}

function verdictOf(offers: OfferFigures[], { of = answers, financed = false, months = 84 } = {}) {
  const loan = currentLoanOf(of)
  const loan_amount = of.loan_amount ?? 0
  if (!loan) throw new Error('nothing to keep')
  const costs = offers.map(one => loanCost({ loan_amount }, one) as RatedCost)
  return keepVerdict({ loan, loan_amount, months, costs_in_loan: financed }, offers, costs)
}

const prairie = offer(5.99, 4_400)
const county = offer(6.25, 0)

test('[RF20] the first answer is what the best offer saves over the same remaining time, and from which month', () => {
  const verdict = verdictOf([county, prairie], { financed: true })
  expect(verdict.best).toBe(1)
  expect(keepVerdictWords(verdict, ['First County', 'Prairie Mutual'])).toEqual({
    title: 'Prairie Mutual saves you $6,602 if you stay 7 years',
    detail:
      'The payment falls by $91 a month over the same 29 years 3 months that you have left. You’re ahead after 34 months.',
  })
  const free = keepVerdictWords(verdictOf([county]), ['First County'])
  expect(free.detail).toContain('You’re ahead from the first payment.')
})

test('[RF20] where every offer costs more than it saves, keeping the loan is the answer', () => {
  const verdict = verdictOf([offer(6.45, 9_000), offer(6.5, 0)], { months: 24 })
  expect(verdict.best).toBeNull()
  const { title, detail } = keepVerdictWords(verdict, ['Harbor', 'First County'])
  expect(title).toBe('Keeping what you have costs least if you stay 2 years')
  expect(detail).toBe('First County would cost about the same.')
  const dearer = keepVerdictWords(verdictOf([offer(6.45, 9_000)], { months: 24 }), ['Harbor'])
  expect(dearer.detail).toMatch(/^Harbor comes closest\. It would cost you \$8,\d{3} more by then\.$/)
})

test('[RF20] a shorter loan is judged by its rate, and told with the payment that it really has', () => {
  const verdict = verdictOf([offer(5.5, 4_400, { mortgage_type: '15_year_fixed' })])
  const { detail } = keepVerdictWords(verdict, ['Harbor'])
  expect(detail).toMatch(
    /That’s what its rate does over the 29 years 3 months that you have left\. As offered, the payment rises by \$\d+ a month and the loan ends after 15 years\./,
  )
})

test('[RF20] before the first offer one’s own number stands beside what lenders averaged', () => {
  const loan = currentLoanOf(answers)
  if (!loan) throw new Error('nothing to keep')
  const number = firstNumber(loan, 357_006.77, 7)
  expect(number.pays_at).toBeLessThan(number.gains_at)
  const said = (thirty_year: number) => averageWords({ date: '2026-10-01', thirty_year }, number)
  expect(said(number.pays_at)).toContain('On average, a refinance would pay now.')
  expect(said(number.gains_at)).toContain('waiting is worth more')
  expect(said(7.28)).toContain('would cost more than it saves')
  expect(ruleWords()).toContain('0.74 points a year, as from 2016 to 2026. Over longer times it was 0.67 to 1.09.')
})

test('[RF21] keeping what one has stands among the offers by the same measure', () => {
  const loan = currentLoanOf(answers)
  if (!loan) throw new Error('nothing to keep')
  const least = costAfter(loanCost({ loan_amount: 357_006.77 }, prairie), 84)
  const place = keepPlace(loan, least, 84)
  // What an offer is ahead by, as it is offered, is what keeping costs above it.
  const { offers } = verdictOf([prairie])
  expect(place.above_best).toBeCloseTo(offers[0]?.as_offered.ahead_when_leaving ?? 0, 0)
  expect(keepPlace(loan, 1e9, 84).above_best).toBe(0)
  expect(keepPlace(loan, null, 84).above_best).toBeNull()
})

test('[RF21] a purchase has nothing to keep, and neither has a refinance whose loan is not known', () => {
  expect(currentLoanOf({ ...answers, loan_purpose: 'purchase' })).toBeNull()
  expect(currentLoanOf({ ...answers, current_rate: null })).toBeNull()
  expect(currentLoanOf(null)).toBeNull()
})

test('[RF22] an offer pays now, gains but not yet, or costs more than it saves', () => {
  const { offers } = verdictOf([prairie, county, offer(6.45, 9_000), offer(5.5, 4_400, { mortgage_type: '5_1_arm' })])
  expect(offers.map(one => one?.standing)).toEqual(['gains', 'pays', 'costs', 'gains'])
  expect(offers.map(one => one && standingDetail(one))).toEqual([
    expect.stringContaining('a refinance pays at 5.61%'),
    expect.stringContaining('free to refinance again'),
    null,
    expect.stringContaining('Its rate can change'),
  ])
})

test('[RF22] the traps are named with their figures', () => {
  const [one] = verdictOf([prairie], { financed: true }).offers
  if (!one) throw new Error('no offer')
  expect(one.traps.map(trap => trapWords(trap, one))).toEqual([
    'The term starts over. $20 of what the payment falls by is only more time to pay.',
    expect.stringContaining('Costs are in the loan.'),
  ])
})

test('[RF22] cash that is taken out is told by what it costs a year', () => {
  const of = { ...answers, loan_purpose: 'cash_out_refinance' as const, current_balance: 280_000, current_rate: 4.25 }
  const cash = { ...of, current_months_left: 300, loan_amount: 320_000 }
  const verdict = verdictOf([offer(6.75, 6_000), offer(6.5, 6_000)], { of: cash, financed: true })
  expect(verdict.offers[0]?.cash_rate).toBeCloseTo(22.08, 2)
  expect(verdict.best).toBe(1)
  expect(keepVerdictWords(verdict, ['Harbor', 'Prairie']).title).toMatch(
    /^With Prairie, the \$40,000 cost you \d+\.\d\d% a year/,
  )
  expect(verdict.offers[0]?.standing).toBeNull()
  const lower = verdictOf([offer(5.5, 0)], {
    of: { ...answers, loan_purpose: 'cash_out_refinance', loan_amount: 367_006.77 },
  })
  expect(keepVerdictWords(lower, ['Harbor']).title).toBe(
    'With Harbor, the $10,000 cost you nothing if you stay 7 years',
  )
  expect(verdict.offers[0]?.traps).toContain('cash-reprices')
})

test('[RF22] a paper’s larger loan pays for costs first; what is borrowed of them is not paid twice', () => {
  const larger = verdictOf([prairie], { of: { ...answers, loan_amount: 360_006.77 } }).offers[0]
  expect(larger?.as_offered.path.principal).toBe(360_006.77)
  expect(larger?.cash_out).toBe(0)
  const fha = offer(5.99, 2_000, { loan_program: 'fha', upfront_fee: 6_000, upfront_fee_financed: true })
  expect(verdictOf([fha]).offers[0]?.as_offered.path.principal).toBe(363_006.77)
  expect(verdictOf([fha], { financed: true }).offers[0]?.as_offered.path.principal).toBe(365_006.77)
})
