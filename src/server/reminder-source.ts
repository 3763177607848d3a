import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import type { Orm } from './db/database.ts'
import type { Owner } from './loans/owner.ts'

/** Where dates come from. Named in `src/app/server/reminder-sources.ts`; whatever changes its dates plans anew. */
export interface ReminderSource {
  /** Those of one loan, in the language of whose it is. */
  dates(db: Orm, owner: Owner, today: CalendarDay, language: Language): Promise<ReminderDate[]>
}
