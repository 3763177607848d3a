import { expect, test } from 'vitest'
import { homeLoan } from '../../../tests/conformance/servicing-script.ts'
import { loanFacts } from './loan-facts.ts'
import { type HomeLoan, NOTHING_SERVICED, type RefinanceOffer } from './model.ts'
import { numberMoves, planOf, refinanceNumber } from './refinance-number.ts'
import { checkOffer } from './refinance-offer.ts'
import { refinanceWords } from './refinance-words.ts'

const loan = homeLoan as HomeLoan
const facts = loanFacts(loan, NOTHING_SERVICED, '2027-10-19')
const plan = { costs: 4400, stay_years: 7, offer: null, reminder_enabled: true }
const offer = (some: Partial<RefinanceOffer>): RefinanceOffer => ({
  rate: 5.99,
  months: 360,
  costs: 4400,
  is_in_loan: true,
  cash_out: 0,
  ...some,
})

test('[RN1] the sample home has the number 5.61%, and gains something up to 6.22%', () => {
  expect(refinanceNumber(facts, plan, 6.1)).toMatchObject({ pays_at: 5.61, gains_at: 6.22, zone: 'gains' })
  expect(refinanceNumber(facts, plan, 5.61)?.zone).toBe('pays')
  expect(refinanceNumber(facts, plan, 6.23)?.zone).toBe('costs')
  expect(planOf(null, facts)).toMatchObject({ costs: 7100, stay_years: 7 })
  expect(refinanceNumber({ ...facts, rate: 0 }, plan, 6.1)).toBeNull()
})

test('[RN2] lower costs raise the number, a shorter stay and wilder rates lower it', () => {
  expect(numberMoves(facts, plan).map(({ key, pays_at }) => [key, pays_at])).toEqual([
    ['as-you-are', 5.61],
    ['lower-costs', 5.86],
    ['almost-free', 6.29],
    ['shorter-stay', 5.47],
    ['wilder-rates', 5.44],
  ])
  expect(numberMoves(facts, { ...plan, costs: 0, stay_years: 2 }).map(({ key }) => key)).toEqual([
    'as-you-are',
    'wilder-rates',
  ])
})

test('[RN3] an offer is held against keeping the loan, the same time left first, with its traps', () => {
  const answer = checkOffer(facts, offer({}), 7)
  const round = (against: { payment_falls: number; ahead_when_leaving: number } | undefined) =>
    [against?.payment_falls, against?.ahead_when_leaving].map(each => Math.round(each ?? 0))
  expect([round(answer?.found.same_term), round(answer?.found.as_offered)]).toEqual([
    [91, 6602],
    [111, 6201],
  ])
  expect([answer?.zone, answer?.traps]).toEqual(['gains', ['term-starts-over', 'costs-in-the-loan']])
  const cash = checkOffer(facts, offer({ rate: 6.9, cash_out: 20_000 }), 7)
  expect(cash?.traps).toContain('cash-reprices')
  expect(cash?.found.cash_rate).toBeGreaterThan(6.9)
})

test('[RN4] a free offer can pay while the average does not; one that loses over the stay costs more than it saves', () => {
  const free = checkOffer(facts, offer({ rate: 6.25, costs: 0, is_in_loan: false }), 7)
  expect([free?.zone, Math.round(free?.found.same_term.ahead_when_leaving ?? 0)]).toEqual(['pays', 6260])
  expect(checkOffer(facts, offer({ rate: 6.45 }), 7)?.zone).toBe('costs')
})

test('[RN4] [RF22] offers are judged as the comparison judges them: one that gains nothing costs; with cash out it is told what that costs', () => {
  const even = checkOffer(facts, offer({ rate: facts.rate, costs: 0, is_in_loan: false }), 7)
  expect([even?.found.same_term.ahead_when_leaving, even?.zone]).toEqual([0, 'costs'])
  // Above the break-even rate of an average stay, yet ahead over this one.
  const ahead = checkOffer(facts, offer({ rate: 6.25 }), 7)
  expect([(ahead?.found.same_term.ahead_when_leaving ?? 0) > 0, ahead?.zone]).toEqual([true, 'gains'])
  const cash = checkOffer(facts, offer({ rate: 5, cash_out: 20_000 }), 7)
  expect(cash?.zone).toBeNull()
  expect(refinanceWords.cashRate(cash?.found.cash_rate ?? null)).toBe('The cash costs nothing, all things counted.')
  const eaten = checkOffer(facts, offer({ rate: 5, cash_out: 4000, is_in_loan: false }), 7)
  expect(refinanceWords.cashRate(eaten?.found.cash_rate ?? null)).toBe('The costs take all of the cash that you’d get.')
})
