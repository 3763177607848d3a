import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { reminderStatusOf } from '#features/timeline/rules.ts'

export interface ReminderOverview {
  /** The longest late first. */
  overdue: TimelineEvent[]
  /** Today and later, the nearest first. */
  ahead: TimelineEvent[]
  /** How many of those are due within three days. */
  urgent: number
  completed: TimelineEvent[]
  undated: number
}

/** A timeline as the reminders page sorts it. */
export function reminderOverview(events: readonly TimelineEvent[], today: CalendarDay): ReminderOverview {
  const open = events
    .filter(event => !event.completed)
    .map(event => ({ event, status: reminderStatusOf(event, today) }))
  const byDay = (one: { event: TimelineEvent }, other: { event: TimelineEvent }) =>
    String(one.event.scheduled_date) < String(other.event.scheduled_date) ? -1 : 1
  const ahead = open.filter(({ status }) => status !== 'no-date' && status !== 'overdue').toSorted(byDay)
  return {
    overdue: open
      .filter(({ status }) => status === 'overdue')
      .toSorted(byDay)
      .map(({ event }) => event),
    ahead: ahead.map(({ event }) => event),
    urgent: ahead.filter(({ status }) => status === 'today' || status === 'urgent').length,
    completed: events.filter(event => event.completed),
    undated: open.filter(({ status }) => status === 'no-date').length,
  }
}
