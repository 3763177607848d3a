import { expect, test } from 'vitest'
import { minimumCoverage, usualCoverage } from './insurance-coverage.ts'

test('[M25] coverage is at least the loan and at least 80% of the value', () => {
  expect(minimumCoverage({})).toBe(400_000)
  // What is not entered is taken as a home of $500,000 and a loan of $400,000.
  expect(minimumCoverage({ loan_amount: 100_000 })).toBe(400_000)
  expect(minimumCoverage({ home_value: 100_000 })).toBe(400_000)
  expect(minimumCoverage({ home_value: 600_000, loan_amount: 400_000 })).toBe(480_000)
  expect(minimumCoverage({ home_value: 450_000, loan_amount: 430_000 })).toBe(430_000)
  expect(minimumCoverage({ home_value: Number.NaN, loan_amount: -5 })).toBe(0)
})

test('[M38] lenders ask for the cost to rebuild, or the loan if that is less, but at least 80% of the cost to rebuild', () => {
  expect(usualCoverage({ rebuild_cost: 450_000, loan_amount: 810_000 })).toBe(450_000)
  expect(usualCoverage({ rebuild_cost: 300_000, loan_amount: 96_500 })).toBe(240_000)
  expect(usualCoverage({ rebuild_cost: 400_000, loan_amount: 360_000 })).toBe(360_000)
  expect(usualCoverage({ rebuild_cost: Number.NaN, loan_amount: 360_000 })).toBe(0)
  expect(usualCoverage({ rebuild_cost: 300_000, loan_amount: Number.NaN })).toBe(240_000)
})
