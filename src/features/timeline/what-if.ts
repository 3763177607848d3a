import type { CalendarDay } from '#domain/calendar-day.ts'
import { type ClosingDayAnswer, closingDay } from '#domain/legal-dates/closing-day.ts'
import { COUNTED_FROM_CLOSING, type RightsDate, type RightsFacts, rightsDates } from './rights.ts'

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
      ({ key, status }) => COUNTED_FROM_CLOSING.includes(key) && status !== 'kept',
    ),
  }
}
