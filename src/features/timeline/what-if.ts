import { nextWorkingDay } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type ClosingDayAnswer, closingDay } from '#domain/legal-dates/closing-day.ts'
import { COUNTED_FROM_CLOSING, type KnownLegalFacts, type LegalDateEntry, legalDateEntries } from './legal-dates.ts'

export interface ClosingPlan {
  answer: ClosingDayAnswer
  /** What is still to come for that closing day. What came already is left out. */
  dates: LegalDateEntry[]
  /** The next working day, where this one is none. `works`: nothing that we know of stands against it. */
  instead: { day: CalendarDay; works: boolean } | null
}

export function closingPlan(known: KnownLegalFacts, closing_on: CalendarDay, today: CalendarDay): ClosingPlan {
  const facts = { ...known.facts, closing_on }
  const guessed = { ...known.guessed, closing_on: false }
  const answerOn = (day: CalendarDay) => closingDay(facts, day, { today, lock_until: known.lock_until })
  const next = nextWorkingDay(closing_on)
  return {
    answer: answerOn(closing_on),
    dates: legalDateEntries({ ...known, facts, guessed }, today).filter(
      ({ key, status }) => COUNTED_FROM_CLOSING.includes(key) && status !== 'met',
    ),
    instead: next === closing_on ? null : { day: next, works: answerOn(next).obstacles.length === 0 },
  }
}
