import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import { escrowNotices, escrowReminders } from '#features/escrow/server/reminders.ts'
import { diaryNotices, diaryReminders } from '#features/insurance-diary/server/reminders.ts'
import { rateNotices } from '#features/notifications/server/rate-alerts.ts'
import type { Plan } from '#features/notifications/server/reminder-plan.ts'
import { planReminders } from '#features/notifications/server/reminder-plan.ts'
import { lockDatesOf } from '#features/rate-lock/server/records.ts'
import { lockNotices, lockReminders } from '#features/rate-lock/server/reminders.ts'
import { servicingNotices, servicingReminders } from '#features/servicing/server/reminders.ts'
import { timelineNotices, timelineReminders } from '#features/timeline/server/reminders.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import type { Orm } from '#server/db/database.ts'
import type { Owner } from '#server/loans/owner.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import { ownedHome } from './owned-home.ts'

/** Those that the timeline does not know. */
const otherSources: readonly ReminderSource[] = [
  diaryReminders,
  escrowReminders,
  servicingReminders(ownedHome),
  lockReminders,
]

/** Everything that people are reminded of. A new kind of date is a source more; see CONTRIBUTING. */
export const reminderSources: readonly ReminderSource[] = [timelineReminders(lockDatesOf), ...otherSources]

/** The notices of all of them and of the rates. Rows under the bell hold their keys, so a key never goes. */
export const noticeWords: NoticeWords = {
  ...timelineNotices,
  ...diaryNotices,
  ...escrowNotices,
  ...servicingNotices,
  ...lockNotices,
  ...rateNotices,
}

/** For the calendar, which has the timeline's own dates already. */
export async function otherDates(
  db: Orm,
  owner: Owner,
  today: CalendarDay,
  language: Language,
): Promise<ReminderDate[]> {
  const dates: ReminderDate[] = []
  for (const source of otherSources) dates.push(...(await source.dates(db, owner, today, language)))
  return dates
}

/** For every store whose resource one of the sources reads. */
export const plan: Plan = (tx, user_id) => planReminders(tx, reminderSources, user_id, new Date())
