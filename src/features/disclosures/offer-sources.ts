import type { CalendarDay } from '#domain/calendar-day.ts'
import type { DisclosureLoan } from '#features/comparison/basis.ts'
import type { DisclosuresState } from './model.ts'

/** Of which day the estimate is that an offer in the comparison came from; `null` where the disclosure has no date. */
export function estimateDays({ papers: disclosures }: DisclosuresState): ReadonlyMap<string, CalendarDay | null> {
  const days = new Map<string, CalendarDay | null>()
  for (const { figures, offer_id } of disclosures) {
    if (figures.kind !== 'loan-estimate' || offer_id === undefined) continue
    const day = (figures.values.date_issued ?? null) as CalendarDay | null
    const known = days.get(offer_id)
    // An offer that was made anew has the day of its last estimate.
    if (!known || (day !== null && day > known)) days.set(offer_id, day)
  }
  return days
}

/** The loan of the newest estimate that became an offer, in dollars; `null` where none says how much is lent. */
export function offeredLoan({ papers: disclosures }: DisclosuresState): DisclosureLoan | null {
  const day = (figures: DisclosuresState['papers'][number]['figures']) => String(figures.values.date_issued ?? '')
  const [newest] = disclosures
    .filter(({ figures, offer_id }) => figures.kind === 'loan-estimate' && offer_id !== undefined)
    .filter(({ figures }) => Number(figures.values.loan_amount) > 0)
    .toSorted((one, other) => (day(one.figures) < day(other.figures) ? 1 : -1))
  if (!newest) return null
  const { loan_amount, sale_price } = newest.figures.values
  return { loan_amount: Number(loan_amount) / 100, property_value: sale_price ? Number(sale_price) / 100 : null }
}
