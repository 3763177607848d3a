import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyDisclosure, plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { plainSeed } from '../../../tests/disclosures/seed.ts'
import { known } from '../../../tests/disclosures/whole-disclosure.ts'
import type { Disclosure } from '../disclosures/disclosure.ts'
import { cashBars, cashSteps } from './cash-steps.ts'
import { asClosingDisclosure, asLoanEstimate } from './charges.ts'
import { openTolerance } from './questions.ts'

function steps(before: Disclosure, after: Disclosure) {
  const [estimate, closingDisclosure] = [known(before), known(after)]
  const disclosures = {
    estimates: [asLoanEstimate(estimate)],
    closingDisclosure: asClosingDisclosure(closingDisclosure),
  }
  return cashSteps(estimate, closingDisclosure, openTolerance(disclosures))
}

const dearer = { ...plainSeed.fees, A: [{ name: 'Application Fee', dollars: 430 }, ...plainSeed.fees.A.slice(1)] }

test.each([
  ['purchase', 130_00],
  // The sample refinance also has a transfer tax of $950 that its estimate leaves off.
  ['refinance', 1080_00],
] as const)('[TO50] the steps lead from the old cash to close to the new: %s', (story, change_cents) => {
  const whole = { story, cents: plainSeed.cents.map(() => 0), before: plainSeed.before.map(() => 0) }
  const estimate = onlyDisclosure(renderFile(plainDisclosure('loan-estimate', whole))).disclosure
  const closingDisclosure = onlyDisclosure(
    renderFile(plainDisclosure('closing-disclosure', { ...whole, fees: dearer }, whole)),
  ).disclosure
  const found = steps(estimate, closingDisclosure)
  expect(found).not.toBeNull()
  const moved = found?.steps.reduce((sum, { change_cents }) => sum + change_cents, 0)
  expect(moved).toBe((found?.final_cents ?? 0) - (found?.estimate_cents ?? 0))
  expect(found?.steps).toContainEqual({ key: 'zero-charges', change_cents })
})

test('[TO50] figures that do not lead from one sum to the other are not drawn', () => {
  const estimate = plainDisclosure('loan-estimate')
  const closingDisclosure = plainDisclosure('closing-disclosure')
  closingDisclosure.cash.cash_to_close.amount = (closingDisclosure.cash.cash_to_close.amount ?? 0) + 500_00
  expect(steps(estimate, closingDisclosure)).toBeNull()
})

test('[TO50] every bar lies on the scale and begins where the one before ended', () => {
  const cents = fc.integer({ min: -50_000_00, max: 200_000_00 })
  fc.assert(
    fc.property(cents, fc.array(fc.integer({ min: -9000_00, max: 9000_00 }), { maxLength: 8 }), (start, changes) => {
      const end = changes.reduce((sum, change) => sum + change, start)
      const rows = [
        { kind: 'total' as const, cents: start },
        ...changes.map(change => ({ kind: 'change' as const, cents: change })),
        { kind: 'total' as const, cents: end },
      ]
      const { bars, from_cents } = cashBars(rows)
      expect(from_cents).toBeLessThanOrEqual(Math.min(start, end))
      for (const { left, width } of bars) {
        expect(left).toBeGreaterThanOrEqual(-1e-9)
        expect(left + width).toBeLessThanOrEqual(100)
      }
    }),
  )
  const { bars, from_cents } = cashBars([
    { kind: 'total', cents: 16_054_00 },
    { kind: 'change', cents: 1_658_10 },
    { kind: 'change', cents: -3_564_84 },
    { kind: 'total', cents: 14_147_26 },
  ])
  expect(from_cents).toBe(12_000_00)
  expect(bars[1]?.left).toBeCloseTo((bars[0]?.left ?? 0) + (bars[0]?.width ?? 0))
})
