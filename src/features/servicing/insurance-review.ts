import type { CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { forcePlacedCharge, servicingDate } from '#domain/servicing/deadlines.ts'
import { type ChangeReview, reviewOf, row } from './change-review.ts'
import type { ForcedInsurance } from './model.ts'

export type InsuranceRow = 'second_notice_on' | 'charged_on' | 'charge'

export interface InsuranceReview extends ChangeReview<InsuranceRow> {
  /** Not before this day may anything be charged; by the first notice alone while there is no second. */
  earliest_charge: CalendarDay | null
  /** What was charged for days with cover must be back by then. */
  refund_by: CalendarDay | null
}

export function reviewInsurance(told: ForcedInsurance): InsuranceReview {
  const { first_notice_on, second_notice_on, charged_on, charge, is_insured, proof_on } = told
  const earliest = first_notice_on && earliestCharge(first_notice_on, second_notice_on)
  const second_from = first_notice_on && servicingDate('force-placed-reminder', first_notice_on).day
  return {
    ...reviewOf<InsuranceRow>([
      second_notice_on && second_from
        ? row('second_notice_on', second_notice_on >= second_from ? 'right' : 'odd', second_notice_on, second_from)
        : null,
      charged_on && first_notice_on
        ? // Without a second notice nothing may be charged at all.
          row(
            'charged_on',
            isLawful(first_notice_on, second_notice_on, charged_on) ? 'right' : 'odd',
            charged_on,
            earliest,
          )
        : null,
      charge !== null && charge > 0
        ? row('charge', is_insured ? 'odd' : 'ask', toCents(charge), is_insured ? 0 : null)
        : null,
    ]),
    earliest_charge: earliest,
    refund_by: proof_on && servicingDate('force-placed-refund', proof_on).day,
  }
}

function earliestCharge(first: CalendarDay, second: CalendarDay | null): CalendarDay {
  return forcePlacedCharge(first, second) ?? servicingDate('force-placed-charge', first).day
}

function isLawful(first: CalendarDay, second: CalendarDay | null, charged: CalendarDay): boolean {
  const from = forcePlacedCharge(first, second)
  return from !== null && charged >= from
}
