import type { CalendarDay } from '#domain/calendar-day.ts'
import { isOwn } from '#server/loans/owner.ts'
import type { NoticeContext, NoticeOf, NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { DiaryLoan } from '../model.ts'
import * as spanish from '../reminder-words.es.ts'
import { diaryReminderWords } from '../reminder-words.ts'
import { type DiaryDayKey, noticesOf, remindedDays } from '../rules.ts'
import * as spanishWords from '../words.es.ts'
import { dayWords } from '../words.ts'
import { insurance_diaries } from './tables.ts'

const titles = { en: dayWords, es: spanishWords.dayWords }
const catalogs = { en: diaryReminderWords, es: spanish.diaryReminderWords }

interface DiaryDayGiven {
  day_key: DiaryDayKey
  diary: Pick<DiaryLoan, 'name' | 'monthly_premium'>
  day: CalendarDay
}

export const diaryNotices = {
  'diary.day': ({ day_key, diary, day }: DiaryDayGiven, { language, days }: NoticeContext) =>
    catalogs[language](day_key, diary, day, days),
} satisfies NoticeWords

/** The days of every diary, years ahead as they are. */
export const diaryReminders: ReminderSource = {
  async dates(db, owner, _today, language) {
    const diaries = await db.select().from(insurance_diaries).where(isOwn(insurance_diaries, owner))
    return diaries.flatMap(diary =>
      remindedDays(diary).map(({ key, day }) => ({
        key: `diary.${diary.id}.${key}`,
        day,
        title: titles[language][key].title,
        isWanted: diary.reminder_enabled,
        notices: noticesOf(key),
        tellsWhenOver: false,
        path: '/dashboard/insurance-diary',
        says: {
          key: 'diary.day',
          given: { day_key: key, day, diary: { name: diary.name, monthly_premium: diary.monthly_premium } },
        } satisfies NoticeOf<typeof diaryNotices>,
      })),
    )
  },
}
