import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateFees, withTotal } from '#domain/fee-estimate.ts'
import { dollarsOfPoints, feesOfTotal, isJustTotal, pointsOfDollars } from './fee-forms.ts'

test('[C38] a total is kept as the ten fees, nine of them nothing', () => {
  const fees = feesOfTotal(7335)
  expect(withTotal({ ...fees } as Record<keyof typeof fees, number>).totalFees).toBe(7335)
  expect(isJustTotal(fees)).toBe(true)
  expect(isJustTotal(estimateFees(360_000))).toBe(false)
  expect(isJustTotal(feesOfTotal(0))).toBe(false)
  expect(isJustTotal(feesOfTotal(null))).toBe(false)
})

test('[C38] a point is 1% of the loan, and points come back as they were typed', () => {
  expect(dollarsOfPoints(0.5, 360_000)).toBe(1800)
  expect(pointsOfDollars(1800, 360_000)).toBe(0.5)
  expect([dollarsOfPoints(null, 1), pointsOfDollars(null, 1), pointsOfDollars(100, 0)]).toEqual([null, null, null])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 10_000, max: 5_000_000 }),
      (thousandths, loan) => {
        const points = thousandths / 1000
        expect(pointsOfDollars(dollarsOfPoints(points, loan), loan)).toBe(points)
      },
    ),
  )
})
