import { expect, test } from 'vitest'
import { minimumCoverage } from './insurance-coverage.ts'

test('[M25] coverage is at least the loan and at least 80% of the value', () => {
  expect(minimumCoverage({})).toBe(400_000)
  expect(minimumCoverage({ home_value: 600_000, loan_amount: 400_000 })).toBe(480_000)
  expect(minimumCoverage({ home_value: 450_000, loan_amount: 430_000 })).toBe(430_000)
  expect(minimumCoverage({ home_value: Number.NaN, loan_amount: -5 })).toBe(0)
})
