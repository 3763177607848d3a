import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'

export const pastDatesWords = {
  title: 'Past loans',
  summary: 'The dates of your closed loans, as you left them.',
  loan: (lender: string) => `Your loan with ${lender}`,
  day: (day: CalendarDay | null) => (day === null ? 'No date' : formatDate(day)),
  done: 'Done',
  open: 'Not checked off',
  lock: 'Rate lock',
  until: (day: CalendarDay) => `Until ${formatDate(day)}`,
} as const
