import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MONTHS, seeds, type WrittenYears, writeStatements } from '../../../tests/servicing/ten-years.ts'
import { settledMethod } from './day-count.ts'
import type { StatementFigure } from './statement.ts'
import { checkStatement } from './statement-checks.ts'
import { suspects } from './statement-suspects.ts'

function checksOf({ loan, statements, extras }: WrittenYears, at: number) {
  const [before, statement] = [statements[at - 1], statements[at]]
  if (!statement) throw new RangeError('no such month')
  // The servicer's way of counting days shows in the months before.
  const settled_method = settledMethod(loan, statements.slice(Math.max(0, at - 3), at)) ?? undefined
  return checkStatement({ loan, before, statement, extra_principal: extras[at], settled_method })
}

describe('ten years of statements', () => {
  test('[ST9] of a loan with extra payments, a transfer and new escrow amounts are all in order', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const written = writeStatements(seed)
        for (let at = 4; at <= MONTHS; at++) {
          const bad = checksOf(written, at).filter(({ status }) => status !== 'ok')
          expect(bad, `month ${at}`).toEqual([])
        }
      }),
      { numRuns: 30 },
    )
  })

  test('[ST10] one figure that is two cents or more off is found and named', () => {
    const figures: StatementFigure[] = [
      'principal_due',
      'interest_due',
      'escrow_due',
      'regular_payment',
      'fees_due',
      'past_due',
      'amount_due',
      'principal_paid',
      'interest_paid',
      'escrow_paid',
      'fees_paid',
      'suspense_paid',
      'total_paid',
      'principal_ytd',
      'interest_ytd',
      'escrow_ytd',
      'fees_ytd',
      'suspense_held',
      'total_ytd',
      'principal_balance',
      'late_fee',
    ]
    let [alone, all] = [0, 0]
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 4, max: MONTHS }),
        fc.oneof(fc.constant(2), fc.integer({ min: 2, max: 100 }), fc.integer({ min: 2, max: 500_000 })),
        (seed, at, cents) => {
          const written = writeStatements(seed)
          for (const figure of figures) {
            const printed = written.statements[at]?.figures[figure] ?? 0
            // A smaller late fee than the note allows is nothing to complain of, and no figure is below zero.
            const signs = figure === 'late_fee' || printed < cents ? [1] : [1, -1]
            for (const sign of signs) {
              const statements = written.statements.map((statement, month) =>
                month === at
                  ? { ...statement, figures: { ...statement.figures, [figure]: printed + sign * cents } }
                  : statement,
              )
              const named = suspects(checksOf({ ...written, statements }, at))
              expect(named, `${figure} ${printed} ${sign * cents}`).toContain(figure)
              all++
              if (named.length === 1) alone++
            }
          }
        },
      ),
      { numRuns: 100 },
    )
    // Nearly always it is the only one that is named.
    expect(alone / all).toBeGreaterThan(0.9)
  })
})
