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

/** A notice without its words: rows store it, and it is said in the language of whoever reads it. */
export interface Notice {
  key: string
  given: object
}

/** A day that somebody may want to be reminded of. */
export interface ReminderDate {
  /** Unique among a person's dates, for ever: a sent reminder is remembered by key and day, and never sent twice. */
  key: string
  day: CalendarDay
  /** What the day is called in a calendar; without a name it stands in none. */
  title?: string
  /** False once it is done or its owner switched it off. */
  isWanted: boolean
  /** Days ahead on which a reminder is sent, each once; the advance notice that the person chose where there are none. */
  notices?: readonly number[]
  /** Whether one more reminder is sent after the day has passed. */
  tellsWhenOver: boolean
  /** We filled the day in: when it has passed, the notice is news and not an alarm. */
  isGuess?: boolean
  /** The page that its link opens. */
  path: string
  says: Notice
}
