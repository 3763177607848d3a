import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'

/** `due` before or on the day, with the number of days for a notice of its own; `overdue` once after it. */
export type ReminderKind = 'due' | `due-${number}` | 'overdue'

type Remindable = Pick<ReminderDate, 'day' | 'isWanted' | 'notices' | 'tellsWhenOver'>

/** Which reminder a date asks for on a day of the person's own calendar. */
export function reminderFor(date: Remindable, reminder_days: number, today: CalendarDay): ReminderKind | null {
  if (!date.isWanted) return null
  const days = daysBetween(today, date.day)
  if (days < 0) return date.tellsWhenOver ? 'overdue' : null
  const notice = noticesOf(date, reminder_days).findLast(each => days <= each)
  return notice === undefined ? null : kindOf(date, notice)
}

/** The day on which a date asks for its next reminder, given those it has had. Notices that a later one overtook are past. */
export function nextReminderDay(
  date: Remindable,
  given: readonly ReminderKind[],
  reminder_days: number,
  today: CalendarDay,
): CalendarDay | null {
  if (!date.isWanted || given.includes('overdue')) return null
  const isOver = date.day < today
  if (isOver && !date.tellsWhenOver) return null
  const notices = noticesOf(date, reminder_days)
  const next = notices[notices.findLastIndex(each => given.includes(kindOf(date, each))) + 1]
  if (next !== undefined) return addDays(date.day, -next)
  return date.tellsWhenOver ? addDays(date.day, 1) : null
}

/** The earliest first. */
function noticesOf({ notices }: Remindable, reminder_days: number): number[] {
  return notices ? notices.toSorted((one, other) => other - one) : [reminder_days]
}

function kindOf({ notices }: Remindable, notice: number): ReminderKind {
  return notices ? `due-${notice}` : 'due'
}
