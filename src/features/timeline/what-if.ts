import type { CalendarDay } from '#domain/calendar-day.ts'
import { type ClosingDayAnswer, closingDay } from '#domain/legal-dates/closing-day.ts'
import type { LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { type RightsDate, type RightsFacts, rightsDates } from './rights.ts'

/** What has to happen, or may, for a closing on a day; in the order of the days. */
const DECIDED_BY_CLOSING: readonly LegalDateKey[] = [
  'last-revised-estimate',
  'appraisal-copy',
  'disclosure-in-hand',
  'see-corrected',
  'right-to-cancel',
  'money-after-cancel',
  'refund-by',
]

export interface ClosingPlan {
  answer: ClosingDayAnswer
  /** What is still to come for that closing day. What came already is left out. */
  dates: RightsDate[]
}

export function closingPlan(known: RightsFacts, closing_on: CalendarDay, today: CalendarDay): ClosingPlan {
  const facts = { ...known.facts, closing_on }
  const guessed = { ...known.guessed, closing_on: false }
  return {
    answer: closingDay(facts, closing_on, { today, lock_until: known.lock_until }),
    dates: rightsDates({ ...known, facts, guessed }, today).filter(
      ({ key, status }) => DECIDED_BY_CLOSING.includes(key) && status !== 'kept',
    ),
  }
}
