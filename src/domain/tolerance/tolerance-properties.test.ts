import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingDisclosure, estimate, final } from '../../../tests/disclosures/dollar-charges.ts'
import type { CostSection, EstimatedCharge, FinalCharge } from './charges.ts'
import { tolerance } from './closing-check.ts'
import { openTolerance } from './questions.ts'

describe('whatever the papers say', () => {
  const section = fc.constantFrom<CostSection>('A', 'B', 'C', 'E', 'F', 'G', 'H')
  const label = fc.constantFrom(
    'Appraisal Fee',
    'Title – Search',
    'Survey Fee',
    'Transfer Taxes',
    'Recording Fees',
    'Points',
    'HOA Dues',
  )
  const amount = fc.integer({ min: 1, max: 3000 })
  const before = fc.uniqueArray(fc.record({ section, label, cents: amount.map(each => each * 100) }), {
    selector: ({ section, label }) => section + label,
    maxLength: 12,
  })
  const after = fc.uniqueArray(
    fc
      .record({ section, label, cents: fc.integer({ min: 1, max: 300_000 }) })
      .map(({ section, label, cents }) => final(section, label, cents)),
    { selector: ({ section, label }) => section + label, minLength: 1, maxLength: 12 },
  )
  const disclosuresOf = (charges: EstimatedCharge[], finals: FinalCharge[]) => ({
    estimates: [{ ...estimate([]), charges }],
    closingDisclosure: { ...closingDisclosure([]), charges: finals },
  })

  test('[TO10] a lower charge never means more to give back', () => {
    fc.assert(
      fc.property(before, after, fc.nat(), fc.nat(), (charges, finals, which, less) => {
        const one = finals[which % finals.length] as FinalCharge
        const lower = { ...one, cents: Math.max(1, one.cents - less) }
        const cheaper = finals.map(each => (each === one ? lower : each))
        const refund = tolerance(disclosuresOf(charges, finals)).refund_cents
        expect(tolerance(disclosuresOf(charges, cheaper)).refund_cents).toBeLessThanOrEqual(refund)
      }),
    )
  })

  test('[TO10] a cent more on a charge that may not rise, and is above already, is a cent more to give back', () => {
    fc.assert(
      fc.property(before, after, (charges, finals) => {
        const found = tolerance(disclosuresOf(charges, finals))
        const over = found.lines.find(({ over_cents }) => over_cents > 0)
        fc.pre(over !== undefined)
        const dearer = finals.map(each =>
          `${each.section}: ${each.label}` === over?.id ? { ...each, cents: each.cents + 1 } : each,
        )
        expect(tolerance(disclosuresOf(charges, dearer)).refund_cents).toBe(found.refund_cents + 1)
      }),
    )
  })

  test('[TO10] the order of lines and of papers changes nothing', () => {
    fc.assert(
      fc.property(before, before, after, (charges, revised, finals) => {
        const first = { ...estimate([]), charges }
        const second = { ...estimate([]), charges: revised, issued_on: '2026-06-10' }
        const disclosure = { ...closingDisclosure([]), charges: finals }
        const turned = {
          estimates: [
            { ...second, charges: [...revised].reverse() },
            { ...first, charges: [...charges].reverse() },
          ],
          closingDisclosure: { ...disclosure, charges: [...finals].reverse() },
        }
        expect(openTolerance(turned)).toEqual(
          openTolerance({ estimates: [first, second], closingDisclosure: disclosure }),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('[TO10] the groups add up to the papers', () => {
    fc.assert(
      fc.property(before, after, (charges, finals) => {
        const { lines } = tolerance(disclosuresOf(charges, finals))
        const sum = (cents: (number | null)[]) => cents.reduce<number>((total, each) => total + (each ?? 0), 0)
        expect(sum(lines.map(({ estimate_cents }) => estimate_cents))).toBe(sum(charges.map(({ cents }) => cents)))
        expect(sum(lines.map(({ actual_cents }) => actual_cents))).toBe(sum(finals.map(({ cents }) => cents)))
      }),
    )
  })
})
