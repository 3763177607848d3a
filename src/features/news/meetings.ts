import { type CalendarDay, dayParts } from '#domain/calendar-day.ts'
import type { MeetingEvent } from './model.ts'
import { type Meeting, SHIPPED_MEETINGS } from './snapshot.ts'
import { meetingWords } from './words.ts'

export const MOST_MEETINGS = 8

/** The meetings to come: fetched years as fetched, other years as shipped. One that ends today is still to come. */
export function upcomingMeetings(fetched: readonly Meeting[], today: CalendarDay): MeetingEvent[] {
  const fetchedYears = new Set(fetched.map(({ starts_on }) => dayParts(starts_on).year))
  const shipped = SHIPPED_MEETINGS.filter(({ starts_on }) => !fetchedYears.has(dayParts(starts_on).year))
  return [...fetched, ...shipped]
    .filter(({ ends_on }) => ends_on >= today)
    .sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1))
    .slice(0, MOST_MEETINGS)
    .map(asEvent)
}

function asEvent({ starts_on, ends_on, has_projections }: Meeting): MeetingEvent {
  return {
    id: `fomc-${ends_on}`,
    title: meetingWords.title,
    date: starts_on,
    endDate: ends_on,
    time: meetingWords.time,
    description: has_projections ? meetingWords['with-projections'] : meetingWords.plain,
  }
}
