import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatPlainDay, formatShortDay, formatWeekday, unbroken } from '#domain/day-words.ts'
import { plural } from '#domain/plural.ts'
import { type AgendaAnswer, type AgendaGroup, type AgendaItem, SOON_ENDS, WEEK_ENDS } from './agenda.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

function things(count: number): string {
  const number = NUMBERS[count] ?? String(count)
  return `${number} ${plural(count, { one: 'thing', other: 'things' })}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The page's first sentence. */
export function agendaSentence({ kind, week, late, closing }: AgendaAnswer): string {
  if (kind === 'done') return 'Everything is done.'
  if (kind === 'empty') return 'Set one date, and the others follow.'
  const start =
    kind === 'late' ? `${capital(things(late))} ${plural(late, { one: 'is', other: 'are' })} late.` : 'You’re on track.'
  const thisWeek = week === 0 ? 'Nothing this week' : `${capital(things(week))} this week`
  if (closing === null) return `${start} ${thisWeek}.`
  if (closing === 0) return `${start} ${thisWeek}, closing is today.`
  return `${start} ${thisWeek}, ${plural(closing, { one: '1 day', other: `${closing} days` })} to closing.`
}

export const groupWords: Record<AgendaGroup, string> = {
  week: 'This week',
  soon: 'Next two weeks',
  later: 'Until closing',
  undated: 'No date yet',
  done: 'Done',
  without: 'Not part of a refinance',
}

/** Right of a group's name: which days it covers. */
export function groupDays(group: AgendaGroup, today: CalendarDay, last: CalendarDay | null): string | null {
  const range = (from: number, to: number) =>
    `${formatPlainDay(addDays(today, from))} to ${formatPlainDay(addDays(today, to))}`
  if (group === 'week') return range(0, WEEK_ENDS)
  if (group === 'soon') return range(WEEK_ENDS + 1, SOON_ENDS)
  if (group === 'later' && last) return `${formatPlainDay(addDays(today, SOON_ENDS + 1))} to ${formatPlainDay(last)}`
  return null
}

/** More titles than these are counted. */
const MOST_TITLES = 3

/** What a folded group holds: 'Contract Signed, Loan Application and 9 more'. */
export function titlesWords(titles: readonly string[]): string {
  if (titles.length <= MOST_TITLES) return titles.join(', ')
  const named = titles.slice(0, MOST_TITLES - 1)
  return `${named.join(', ')} and ${titles.length - named.length} more`
}

export const actorWords = {
  you: 'You',
  lender: 'Lender',
  inspector: 'Inspector, you watch',
  everyone: 'Everyone',
} as const

/** A day that we filled in and that has passed. */
export function guessPassedWords(day: CalendarDay): string {
  return `We’d guessed ${unbroken(formatPlainDay(day))}. No harm done.`
}

/** How sure a day is. */
export function surenessWords({ event, days, sure, group }: AgendaItem): string {
  const day = event.scheduled_date
  if (group === 'done') return 'Done'
  if (group === 'without') return 'Nothing to do'
  if (day === null || days === null) return 'No date yet'
  if (!sure && days < 0) return guessPassedWords(day)
  // A weekday alone names a day of this week.
  if (!sure) return days <= WEEK_ENDS ? `Probably by ${formatWeekday(day)}` : `Probably ${daysAway(days)}`
  return days < 0 ? `It was due ${daysAway(days)}` : `Your date, ${daysAway(days)}`
}

export const agendaPageWords = {
  today: 'Today',
  start: (day: CalendarDay) => formatPlainDay(day),
  keys: (day: CalendarDay) => `${formatPlainDay(day)}, keys`,
  signing: (day: CalendarDay) => `${formatPlainDay(day)}, closing`,
  bar: (percent: number) => `${percent}% of the days from the first date to closing have passed`,
  overdue: 'Overdue',
  take: (day: CalendarDay) => `Use ${formatShortDay(day)}`,
  takeFor: (title: string, day: CalendarDay) => `Use ${formatShortDay(day)} for ${title}`,
  nothing: 'Nothing here. Enjoy the quiet.',
  contractSet: (day: CalendarDay) => `Your dates follow from ${formatPlainDay(day)}.`,
} as const
