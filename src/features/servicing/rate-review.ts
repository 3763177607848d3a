import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { adjustmentWindow, isInAdjustmentWindow } from '#domain/servicing/deadlines.ts'
import { splitPayment } from '#domain/servicing/payments.ts'
import { type NewRate, newPayment, newRate } from '#domain/servicing/rate-change.ts'
import { type ChangeReview, reviewOf, row } from './change-review.ts'
import type { LoanFacts } from './loan-facts.ts'
import type { HomeLoan, RateNotice } from './model.ts'

export type RateRow = 'rate' | 'payment' | 'sent_on'

export interface RateReview extends ChangeReview<RateRow> {
  /** By index, margin and caps; `null` where the index or the margin is not known. */
  found: NewRate | null
  /** What is owed and left when the new payment begins, by the schedule or as printed. Cents and months. */
  owed: number | null
  months_left: number | null
  payment: number | null
  window: { from: CalendarDay; to: CalendarDay } | null
}

/** A cent for each rounding on the way: the rate, the balance, the payment. */
const PAYMENT_TOLERANCE = 3
/** Printed with three decimals at most. */
const RATE_TOLERANCE = 0.0005

export function reviewRate(notice: RateNotice, loan: HomeLoan, facts: LoanFacts): RateReview {
  const { first_payment_on, rate, payment, sent_on, is_first } = notice
  const kind = is_first ? 'first' : 'each'
  const found = foundRate(notice, loan)
  const then = first_payment_on ? atChange(notice, loan, facts, first_payment_on) : null
  const level = rate ?? found?.rate ?? null
  const expected =
    then && level !== null && then.months_left > 0 ? newPayment(then.owed, level, then.months_left) : null
  return {
    ...reviewOf<RateRow>([
      rate !== null && found
        ? row('rate', Math.abs(rate - found.rate) <= RATE_TOLERANCE ? 'right' : 'odd', rate, found.rate)
        : null,
      payment !== null && expected !== null
        ? // Without the balance of the notice the schedule's is only near it.
          row('payment', paymentResult(toCents(payment), expected, notice.balance !== null), toCents(payment), expected)
        : null,
      sent_on && first_payment_on
        ? row('sent_on', isInAdjustmentWindow(kind, sent_on, first_payment_on) ? 'right' : 'ask', sent_on)
        : null,
    ]),
    found,
    owed: then?.owed ?? null,
    months_left: then?.months_left ?? null,
    payment: expected,
    window: first_payment_on ? adjustmentWindow(kind, first_payment_on) : null,
  }
}

function paymentResult(printed: number, expected: number, isBalancePrinted: boolean) {
  if (Math.abs(printed - expected) <= PAYMENT_TOLERANCE) return 'right'
  return isBalancePrinted ? 'odd' : 'ask'
}

function foundRate({ index, margin, round_to, cap, ceiling, floor }: RateNotice, loan: HomeLoan): NewRate | null {
  if (index === null || margin === null) return null
  return newRate({
    index,
    margin,
    current_rate: loan.rate,
    round_to: round_to ?? undefined,
    cap: cap ?? undefined,
    ceiling: ceiling ?? undefined,
    floor: floor ?? undefined,
  })
}

/** The interest of the first new payment runs from the payment before it, so that is where the new level begins. */
function atChange({ balance }: RateNotice, loan: HomeLoan, facts: LoanFacts, first: CalendarDay) {
  let owed = facts.owed
  let months = 0
  while (addMonths(facts.next_due, months) < first && months < facts.months_left) {
    owed = splitPayment(owed, loan.rate, toCents(loan.payment)).balance
    months += 1
  }
  return { owed: balance === null ? owed : toCents(balance), months_left: facts.months_left - months }
}
