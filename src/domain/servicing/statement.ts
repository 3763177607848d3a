import type { CalendarDay } from '../calendar-day.ts'
import type { LateFeeTerms } from './payments.ts'

/** The figures of a periodic statement (12 CFR 1026.41(d)), in cents. What is held in suspense is a state, the rest are sums. */
export const STATEMENT_FIGURES = [
  'principal_due',
  'interest_due',
  'escrow_due',
  'insurance_due',
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
] as const
export type StatementFigure = (typeof STATEMENT_FIGURES)[number]
export type StatementFigures = Partial<Record<StatementFigure, number>>

/** A fee since the last statement. */
export interface StatementFee {
  cents: number
  kind: 'late' | 'other'
  charged_on: CalendarDay | null
  reason: string | null
  /** Of a late fee, where known: when the payment was due and when it came. */
  payment_due?: CalendarDay
  payment_received?: CalendarDay
}

/** One monthly statement. A figure that is not printed, or was not typed, is not there; labels and blocks differ. */
export interface Statement {
  /** The payment that it asks for. */
  due_on: CalendarDay
  statement_on?: CalendarDay
  rate_percent?: number
  /** 'If payment is received after this day, a late fee will be charged.' */
  late_after?: CalendarDay
  figures: StatementFigures
  fees?: readonly StatementFee[]
}

/** What note, notices and analyses say, each from the payment due on that day on. */
export interface ServicedLoan {
  terms: readonly { from: CalendarDay; rate_percent: number; principal_and_interest: number }[]
  escrow?: readonly { from: CalendarDay; cents: number }[]
  late_fee?: LateFeeTerms
  /** The day on which the law ends private mortgage insurance, and whether the loan is current. */
  insurance_ends?: CalendarDay
  is_current?: boolean
  first_payment_on?: CalendarDay
  /** Biweekly plans and modified loans follow rules that the note does not show. */
  plan?: 'monthly' | 'biweekly' | 'modified'
  /** First days with a new servicer. */
  transfers?: readonly CalendarDay[]
}

/** What holds on a day in a list of changes. */
export function inForce<T extends { from: CalendarDay }>(changes: readonly T[] | undefined, on: CalendarDay): T | null {
  return (changes ?? []).filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? 1 : -1))[0] ?? null
}
