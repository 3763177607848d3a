import { eq } from 'drizzle-orm'
import type { ReminderSource } from '#server/reminder-source.ts'
import { diaryReminderWords } from '../reminder-words.ts'
import { noticesOf, remindedDays } from '../rules.ts'
import { insurance_diaries } from './tables.ts'

/** The days of every diary, years ahead as they are. */
export const diaryReminders: ReminderSource = {
  async dates(db, user_id) {
    const diaries = await db.select().from(insurance_diaries).where(eq(insurance_diaries.user_id, user_id))
    return diaries.flatMap(diary =>
      remindedDays(diary).map(({ key, day }) => ({
        key: `diary.${diary.id}.${key}`,
        day,
        isWanted: diary.reminder_enabled,
        notices: noticesOf(key),
        tellsWhenOver: false,
        path: '/dashboard/insurance-diary',
        words: (_moment, days) => diaryReminderWords(key, diary, day, days),
      })),
    )
  },
}
