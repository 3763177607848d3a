import { addMonths, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { sureFigures } from '#domain/disclosures/sure-figures.ts'
import { newWaitReasons } from '#domain/tolerance/waiting.ts'
import { type DisclosureFigures, disclosureOf, type SavedDisclosure } from './model.ts'
import { estimatesFor, isSameLender, lenderName } from './rules.ts'
import { waitFacts } from './wait-facts.ts'

/** The days that are printed on a person's disclosures; `null` for what none of them says. */
export interface DisclosureDays {
  lender: string | null
  estimate_sent_on: CalendarDay | null
  revised_on: CalendarDay | null
  costs_expire_on: CalendarDay | null
  lock_until: CalendarDay | null
  disclosure_sent_on: CalendarDay | null
  /** A corrected Closing Disclosure that starts the three days anew. */
  corrected_sent_on: CalendarDay | null
  closing_on: CalendarDay | null
  /** Days between the printed closing and the printed disbursement. */
  paid_out_after: number | null
}

export const NO_DISCLOSURE_DAYS: DisclosureDays = {
  lender: null,
  estimate_sent_on: null,
  revised_on: null,
  costs_expire_on: null,
  lock_until: null,
  disclosure_sent_on: null,
  corrected_sent_on: null,
  closing_on: null,
  paid_out_after: null,
}

/** Of the lender whose disclosure came last: with several lenders only one of them will close. */
export function disclosureDays(disclosures: readonly Pick<SavedDisclosure, 'figures' | 'unsure'>[]): DisclosureDays {
  // A day that nobody confirmed is not counted from.
  const open = disclosures.map(({ figures, unsure }) => sureFigures(disclosureOf(figures), unsure))
  const last = inOrder(open, 'closing-disclosure').at(-1) ?? inOrder(open, 'loan-estimate').at(-1)
  if (!last) return NO_DISCLOSURE_DAYS
  const ofLast = (disclosure: Disclosure) => disclosure === last || isSameLender(disclosure, last)
  const every = inOrder(open, 'loan-estimate')
  const estimates = last.kind === 'loan-estimate' ? every.filter(ofLast) : estimatesFor(last, every)
  const closingDisclosures = inOrder(open, 'closing-disclosure').filter(ofLast)
  const [estimate, latest] = [estimates[0], estimates.at(-1)]
  const corrected = closingDisclosures.findLast((disclosure, at) => {
    const before = closingDisclosures[at - 1]
    return before !== undefined && newWaitReasons(waitFacts(before), waitFacts(disclosure)).length > 0
  })
  return {
    lender: lenderName(last),
    estimate_sent_on: estimate?.values.date_issued ?? null,
    revised_on: latest === estimate ? null : (latest?.values.date_issued ?? null),
    costs_expire_on: latest?.values.closing_costs_expire ?? null,
    lock_until: latest?.values.rate_lock_until ?? null,
    disclosure_sent_on: closingDisclosures[0]?.values.date_issued ?? null,
    corrected_sent_on: corrected?.values.date_issued ?? null,
    closing_on: closingDisclosures.at(-1)?.values.closing_date ?? null,
    paid_out_after: paidOutAfter(closingDisclosures.at(-1)),
  }
}

function paidOutAfter(closingDisclosure: Disclosure | undefined): number | null {
  const { closing_date, disbursement_date } = closingDisclosure?.values ?? {}
  if (!closing_date || !disbursement_date || disbursement_date < closing_date) return null
  return daysBetween(closing_date, disbursement_date)
}

export interface OldDisclosure {
  kind: Disclosure['kind']
  day: CalendarDay
}

/** A year before its contract nobody has begun a loan: what is older is another loan's disclosure, or a sample. */
const OLDEST_MONTHS = 12

/**
 * The disclosures whose days may count for this loan, and those that are too old for it. `begun_on`: its contract, else
 * today.
 */
export function disclosuresByAge<Each extends { figures: DisclosureFigures }>(
  disclosures: readonly Each[],
  begun_on: CalendarDay,
): { current: Each[]; old: OldDisclosure[] } {
  const oldest = addMonths(begun_on, -OLDEST_MONTHS)
  const old: OldDisclosure[] = []
  const current = disclosures.filter(({ figures: { kind, values } }) => {
    const days = [values.date_issued, values.closing_date, values.closing_costs_expire, values.rate_lock_until]
    const day = days.find(each => typeof each === 'string')
    if (day === undefined || day >= oldest) return true
    old.push({ kind, day })
    return false
  })
  return { current, old }
}

function inOrder(disclosures: readonly Disclosure[], kind: Disclosure['kind']): Disclosure[] {
  return disclosures
    .filter(disclosure => disclosure.kind === kind)
    .toSorted((a, b) => (a.values.date_issued ?? '').localeCompare(b.values.date_issued ?? ''))
}
