import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'

/** `due` before or on the day, `overdue` once after it. */
export type ReminderKind = 'due' | 'overdue'

interface Remindable {
  scheduled_date: CalendarDay | null
  completed: boolean
  reminder_enabled: boolean
}

/** Which reminder an event asks for on a day of the person's own calendar. */
export function reminderFor(event: Remindable, reminder_days: number, today: CalendarDay): ReminderKind | null {
  if (event.completed || !event.reminder_enabled || !event.scheduled_date) return null
  const days = daysBetween(today, event.scheduled_date)
  if (days < 0) return 'overdue'
  return days <= reminder_days ? 'due' : null
}

/** The day on which an event asks for its next reminder, given those it has had for its date. */
export function nextReminderDay(
  event: Remindable,
  given: readonly ReminderKind[],
  reminder_days: number,
): CalendarDay | null {
  const { completed, reminder_enabled, scheduled_date } = event
  if (completed || !reminder_enabled || !scheduled_date || given.includes('overdue')) return null
  return given.includes('due') ? addDays(scheduled_date, 1) : addDays(scheduled_date, -reminder_days)
}

interface Addresses {
  email: string
  email_confirmed: boolean
  account_email: string
  account_confirmed: boolean
}

/** Nobody gets mail that they have not agreed to. */
export function mailAddress(preferences: Addresses): string | null {
  if (preferences.email_confirmed) return preferences.email
  return preferences.account_confirmed ? preferences.account_email : null
}

/** Whoever moves dates back and forth gets no flood of mail; what is over stays under the bell. */
export const MOST_REMINDER_MAILS_A_DAY = 8

const MOST_IN_BADGE = 9

export function badgeText(unread: number): string {
  return unread > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : String(unread)
}

const MINUTE = 60_000

/** How long ago, in whole minutes, hours or days. A clock that runs behind the server's sees `Just now`. */
export function timeLabel(created_at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(created_at)) / MINUTE)
  if (!(minutes >= 1)) return 'Just now'
  if (minutes < 60) return `${minutes}m ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`
}
