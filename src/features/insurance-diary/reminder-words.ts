import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import type { DiaryLoan } from './model.ts'
import type { DiaryDayKey } from './rules.ts'
import { dayWords } from './words.ts'

const titles: Record<DiaryDayKey, (away: string) => string> = {
  'value-two-years': away => `Mortgage insurance: worth asking by value ${away}`,
  'value-five-years': away => `Mortgage insurance: worth asking by value ${away}`,
  'may-ask': away => `You may ask to end your mortgage insurance ${away}`,
  'must-end': away => `Your mortgage insurance must end ${away}`,
  'ends-at-latest': away => `Your mortgage insurance must end ${away}`,
  'fha-ends': away => `FHA’s premium ends ${away}`,
}

/** What a reminder of a diary's day says. */
export function diaryReminderWords(
  key: DiaryDayKey,
  { name, monthly_premium }: Pick<DiaryLoan, 'name' | 'monthly_premium'>,
  day: CalendarDay,
  days: number,
): ReminderWords {
  return {
    title: titles[key](daysAway(days)),
    message:
      monthly_premium > 0
        ? `${name}: ${formatLongDay(day)}. It costs ${formatCents(monthly_premium)} a month.`
        : `${name}: ${formatLongDay(day)}.`,
    details: [dayWords[key].meaning, 'The letter to your servicer is ready in your diary.'],
    button: 'Open my diary',
  }
}
