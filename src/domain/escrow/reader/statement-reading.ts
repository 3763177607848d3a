import type { CalendarDay } from '../../calendar-day.ts'

/** A table of months whose balances follow from what came in and went out, whatever its columns are called. */
export interface MonthTable {
  /** Index of its first row among all. */
  at: number
  first: { month: number; year: number | null }
  months: number
  /** Before the first row. */
  opening: number
  closing: number
  lowest: number
  paid_in: number
  paid_out: number
  /** What comes in most months. */
  usual_payment: number
  bills: { item: string; month: number; cents: number }[]
  /** Other columns of balances that move alike: the one the servicer wants beside the one it foresees. */
  other_lowest: number[]
}

/** Figures that a statement names. Cents; `null` where it names none. */
export interface LabelledFigures {
  shortage: number | null
  surplus: number | null
  lowest: number | null
  starting: number | null
  loan_part: number | null
  old_escrow: number | null
  new_escrow: number | null
  old_total: number | null
  new_total: number | null
  spread_months: number | null
  dated_on: CalendarDay | null
  loan_number: string
}

/** What was read of a yearly escrow statement. Cents; `null` for what it does not say or what was not found. */
export interface EscrowReading extends LabelledFigures {
  /** The coming year, by its own sums. */
  projection: MonthTable | null
  /** The year that ended. */
  history: MonthTable | null
  /** Named figures that the statement's own sums do not bear out. */
  unsure: string[]
}
