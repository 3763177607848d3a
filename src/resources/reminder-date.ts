import type { CalendarDay } from '#domain/calendar-day.ts'

/** What a reminder says. */
export interface ReminderWords {
  /** Under the bell, and the mail's subject. */
  title: string
  message: string
  /** Further sentences of the mail. */
  details: string[]
  /** On the mail's button. */
  button: string
}

/** What is told, without its words: rows keep it, and whoever reads them is told in their own language. */
export interface Notice {
  key: string
  given: object
}

/** A day that somebody may want to be reminded of. */
export interface ReminderDate {
  /** Names it among all of a person's for ever: what was told is remembered by key and day, and never told twice. */
  key: string
  day: CalendarDay
  /** What the day is called in a calendar; without a name it stands in none. */
  title?: string
  /** False once it is done or its owner switched it off. */
  isWanted: boolean
  /** Days ahead on which it is told, each once; the advance notice that the person chose where there are none. */
  notices?: readonly number[]
  /** Whether it is told once more after the day has passed. */
  tellsWhenOver: boolean
  /** We filled the day in: when it has passed, that is told as news and not as an alarm. */
  isGuess?: boolean
  /** The page that its link opens. */
  path: string
  says: Notice
}
