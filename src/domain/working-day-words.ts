import { nextWorkingDay } from './business-days.ts'
import type { CalendarDay } from './calendar-day.ts'
import { formatDay } from './day-words.ts'

/** For a day from which the law allows something that needs a bank; `null` on a working day. The law counts Saturdays. */
export function noWireWords(day: CalendarDay): string | null {
  const working = nextWorkingDay(day)
  return working === day ? null : `Banks send no wires that day, so the first working day is ${formatDay(working)}.`
}
