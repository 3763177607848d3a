import type { CalendarDay } from '#domain/calendar-day.ts'
import { factsToReview } from '#domain/dated-facts.ts'
import type { Log } from './log.ts'

/** Logs which figures and laws in this version are due for review. */
export function warnOfOldFacts(log: Log, today: CalendarDay): void {
  for (const { what, look_again_on, checked_on } of factsToReview(today, 0)) {
    log.warn('fact-to-review', { what, look_again_on, checked_on })
  }
}
