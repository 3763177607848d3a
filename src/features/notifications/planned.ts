import { addDays, type CalendarDay } from '#domain/calendar-day.ts'

/** A date with a reminder of its own, beside the events of the timeline. */
export interface PlannedDate {
  key: string
  title: string
  day: CalendarDay
  /** The page on which it is explained. */
  path: string
  /** Switched on by its owner. */
  isOn: boolean
  /** Days ahead on which a reminder is sent; the person's own advance notice where there are none. */
  notices?: readonly number[]
  /** It is counted from a day that we guessed, and announced once that is fixed. */
  isGuess?: boolean
  remind(isOn: boolean): Promise<void>
}

/** Dates that come from one place. */
export interface PlannedGroup {
  title: string
  dates: readonly PlannedDate[]
}

/** The days on which reminders of a date will still be sent, the nearest first; none while it is off or only guessed. */
export function noticeDays(
  { day, isOn, isGuess, notices }: Pick<PlannedDate, 'day' | 'isOn' | 'isGuess' | 'notices'>,
  reminder_days: number,
  today: CalendarDay,
): CalendarDay[] {
  if (!isOn || isGuess) return []
  const notified = (notices ?? [reminder_days]).map(ahead => addDays(day, -ahead)).toSorted()
  const ahead = notified.filter(each => each >= today)
  // A notice whose day is past is sent on the next morning, if it was not sent yet.
  return ahead.length === 0 && day >= today ? [today] : ahead
}
