import { expect, test } from 'vitest'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { known, withTotals } from '../../../tests/disclosures/whole-disclosure.ts'
import { blankDisclosure, blankLine, type Disclosure, type PaymentColumn } from '../disclosures/disclosure.ts'
import { asClosingDisclosure, asLoanEstimate } from './charges.ts'
import { tolerance } from './closing-check.ts'
import { compareFacts } from './other-facts.ts'

function estimate(): Disclosure {
  const disclosure = blankDisclosure('loan-estimate')
  disclosure.values = {
    ...disclosure.values,
    date_issued: '2026-06-01',
    applicants: 'Ana Diaz',
    loan_amount: 300_000_00,
    interest_rate: 6.5,
  }
  disclosure.lines = [
    { ...blankLine('B', 'Appraisal Fee'), amount: 405_00 },
    { ...blankLine('E', 'Transfer Taxes'), amount: null },
    { ...blankLine('J', 'Lender Credits'), amount: -100_00 },
  ]
  disclosure.values.lender_credits = -100_00
  disclosure.cash.deposit.amount = -10_000_00
  return disclosure
}

function closingDisclosure(): Disclosure {
  const disclosure = blankDisclosure('closing-disclosure')
  disclosure.values = {
    ...disclosure.values,
    closing_date: '2026-07-27',
    applicants: 'ANA  DIAZ',
    loan_amount: 300_000_00,
    interest_rate: 6.625,
  }
  disclosure.values.lender_credits = -100_00
  disclosure.lines = [
    { ...blankLine('B', 'Appraisal Fee'), amount: 300_00, paid_before: 150_00, seller_paid: 20_00 },
    { ...blankLine('B', 'Flood Fee'), paid_by_others: 25_00, paid_by_lender: true },
    { ...blankLine('C', 'Survey Fee') },
  ]
  return disclosure
}

test('[TO1] what the buyer pays at and before closing counts, what others pay does not', () => {
  const final = asClosingDisclosure(known(withTotals(closingDisclosure())))
  expect(final.charges).toMatchObject([
    { label: 'Appraisal Fee', cents: 450_00, lender_paid_cents: 0 },
    { label: 'Flood Fee', cents: 0, performed: true, lender_paid_cents: 25_00 },
  ])
  const found = tolerance({ estimates: [asLoanEstimate(known(withTotals(estimate())))], closingDisclosure: final })
  expect(found).toMatchObject({ zero_excess_cents: 45_00, refund_cents: 45_00, refund_due: '2026-09-25' })
})

test('[TO12] the terms of both papers stand beside each other: same, changed, or to be checked', () => {
  const verdicts = Object.fromEntries(
    compareFacts(known(withTotals(estimate())), known(withTotals(closingDisclosure()))).map(({ key, verdict }) => [
      key,
      verdict,
    ]),
  )
  expect(verdicts).toMatchObject({
    applicants: 'same',
    loan_amount: 'same',
    interest_rate: 'changed',
    deposit: 'check',
  })
  // Whatever differs on two whole disclosures is named, and nothing else.
  const whole = known(plainDisclosure('closing-disclosure'))
  const payment = { ...whole.payments[0], mortgage_insurance: 999_00, escrow: 999_00 } as PaymentColumn
  const other: typeof whole = {
    ...whole,
    values: {
      ...whole.values,
      applicants: 'Ben Ode',
      property: '1 Elm Street',
      lender: 'Alder Home Loans',
      sale_price: 1_00,
      loan_amount: 1_00,
      interest_rate: 9,
      loan_term_months: 180,
      product: 'Year 7 Balloon Payment, Fixed Rate',
      loan_type: 'fha',
      purpose: 'Refinance',
      principal_and_interest: 1_00,
      prepayment_penalty: 'yes',
      balloon_payment: 'yes',
      assumption: 'yes',
      late_payment_fee: 'none',
    },
    payments: [payment],
    cash: {
      ...whole.cash,
      deposit: { ...whole.cash.deposit, amount: 1_00 },
      seller_credits: { ...whole.cash.seller_credits, amount: 1_00 },
      adjustments: { ...whole.cash.adjustments, amount: 1_00 },
    },
  }
  expect(new Set(compareFacts(whole, whole).map(({ verdict }) => verdict))).toEqual(new Set(['same']))
  expect(compareFacts(whole, other).filter(({ verdict }) => verdict === 'same')).toEqual([])
  expect(compareFacts(whole, other).map(({ key }) => key)).toEqual([
    'applicants',
    'property',
    'lender',
    'sale_price',
    'loan_amount',
    'interest_rate',
    'loan_term_months',
    'product',
    'loan_type',
    'purpose',
    'principal_and_interest',
    'mortgage_insurance',
    'escrow',
    'prepayment_penalty',
    'balloon_payment',
    'assumption',
    'late_payment_fee',
    'deposit',
    'seller_credits',
    'adjustments',
  ])
})

test('[TO46] what the lender gives back is found where the disclosure prints it', () => {
  const disclosure = closingDisclosure()
  disclosure.values.lender_credits = -900_00
  disclosure.cash.total_closing_costs.words =
    'Increase exceeds legal limits by $1,200.50. See Lender Credits on page 2.'
  disclosure.lines.push(blankLine('K', 'Principal Reduction for exceeding legal limits P.O.C. Lender $500'))
  disclosure.lines.push({ ...blankLine('K', 'Principal Reduction'), amount: 900_00 })
  const finalOf = (changed: Disclosure) => asClosingDisclosure(known(withTotals(changed)))
  expect(finalOf(disclosure)).toMatchObject({ above_limit_cents: 700_50, principal_reduction_cents: 500_00 })
  // What is given back in two ways is their sum; another sum is open.
  disclosure.values.credit_above_limit = 70_00
  expect(() => finalOf(disclosure)).toThrow('credit_above_limit')
  disclosure.cash.total_closing_costs.words = 'Increase exceeds legal limits by $570'
  expect(finalOf(disclosure)).toMatchObject({ above_limit_cents: 70_00 })
})

test('[TO43] a payee with the lender’s or the broker’s name is the lender', () => {
  const disclosure = closingDisclosure()
  disclosure.contacts.lender.name = 'Ficus Bank'
  disclosure.contacts.mortgage_broker.name = 'Friendly Brokers, Inc.'
  disclosure.lines = ['Ficus Bank', 'Friendly Brokers Inc', 'Epsilon Title Co.', null].map(to => ({
    ...blankLine('B', 'Title – Search'),
    amount: 1_00,
    to,
  }))
  expect(
    asClosingDisclosure(known(withTotals(disclosure))).charges.map(({ is_paid_to_lender }) => is_paid_to_lender),
  ).toEqual([true, true, false, false])
})
