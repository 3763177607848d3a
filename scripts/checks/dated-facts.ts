import type { CalendarDay } from '#domain/calendar-day.ts'
import { factsToReview } from '#domain/dated-facts.ts'

const DAYS_AHEAD = 30

/** What somebody should look at soon. It warns and fails nothing: a build must not break because a day has passed. */
export function factWarnings(today: CalendarDay): string[] {
  return factsToReview(today, DAYS_AHEAD).map(
    ({ what, look_again_on, checked_on, where }) =>
      `! look again by ${look_again_on}: ${what} (${where}, last checked on ${checked_on})`,
  )
}
