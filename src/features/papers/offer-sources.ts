import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PaperLoan } from '#features/comparison/basis.ts'
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

/** The loan of the newest estimate that became an offer, in dollars; `null` where none says how much is lent. */
export function offeredLoan({ papers }: PapersState): PaperLoan | null {
  const day = (figures: PapersState['papers'][number]['figures']) => String(figures.values.date_issued ?? '')
  const [newest] = papers
    .filter(({ figures, offer_id }) => figures.kind === 'loan-estimate' && offer_id !== undefined)
    .filter(({ figures }) => Number(figures.values.loan_amount) > 0)
    .toSorted((one, other) => (day(one.figures) < day(other.figures) ? 1 : -1))
  if (!newest) return null
  const { loan_amount, sale_price } = newest.figures.values
  return { loan_amount: Number(loan_amount) / 100, property_value: sale_price ? Number(sale_price) / 100 : null }
}
