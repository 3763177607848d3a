import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { figuresRead } from '#features/escrow/read-figures.ts'
import { reviewStatement } from '#features/escrow/review.ts'
import { checkDetail, checkNames, gapWords, verdictOf } from '#features/escrow/statement-words.ts'

/** What `npm run papers` prints of a yearly escrow statement: money in dollars, what is not on the disclosure as null. */
export function escrowStatementJson(reading: EscrowReading): Record<string, unknown> {
  const figures = figuresRead(reading)
  const review = reviewStatement(figures)
  const { bills, ...values } = figures
  const { title, detail } = verdictOf(review)
  return {
    kind: 'escrow-statement',
    values,
    bills,
    unsure: reading.unsure,
    verdict: title,
    why: detail,
    asked: dollars(review.asked),
    allowed: dollars(review.allowed),
    too_much: dollars(review.too_much),
    checks: review.checks.map(check => ({
      check: check.key,
      name: checkNames[check.key],
      result: check.result,
      sum: checkDetail(check),
    })),
    cannot_say: review.gaps.map(gap => gapWords[gap]),
  }
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
