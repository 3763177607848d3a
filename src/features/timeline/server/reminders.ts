import type { ReminderDate } from '#journey/reminder-date.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { ShownEvent } from '../loan-context.ts'
import { eventReminderWords } from '../reminder-words.ts'
import type { RightsDate } from '../rights.ts'
import { isReminded, type RightsState } from '../rights-model.ts'
import { rightReminderWords } from '../rights-words.ts'
import { type LockOf, loadDates } from './dates.ts'

/** The events of this loan that have a date, and the dates that come from the law. */
export function timelineReminders(lockOf: LockOf): ReminderSource {
  return {
    async dates(db, user_id, today) {
      const { events, rights, told } = await loadDates(db, user_id, today, lockOf)
      return [...events.flatMap(eventDate), ...rights.map(date => rightDate(date, told))]
    },
  }
}

function eventDate(event: ShownEvent): ReminderDate[] {
  const day = event.scheduled_date
  if (day === null) return []
  return [
    {
      key: event.event_key,
      day,
      isWanted: !event.completed && event.reminder_enabled,
      tellsWhenOver: true,
      path: `/dashboard/timeline#${event.event_key}`,
      words: (moment, days) => eventReminderWords(event, day, moment, days),
    },
  ]
}

/** One that is counted from a guess is shown on the page, and told of once it is sure. */
function rightDate(date: RightsDate, told: RightsState): ReminderDate {
  return {
    key: `right.${date.key}`,
    day: date.day,
    isWanted: date.sure && date.status !== 'kept' && isReminded(told, date.key),
    tellsWhenOver: false,
    path: `/dashboard/timeline#right-${date.key}`,
    words: (_moment, days) => rightReminderWords(date, days),
  }
}
