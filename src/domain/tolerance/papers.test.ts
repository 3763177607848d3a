import { expect, test } from 'vitest'
import { blankLine, blankPaper, type Paper } from '../papers/paper.ts'
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
  const final = disclosurePaper(disclosure())
  expect(final.charges).toMatchObject([
    { label: 'Appraisal Fee', cents: 450_00, lender_paid_cents: 0 },
    { label: 'Flood Fee', cents: 0, performed: true, lender_paid_cents: 25_00 },
  ])
  const found = tolerance({ estimates: [estimatePaper(estimate())], disclosure: final })
  expect(found).toMatchObject({ zero_excess_cents: 45_00, refund_cents: 45_00, refund_due: '2026-09-25' })
})

test('[TO12] the terms of both papers stand beside each other: same, changed, or to be checked', () => {
  const verdicts = Object.fromEntries(compareFacts(estimate(), disclosure()).map(({ key, verdict }) => [key, verdict]))
  expect(verdicts).toMatchObject({
    applicants: 'same',
    loan_amount: 'same',
    interest_rate: 'changed',
    deposit: 'check',
  })
})
