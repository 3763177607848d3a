import { dayParts, monthsApart } from '../calendar-day.ts'
import type { Statement, StatementFigure } from './statement.ts'
import { type StatementCheck, type StatementQuestion, sumCheck } from './statement-check.ts'

/** Each sum of the year with what was paid since the last statement. */
const YEAR_PARTS = [
  ['principal_ytd', 'principal_paid'],
  ['interest_ytd', 'interest_paid'],
  ['escrow_ytd', 'escrow_paid'],
  ['fees_ytd', 'fees_paid'],
] as const satisfies [StatementFigure, StatementFigure][]

/**
 * The sums of the year go on, begin anew with this payment, or begin anew after it: one that came in December on a statement of
 * January.
 */
const WAYS = ['goes-on', 'begins', 'begins-after'] as const
type Way = (typeof WAYS)[number]

export function yearChecks(question: StatementQuestion): StatementCheck[] {
  const { figures } = question.statement
  const parts = ['principal_ytd', 'interest_ytd', 'escrow_ytd', 'fees_ytd', 'suspense_held'] as const
  const there = parts.filter(part => figures[part] !== undefined)
  const sum = there.reduce((total, part) => total + (figures[part] ?? 0), 0)
  return [
    ...sumCheck(
      'year-sum',
      'total_ytd',
      figures.total_ytd,
      figures.principal_ytd === undefined ? undefined : sum,
      there,
    ),
    ...sinceBefore(question),
    ...heldMoney(question),
  ]
}

function sinceBefore({ loan, statement, before }: StatementQuestion): StatementCheck[] {
  if (!before || monthsApart(before.due_on, statement.due_on) !== 1) return []
  const tries = waysOf(before, statement, loan.transfers ?? []).map(way => checksBy(way, before, statement))
  const odd = (checks: StatementCheck[]) => checks.filter(({ status }) => status === 'odd').length
  return tries.reduce((best, next) => (odd(next) < odd(best) ? next : best))
}

function checksBy(way: Way, { figures: before }: Statement, { figures }: Statement): StatementCheck[] {
  return YEAR_PARTS.flatMap(([year, paid]) => {
    const paidNow = figures[paid]
    const upToNow = way === 'goes-on' ? before[year] : 0
    if (upToNow === undefined || paidNow === undefined) return []
    const expected = upToNow + (way === 'begins-after' ? 0 : paidNow)
    return sumCheck('year-to-date', year, figures[year], expected, way === 'begins-after' ? [] : [paid])
  })
}

/** A new servicer counts its own; which statement is January's first is only known with its date. */
function waysOf(before: Statement, statement: Statement, transfers: readonly string[]): readonly Way[] {
  const changed = transfers.some(day => day > before.due_on && day <= statement.due_on)
  if (changed) return WAYS
  if (statement.statement_on && before.statement_on) {
    const isNewYear = dayParts(statement.statement_on).year > dayParts(before.statement_on).year
    return isNewYear ? ['begins', 'begins-after'] : ['goes-on']
  }
  return dayParts(statement.due_on).month <= 2 ? WAYS : ['goes-on']
}

/** Money that waits adds up, until it makes a payment: then only what came last waits. */
function heldMoney({ statement: { figures }, before }: StatementQuestion): StatementCheck[] {
  const { suspense_held, suspense_paid } = figures
  const heldBefore = before?.figures.suspense_held
  if (suspense_held === undefined || suspense_paid === undefined || heldBefore === undefined) return []
  const isApplied = heldBefore > 0 && Math.abs(suspense_held - suspense_paid) <= 1
  const expected = isApplied ? suspense_paid : heldBefore + suspense_paid
  return sumCheck('suspense', 'suspense_held', suspense_held, expected, ['suspense_paid'])
}
