import { expect, test } from 'vitest'
import { plainPaper } from '../../../tests/papers/rendered-file.ts'
import { known, withTotals } from '../../../tests/papers/whole-paper.ts'
import { blankLine, blankPaper, type Paper, type PaymentColumn } from '../papers/paper.ts'
import { disclosurePaper, estimatePaper } from './charges.ts'
import { tolerance } from './closing-check.ts'
import { compareFacts } from './other-facts.ts'

function estimate(): Paper {
  const paper = blankPaper('loan-estimate')
  paper.values = {
    ...paper.values,
    date_issued: '2026-06-01',
    applicants: 'Ana Diaz',
    loan_amount: 300_000_00,
    interest_rate: 6.5,
  }
  paper.lines = [
    { ...blankLine('B', 'Appraisal Fee'), amount: 405_00 },
    { ...blankLine('E', 'Transfer Taxes'), amount: null },
    { ...blankLine('J', 'Lender Credits'), amount: -100_00 },
  ]
  paper.values.lender_credits = -100_00
  paper.cash.deposit.amount = -10_000_00
  return paper
}

function disclosure(): Paper {
  const paper = blankPaper('closing-disclosure')
  paper.values = {
    ...paper.values,
    closing_date: '2026-07-27',
    applicants: 'ANA  DIAZ',
    loan_amount: 300_000_00,
    interest_rate: 6.625,
  }
  paper.values.lender_credits = -100_00
  paper.lines = [
    { ...blankLine('B', 'Appraisal Fee'), amount: 300_00, paid_before: 150_00, seller_paid: 20_00 },
    { ...blankLine('B', 'Flood Fee'), paid_by_others: 25_00, paid_by_lender: true },
    { ...blankLine('C', 'Survey Fee') },
  ]
  return paper
}

test('[TO1] what the buyer pays at and before closing counts, what others pay does not', () => {
  const final = disclosurePaper(known(withTotals(disclosure())))
  expect(final.charges).toMatchObject([
    { label: 'Appraisal Fee', cents: 450_00, lender_paid_cents: 0 },
    { label: 'Flood Fee', cents: 0, performed: true, lender_paid_cents: 25_00 },
  ])
  const found = tolerance({ estimates: [estimatePaper(known(withTotals(estimate())))], disclosure: final })
  expect(found).toMatchObject({ zero_excess_cents: 45_00, refund_cents: 45_00, refund_due: '2026-09-25' })
})

test('[TO12] the terms of both papers stand beside each other: same, changed, or to be checked', () => {
  const verdicts = Object.fromEntries(
    compareFacts(known(withTotals(estimate())), known(withTotals(disclosure()))).map(({ key, verdict }) => [
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
  // Whatever differs on two whole papers is named, and nothing else.
  const whole = known(plainPaper('closing-disclosure'))
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
  const paper = disclosure()
  paper.values.lender_credits = -900_00
  paper.cash.total_closing_costs.words = 'Increase exceeds legal limits by $1,200.50. See Lender Credits on page 2.'
  paper.lines.push(blankLine('K', 'Principal Reduction for exceeding legal limits P.O.C. Lender $500'))
  paper.lines.push({ ...blankLine('K', 'Principal Reduction'), amount: 900_00 })
  const finalOf = (changed: Paper) => disclosurePaper(known(withTotals(changed)))
  expect(finalOf(paper)).toMatchObject({ above_limit_cents: 700_50, principal_reduction_cents: 500_00 })
  // What is given back in two ways is their sum; another sum is open.
  paper.values.credit_above_limit = 70_00
  expect(() => finalOf(paper)).toThrow('credit_above_limit')
  paper.cash.total_closing_costs.words = 'Increase exceeds legal limits by $570'
  expect(finalOf(paper)).toMatchObject({ above_limit_cents: 70_00 })
})

test('[TO43] a payee with the lender’s or the broker’s name is the lender', () => {
  const paper = disclosure()
  paper.contacts.lender.name = 'Ficus Bank'
  paper.contacts.mortgage_broker.name = 'Friendly Brokers, Inc.'
  paper.lines = ['Ficus Bank', 'Friendly Brokers Inc', 'Epsilon Title Co.', null].map(to => ({
    ...blankLine('B', 'Title – Search'),
    amount: 1_00,
    to,
  }))
  expect(disclosurePaper(known(withTotals(paper))).charges.map(({ is_paid_to_lender }) => is_paid_to_lender)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
