import type { CalendarDay } from '#domain/calendar-day.ts'
import type { ReminderDate } from '#journey/reminder-date.ts'
import type { Orm } from './db/database.ts'

/** Where dates come from. Named in `src/app/server/reminder-sources.ts`; whatever changes its dates plans anew. */
export interface ReminderSource {
  dates(db: Orm, user_id: string, today: CalendarDay): Promise<ReminderDate[]>
}
