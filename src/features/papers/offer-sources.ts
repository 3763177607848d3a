import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PapersState } from './model.ts'

/** Of which day the estimate is that an offer in the comparison came from; `null` where the paper has no date. */
export function estimateDays({ papers }: PapersState): ReadonlyMap<string, CalendarDay | null> {
  const days = new Map<string, CalendarDay | null>()
  for (const { figures, offer_id } of papers) {
    if (figures.kind !== 'loan-estimate' || offer_id === undefined) continue
    const day = (figures.values.date_issued ?? null) as CalendarDay | null
    const known = days.get(offer_id)
    // An offer that was made anew has the day of its last estimate.
    if (!known || (day !== null && day > known)) days.set(offer_id, day)
  }
  return days
}
