import type { CalendarDay } from '../calendar-day.ts'
import type { DayCount } from './interest.ts'
import type { ServicedLoan, Statement, StatementFigure } from './statement.ts'

export type CheckCode =
  | 'payment-sum'
  | 'amount-due-sum'
  | 'paid-sum'
  | 'year-sum'
  | 'rate'
  | 'interest-due'
  | 'interest-paid'
  | 'payment-of-note'
  | 'escrow-of-analysis'
  | 'balance'
  | 'past-due'
  | 'suspense'
  | 'year-to-date'
  | 'extra-principal'
  | 'insurance-past-its-day'
  | 'late-fee'
  | 'late-fee-day'
  | 'late-fee-not-late'
  | 'late-fee-in-transfer'
  | 'fees-sum'
  | 'fee-without-reason'

/**
 * `unsettled`: it fits, but only in a way that a second statement must confirm, or what lies between is unknown.
 * `cannot-check`: the first period, biweekly plans and modified loans follow rules of their own.
 */
export type CheckStatus = 'ok' | 'odd' | 'unsettled' | 'cannot-check'

export interface StatementCheck {
  code: CheckCode
  status: CheckStatus
  /** The figure that is held against the expected one. */
  figure: StatementFigure | 'rate_percent' | 'late_after'
  printed: number | CalendarDay | null
  expected: number | CalendarDay | null
  /** Every figure of this statement that takes part. */
  parts: readonly StatementFigure[]
  /** Those of them that could not be two cents off without this check finding it. */
  sharp: readonly StatementFigure[]
  method?: DayCount
}

export interface StatementQuestion {
  loan: ServicedLoan
  statement: Statement
  /** The one before, where it is known; missing months are fine. */
  before?: Statement
  /** What the owner paid to principal beyond the payment since the one before. */
  extra_principal?: number
  /** How the servicer counts days, where two statements in a row have shown it. */
  settled_method?: DayCount
}

/** A cent may be rounded on the way; two are found. */
export const TOLERANCE = 1

/** A printed figure against what others add up to. */
export function sumCheck(
  code: CheckCode,
  figure: StatementFigure,
  printed: number | undefined,
  expected: number | undefined,
  parts: readonly StatementFigure[],
  tolerance = TOLERANCE,
): StatementCheck[] {
  if (printed === undefined || expected === undefined) return []
  const status = Math.abs(printed - expected) <= tolerance ? 'ok' : 'odd'
  return [{ code, status, figure, printed, expected, parts: [figure, ...parts], sharp: [figure, ...parts] }]
}
