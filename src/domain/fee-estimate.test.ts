import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFees, FEE_KEYS, withTotal } from './fee-estimate.ts'

test('[M16] fees on 400,000 are itemised under all eleven keys', () => {
  expect(estimateFees(400_000)).toEqual({
    originationFee: 4000,
    processingFee: 495,
    underwritingFee: 795,
    appraisalFee: 450,
    titleInsurance: 2000,
    creditReportFee: 45,
    floodDetermination: 25,
    recordingFee: 125,
    pointsCharge: 0,
    otherFee: 0,
    totalFees: 7935,
  })
})

test('[M16] origination is at least 1,000', () => {
  expect(estimateFees(50_000).originationFee).toBe(1000)
  expect(estimateFees(100_001).originationFee).toBe(1000.01)
})

test('[M16] the total is the sum of the others to the cent, for any loan', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ min: 0, max: 5_000_000 })), loan_amount => {
      const fees = estimateFees(loan_amount)
      expect(Object.values(fees).every(Number.isFinite)).toBe(true)
      const sum = FEE_KEYS.reduce((all, key) => all + fees[key], 0)
      expect(Math.abs(fees.totalFees - sum) / sum).toBeLessThan(1e-9)
    }),
  )
  expect(withTotal({ ...estimateFees(0), otherFee: 0.1, pointsCharge: 0.2 }).totalFees).toBe(2935.3)
})
