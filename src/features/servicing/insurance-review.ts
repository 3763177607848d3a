import type { CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { forcePlacedCharge, servicingDate } from '#domain/servicing/deadlines.ts'
import { type ChangeReview, type ChangeRow, reviewOf, row } from './change-review.ts'
import type { ForcedInsurance } from './model.ts'

export type InsuranceRow = 'second_notice_on' | 'charged_on' | 'charge'

export interface InsuranceReview extends ChangeReview<InsuranceRow> {
  /** Not before this day may anything be charged; by the first notice alone while no second is known. */
  earliest_charge: CalendarDay | null
  /** What was charged for days with cover must be back by then. */
  refund_by: CalendarDay | null
}

export function reviewInsurance(notices: ForcedInsurance): InsuranceReview {
  const { first_notice_on, second_notice_on, charge, is_insured, proof_on } = notices
  const second_from = first_notice_on && servicingDate('force-placed-reminder', first_notice_on).day
  return {
    ...reviewOf<InsuranceRow>([
      second_notice_on && second_from
        ? row('second_notice_on', second_notice_on >= second_from ? 'right' : 'odd', second_notice_on, second_from)
        : null,
      chargeDayRow(notices),
      charge !== null && charge > 0
        ? row('charge', is_insured ? 'odd' : 'ask', toCents(charge), is_insured ? 0 : null)
        : null,
    ]),
    earliest_charge: first_notice_on && earliestCharge(first_notice_on, second_notice_on),
    refund_by: proof_on && servicingDate('force-placed-refund', proof_on).day,
  }
}

/** Without a second notice nothing may be charged. One that nobody has entered may still have been sent, so that is asked. */
function chargeDayRow({
  first_notice_on,
  second_notice_on,
  charged_on,
}: ForcedInsurance): ChangeRow<InsuranceRow> | null {
  if (!charged_on || !first_notice_on) return null
  const earliest = earliestCharge(first_notice_on, second_notice_on)
  if (charged_on < earliest) return row('charged_on', 'odd', charged_on, earliest)
  const isAllowed = forcePlacedCharge(first_notice_on, second_notice_on) !== null
  return row('charged_on', isAllowed ? 'right' : 'ask', charged_on)
}

function earliestCharge(first: CalendarDay, second: CalendarDay | null): CalendarDay {
  return forcePlacedCharge(first, second) ?? servicingDate('force-placed-charge', first).day
}
