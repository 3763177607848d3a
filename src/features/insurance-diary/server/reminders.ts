import { isOwn } from '#server/loans/owner.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import { diaryReminderWords } from '../reminder-words.ts'
import { noticesOf, remindedDays } from '../rules.ts'
import { dayWords } from '../words.ts'
import { insurance_diaries } from './tables.ts'

/** The days of every diary, years ahead as they are. */
export const diaryReminders: ReminderSource = {
  async dates(db, owner) {
    const diaries = await db.select().from(insurance_diaries).where(isOwn(insurance_diaries, owner))
    return diaries.flatMap(diary =>
      remindedDays(diary).map(({ key, day }) => ({
        key: `diary.${diary.id}.${key}`,
        day,
        title: dayWords[key].title,
        isWanted: diary.reminder_enabled,
        notices: noticesOf(key),
        tellsWhenOver: false,
        path: '/dashboard/insurance-diary',
        words: (_context, days) => diaryReminderWords(key, diary, day, days),
      })),
    )
  },
}
