import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { isMissed, reminderStatusOf } from '#features/timeline/rules.ts'

export interface ReminderOverview {
  /** By a day that somebody set, the longest late first. */
  overdue: TimelineEvent[]
  /** Days that we guessed and that have passed: nobody is late with them. */
  guessed: TimelineEvent[]
  /** Today and later, the nearest first. */
  ahead: TimelineEvent[]
  /** How many of those are due within three days. */
  urgent: number
  completed: TimelineEvent[]
  undated: number
}

/** A timeline as the reminders page sorts it. */
export function reminderOverview(events: readonly TimelineEvent[], today: CalendarDay): ReminderOverview {
  const open = events.filter(event => !event.completed)
  const dated = open
    .filter(({ scheduled_date }) => scheduled_date !== null)
    .toSorted((one, other) => (String(one.scheduled_date) < String(other.scheduled_date) ? -1 : 1))
  const status = (event: TimelineEvent) => reminderStatusOf(event, today)
  const past = dated.filter(event => status(event) === 'overdue')
  const ahead = dated.filter(event => status(event) !== 'overdue')
  return {
    overdue: past.filter(event => isMissed(event, today)),
    guessed: past.filter(event => !isMissed(event, today)),
    ahead,
    urgent: ahead.filter(event => ['today', 'urgent'].includes(status(event))).length,
    completed: events.filter(event => event.completed),
    undated: open.length - dated.length,
  }
}
