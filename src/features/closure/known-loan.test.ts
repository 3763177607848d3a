import { expect, test } from 'vitest'
import { noAnswers } from '#features/application/model.ts'
import { knownLoan } from './known-loan.ts'
import { noDetails } from './rules.ts'

const closure = {
  ...noDetails,
  id: 'a',
  chosen_lender_name: 'Harbor Savings',
  loan_amount: 360_000,
  interest_rate: 6.5,
  closed_on: '2026-12-21',
  loan_closed: true,
  updated_at: '2026-12-21T15:00:00.000Z',
}
const home = {
  property_type: 'primary_residence',
  property_value: 450_000,
  property_state: 'Florida',
  property_zip_code: '33101',
} as const
const offers = [{ name: 'harbor savings ', mortgage_type: '30_year_fixed' as const }]

test('[LN10] a refinance begins with the home, rate, servicer, and what the schedule says is owed today', () => {
  // Nine payments from February 1 to October 1, 2027.
  expect(knownLoan(closure, { ...noAnswers, ...home }, offers, '2027-10-15')).toEqual({
    balance: 357_006.77,
    payment: 2_275.44,
    months_left: 351,
    rate: 6.5,
    servicer: 'Harbor Savings',
    home,
  })
  expect(knownLoan(closure, noAnswers, offers, '2027-01-15')).toMatchObject({ balance: 360_000, months_left: 360 })
})

test('[LN10] what is not known is asked: the term of an offer nobody compared, an adjustable rate, the closing day', () => {
  const unknown = { balance: null, payment: null, months_left: null, rate: 6.5 }
  expect(knownLoan(closure, noAnswers, [], '2027-10-15')).toMatchObject(unknown)
  const arm = [{ name: 'Harbor Savings', mortgage_type: '7_1_arm' as const }]
  expect(knownLoan(closure, noAnswers, arm, '2027-10-15')).toMatchObject(unknown)
  expect(knownLoan({ ...closure, closed_on: null }, noAnswers, offers, '2027-10-15')).toMatchObject(unknown)
})
