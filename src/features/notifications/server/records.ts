import type { Orm } from '#server/db/database.ts'
import { loadPreferences } from './preferences.ts'

/** For the calendar, whose alarms ring as many days before. */
export async function reminderDaysOf(db: Orm, user_id: string): Promise<number> {
  return (await loadPreferences(db, user_id)).reminder_days
}
