import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'

/** What stands beside something that only the operator can vouch for. */
export const claimWords = {
  example: 'Example',
  source: (source: string, day: CalendarDay) => `Source: ${source}, ${formatDate(day)}`,
} as const

/** Who pays for it. The sentence about lenders is sent only where the operator names the agreement and a license. */
export const compensationWords = {
  nobody: 'Keyturn is paid by nobody; donations keep it running.',
  lenders: 'We are paid by lenders. What they pay never changes the order or the figures of a comparison.',
} as const
