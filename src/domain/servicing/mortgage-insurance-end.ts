import { addDays, type CalendarDay } from '../calendar-day.ts'

/** No premium may be asked for more than 30 days after the insurance ended (12 U.S.C. 4902(d)). */
const PREMIUM_DAYS_AFTER_END = 30

export interface InsurancePastItsDay {
  finding: 'pmi-past-its-day' | null
  collected_too_much: number
  /** `null` while the loan is not current: the insurance ends when it is. */
  no_premium_after: CalendarDay | null
}

/** Does a statement still ask for private mortgage insurance that the law has ended? */
export function insurancePastItsDay(
  ended_on: CalendarDay,
  statement_due: CalendarDay,
  premium: number,
  is_current: boolean,
): InsurancePastItsDay {
  if (!is_current) return { finding: null, collected_too_much: 0, no_premium_after: null }
  const no_premium_after = addDays(ended_on, PREMIUM_DAYS_AFTER_END)
  const isPast = premium > 0 && statement_due > no_premium_after
  return { finding: isPast ? 'pmi-past-its-day' : null, collected_too_much: isPast ? premium : 0, no_premium_after }
}
