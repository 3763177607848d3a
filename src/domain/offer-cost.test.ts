import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loanTotals } from './amortization.ts'
import { mortgageSchedule } from './mortgage-schedule.ts'
import { MORTGAGE_TYPES } from './mortgage-type.ts'
import { costByMonth, type LoanWithFees, overtakingMonth, totalCost } from './offer-cost.ts'

const cheapFees: LoanWithFees = {
  loan_amount: 400_000,
  annual_rate: 6.75,
  mortgage_type: '30_year_fixed',
  total_fees: 2000,
}
const cheapRate: LoanWithFees = { ...cheapFees, annual_rate: 6.25, total_fees: 9000 }
const offer = fc.record({
  loan_amount: fc.integer({ min: 1000, max: 3_000_000 }),
  annual_rate: fc.integer({ min: 0, max: 15_000 }).map(rate => rate / 1000),
  mortgage_type: fc.constantFrom(...MORTGAGE_TYPES),
  total_fees: fc.nat(50_000),
})

test('[M24] the total cost is interest plus fees', () => {
  const { total_interest } = loanTotals({ principal: 400_000, annual_rate: 6.75, months: 360 })
  expect(totalCost(cheapFees)).toBeCloseTo(total_interest + 2000, 1)
})

test('[M24] a loan kept for some years costs its payments and fees less what it repaid', () => {
  fc.assert(
    fc.property(offer, fc.nat(400), (terms, months) => {
      const rows = mortgageSchedule(terms).rows.slice(0, months)
      const paid = rows.reduce((sum, row) => sum + row.payment, 0)
      const repaid = rows.reduce((sum, row) => sum + row.principal, 0)
      expect(costAfter(terms, months)).toBeCloseTo(paid + terms.total_fees - repaid, 4)
    }),
  )
  expect(costAfter(cheapFees, 0)).toBe(2000)
})

test('[M24] the offer with low fees is overtaken by the one with the low rate', () => {
  const month = overtakingMonth(cheapFees, cheapRate) ?? 0
  expect(month).toBe(42)
  expect(costAfter(cheapFees, month - 1)).toBeLessThanOrEqual(costAfter(cheapRate, month - 1))
  expect(costAfter(cheapFees, month)).toBeGreaterThan(costAfter(cheapRate, month))
  expect(overtakingMonth(cheapRate, cheapFees)).toBe(month)
})

test('[M24] an offer that is better from the start is never overtaken', () => {
  expect(overtakingMonth(cheapFees, { ...cheapFees, annual_rate: 7, total_fees: 3000 })).toBeNull()
  expect(overtakingMonth(cheapFees, { ...cheapFees, annual_rate: 7 })).toBeNull()
  expect(overtakingMonth(cheapFees, cheapFees)).toBeNull()
})

test('[M24] before they cross one offer leads, after it the other', () => {
  fc.assert(
    fc.property(offer, offer, (one, other) => {
      const month = overtakingMonth(one, other)
      expect(overtakingMonth(other, one)).toBe(month)
      const lead = (at: number) => Math.sign(costAfter(one, at) - costAfter(other, at))
      const firstLead = Array.from({ length: 361 }, (_, at) => lead(at)).find(sign => sign !== 0) ?? 0
      if (month === null) return
      expect(lead(month)).toBe(-firstLead)
      expect(Math.abs(lead(month - 1) + firstLead)).toBeGreaterThan(0)
    }),
    { numRuns: 20 },
  )
})

test('[M7] costs are numbers for any offer', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (loan_amount, annual_rate, total_fees) => {
      for (const mortgage_type of MORTGAGE_TYPES) {
        const any = { loan_amount, annual_rate, total_fees, mortgage_type }
        expect(costByMonth(any).every(Number.isFinite)).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})

function costAfter(offer: LoanWithFees, months: number): number {
  const costs = costByMonth(offer)
  return costs[months] ?? costs.at(-1) ?? 0
}
