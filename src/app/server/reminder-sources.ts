import { escrowReminders } from '#features/escrow/server/reminders.ts'
import { diaryReminders } from '#features/insurance-diary/server/reminders.ts'
import type { Plan } from '#features/notifications/server/reminder-plan.ts'
import { planReminders } from '#features/notifications/server/reminder-plan.ts'
import { lockTold } from '#features/rate-lock/server/records.ts'
import { lockReminders } from '#features/rate-lock/server/reminders.ts'
import { timelineReminders } from '#features/timeline/server/reminders.ts'
import type { ReminderSource } from '#server/reminder-source.ts'

/** Everything that people are reminded of. A new kind of date is a source more; see CONTRIBUTING. */
export const reminderSources: readonly ReminderSource[] = [
  timelineReminders(lockTold),
  diaryReminders,
  escrowReminders,
  lockReminders,
]

/** For every store whose resource one of the sources reads. */
export const plan: Plan = (tx, user_id) => planReminders(tx, reminderSources, user_id, new Date())
