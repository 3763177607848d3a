import { expect, test } from 'vitest'
import { mortgagePhases } from '../mortgage-type.ts'
import { keepOrReplace } from './keep-or-replace.ts'
import { fixedPhases, loanPath } from './loan-path.ts'
import { traps } from './traps.ts'

const old = { balance: 357_006.77, annual_rate: 6.5, months_left: 351 }
const sevenYears = { stay_months: 84, discount: 5 }
const withCosts = { phases: fixedPhases(5.99, 360), costs: 4_400, costs_in_loan: 4_400, cash_out: 0 }

test('[RF4] an offer is compared over the time that is left, and beside that as offered', () => {
  const { same_term, as_offered, break_even_by_payment } = keepOrReplace(old, withCosts, sevenYears)
  expect([same_term, as_offered].map(({ payment_falls }) => Math.round(payment_falls))).toEqual([91, 111])
  expect([same_term, as_offered].map(({ ahead_from_month }) => ahead_from_month)).toEqual([34, 35])
  expect([same_term, as_offered].map(({ ahead_when_leaving }) => Math.round(ahead_when_leaving))).toEqual([
    6_602, 6_201,
  ])
  const saved = [same_term, as_offered].map(({ interest_saved_to_the_end }) => Math.round(interest_saved_to_the_end))
  expect(saved).toEqual([36_319, 23_858])
  expect(break_even_by_payment).toBe(40)
})

test('[RF4] an offer without costs is ahead from the first payment', () => {
  const free = { phases: fixedPhases(6.25, 360), costs: 0, costs_in_loan: 0, cash_out: 0 }
  const { same_term, as_offered } = keepOrReplace(old, free, sevenYears)
  expect([same_term, as_offered].map(({ payment_falls }) => Math.round(payment_falls))).toEqual([58, 77])
  expect([same_term, as_offered].map(({ ahead_from_month }) => ahead_from_month)).toEqual([1, 1])
  expect([same_term, as_offered].map(({ ahead_when_leaving }) => Math.round(ahead_when_leaving))).toEqual([
    6_260, 5_853,
  ])
})

test('[RF4] an adjustable offer keeps its first years when it is put into the time that is left', () => {
  const phases = mortgagePhases('5_1_arm', 5.5)
  const { same_term } = keepOrReplace({ ...old, months_left: 100 }, { ...withCosts, phases }, sevenYears)
  expect(same_term.path.months).toBe(100)
  const first = keepOrReplace({ ...old, months_left: 48 }, { ...withCosts, phases }, sevenYears).same_term.path
  expect(first.total_interest).toBe(loanPath(361_406.77, fixedPhases(5.5, 48)).total_interest)
})

test('[RF4] a loan that is repaid before the day of leaving costs nothing more', () => {
  const { keep, as_offered } = keepOrReplace({ ...old, months_left: 12 }, withCosts, sevenYears)
  expect(keep.owedAfter(84)).toBe(0)
  expect(keep.interestBy(84)).toBe(keep.total_interest)
  expect(as_offered.ahead_from_month).toBeNull()
})

test('[RF5] the traps of an offer are named, and only those that it has', () => {
  const named = (offer: typeof withCosts, annual_rate = 6.5) =>
    traps({ ...old, annual_rate }, offer, keepOrReplace({ ...old, annual_rate }, offer, sevenYears))
  expect(named(withCosts)).toEqual(['term-starts-over', 'costs-in-the-loan'])
  expect(named({ ...withCosts, phases: fixedPhases(5.99, 351), costs_in_loan: 0 })).toEqual([])
  expect(named({ ...withCosts, costs: 0, costs_in_loan: 0, cash_out: 40_000 }, 4.25)).toEqual([
    'term-starts-over',
    'cash-reprices',
  ])
  expect(named({ ...withCosts, phases: fixedPhases(5.99, 180) })).toEqual(['costs-in-the-loan'])
})
