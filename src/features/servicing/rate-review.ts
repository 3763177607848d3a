import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { adjustmentWindow, isInAdjustmentWindow } from '#domain/servicing/deadlines.ts'
import { type AdjustmentTerms, type NewRate, newPayment, newRate } from '#domain/servicing/rate-change.ts'
import { type ChangeReview, type ChangeRow, reviewOf, row } from './change-review.ts'
import type { LoanFacts } from './loan-facts.ts'
import { afterPayment, standingOn } from './loan-rate.ts'
import type { HomeLoan, RateNotice } from './model.ts'

export type RateRow = 'rate' | 'payment' | 'sent_on'

export interface RateReview extends ChangeReview<RateRow> {
  /** By index, margin and what is known of the limits; `null` where the index or the margin is not known. */
  found: NewRate | null
  /** Rounding and all three limits are known, so that the note makes no other rate. */
  is_whole: boolean
  /** What is owed and left when the new payment begins, by the schedule or as printed. Cents and months. */
  owed: number | null
  months_left: number | null
  payment: number | null
  /** The months over which the printed payment would repay it, where they are others than ours. */
  other_months: number | null
  window: { from: CalendarDay; to: CalendarDay } | null
}

/** A cent for each rounding on the way: the rate, the balance, the payment. */
const PAYMENT_TOLERANCE = 3
/** Printed with three decimals at most. */
const RATE_TOLERANCE = 0.0005

export function reviewRate(notice: RateNotice, loan: HomeLoan, facts: LoanFacts): RateReview {
  const { first_payment_on, sent_on, is_first } = notice
  const kind = is_first ? 'first' : 'each'
  const found = foundRate(notice, loan)
  const then = first_payment_on ? atChange(notice, loan, facts, first_payment_on) : null
  const level = notice.rate ?? found?.rate ?? null
  const payment = then && level !== null && then.months_left > 0 ? newPayment(then.owed, level, then.months_left) : null
  const other_months =
    then && level !== null && payment !== null ? otherMonths(notice, then.owed, level, payment) : null
  return {
    ...reviewOf<RateRow>([
      found && rateRow(notice, loan, found),
      payment === null ? null : paymentRow(notice, payment, other_months),
      sent_on && first_payment_on
        ? row('sent_on', isInAdjustmentWindow(kind, sent_on, first_payment_on) ? 'right' : 'ask', sent_on)
        : null,
    ]),
    found,
    is_whole: isWhole(notice),
    owed: then?.owed ?? null,
    months_left: then?.months_left ?? null,
    payment,
    other_months,
    window: first_payment_on ? adjustmentWindow(kind, first_payment_on) : null,
  }
}

/** A limit that nobody has entered may be what holds the rate, and a note may round up or down: then it is a question. */
function rateRow(notice: RateNotice, loan: HomeLoan, found: NewRate): ChangeRow<RateRow> | null {
  const { rate } = notice
  if (rate === null) return null
  const fits = (each: NewRate | null) => each !== null && Math.abs(rate - each.rate) <= RATE_TOLERANCE
  if (fits(found)) return row('rate', 'right', rate, found.rate)
  const isRounded = fits(foundRate(notice, loan, 'up')) || fits(foundRate(notice, loan, 'down'))
  return isWhole(notice) && !isRounded ? row('rate', 'odd', rate, found.rate) : row('rate', 'ask', rate)
}

function isWhole({ index, margin, round_to, cap, ceiling, floor }: RateNotice): boolean {
  return [index, margin, round_to, cap, ceiling, floor].every(value => value !== null)
}

/** Without the rate and the balance of the notice, or for other months than ours, the payment is only near it. */
function paymentRow(notice: RateNotice, expected: number, other_months: number | null): ChangeRow<RateRow> | null {
  if (notice.payment === null) return null
  const printed = toCents(notice.payment)
  if (Math.abs(printed - expected) <= PAYMENT_TOLERANCE) return row('payment', 'right', printed, expected)
  const isKnown = notice.rate !== null && notice.balance !== null && other_months === null
  return isKnown ? row('payment', 'odd', printed, expected) : row('payment', 'ask', printed)
}

/** Who paid extra has fewer months left than the note, by which the servicer counts. */
function otherMonths({ payment }: RateNotice, owed: number, rate: number, expected: number): number | null {
  if (payment === null) return null
  const fits = (cents: number) => Math.abs(toCents(payment) - cents) <= PAYMENT_TOLERANCE
  const near = fits(expected) ? null : monthsToRepay(owed / 100, rate, payment)
  if (near === null) return null
  return [near - 1, near, near + 1].find(months => months > 0 && fits(newPayment(owed, rate, months))) ?? null
}

function foundRate(
  { index, margin, round_to, cap, ceiling, floor }: RateNotice,
  loan: HomeLoan,
  rounding?: AdjustmentTerms['rounding'],
): NewRate | null {
  if (index === null || margin === null) return null
  return newRate({
    index,
    margin,
    current_rate: loan.rate,
    round_to: round_to ?? undefined,
    rounding,
    cap: cap ?? undefined,
    ceiling: ceiling ?? undefined,
    floor: floor ?? undefined,
  })
}

/**
 * The interest of the first new payment runs from the payment before it, so that is where the new level begins. Once it is paid,
 * the months since then are counted back.
 */
function atChange({ balance }: RateNotice, loan: HomeLoan, facts: LoanFacts, first: CalendarDay) {
  let standing = standingOn(loan, null, facts.next_due, facts.owed)
  let months = 0
  while (standing.due_on < first && months < facts.months_left) {
    months += 1
    standing = afterPayment(standing, loan, null, addMonths(facts.next_due, months))
  }
  while (addMonths(facts.next_due, months - 1) >= first) months -= 1
  return { owed: balance === null ? standing.owed : toCents(balance), months_left: facts.months_left - months }
}
