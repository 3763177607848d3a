import type { CalendarDay } from '../../calendar-day.ts'
import { STATEMENT_FIGURES, type StatementFigure } from '../../servicing/statement.ts'

/** What is read from a periodic statement beside its figures. */
export const STATEMENT_FACTS = ['due_on', 'statement_on', 'rate_percent', 'late_after'] as const
export type StatementFact = (typeof STATEMENT_FACTS)[number]
export type StatementField = StatementFigure | StatementFact

export const STATEMENT_FIELDS: readonly StatementField[] = [...STATEMENT_FACTS, ...STATEMENT_FIGURES]

/** A charge or a payment of the activity since the last statement. */
export interface StatementMovement {
  on: CalendarDay
  words: string
  cents: number
}

export interface StatementDisclosure {
  due_on: CalendarDay | null
  statement_on: CalendarDay | null
  rate_percent: number | null
  late_after: CalendarDay | null
  /** In cents; what is not on the disclosure, or stands there twice differently, is `null`. */
  figures: Record<StatementFigure, number | null>
  movements: StatementMovement[]
}
