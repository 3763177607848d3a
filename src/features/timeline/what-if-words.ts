import { closedDay } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatPlainDay, formatShortDay } from '#domain/day-words.ts'
import type { ClosingDayAnswer, ClosingLimit, ClosingObstacle } from '#domain/legal-dates/closing-day.ts'
import { plural } from '#domain/plural.ts'
import type { KnownLegalFacts } from './legal-dates.ts'
import { firstLegalDayWords } from './legal-dates-words.ts'
import { closedDayWords } from './working-day-words.ts'

/** The one sentence that comes first: whether the day works, and what would stop it. */
export function closingSentence({ closing_on, obstacles, limit }: ClosingDayAnswer): string {
  const day = formatPlainDay(closing_on)
  if (obstacles.includes('not-working-day')) return `${day} isn’t a working day.`
  if (obstacles.length > 0) return `Closing on ${day} doesn’t work.`
  if (limit === null) return `Nothing we know of rules out closing on ${day}.`
  return limitSentence(day, limit)
}

function limitSentence(day: string, { kind, day: limit, room }: ClosingLimit): string {
  const days = plural(room, { one: '1 day', other: `${room} days` })
  switch (kind) {
    case 'disclosure':
      return `Closing on ${day} works if your Closing Disclosure reaches you by ${formatShortDay(limit)}.`
    case 'lock':
      return `Closing on ${day} works. Your rate lock has ${room === 0 ? 'no day' : days} to spare.`
    case 'earliest':
      if (room === 0) return `Closing on ${day} works. It’s the first day the law allows.`
      return `Closing on ${day} works, ${days} after the first day the law allows.`
  }
}

/** Why it does not. */
export function obstacleSentence(
  obstacle: ClosingObstacle,
  { closing_on, disclosure_by }: ClosingDayAnswer,
  { facts, lock_until }: KnownLegalFacts,
): string {
  switch (obstacle) {
    case 'past':
      return `${formatDay(closing_on)} has passed.`
    case 'not-working-day': {
      const closed = closedDay(closing_on)
      return closed ? closedDayWords(closing_on, closed) : ''
    }
    case 'estimate-seven-days':
      return 'There must be seven business days between sending the Loan Estimate and closing.'
    case 'disclosure-three-days':
      return 'There must be three business days between getting the Closing Disclosure and closing.'
    case 'disclosure-not-in-time':
      return `The Closing Disclosure would have had to reach you by ${disclosure_by ? formatDay(disclosure_by) : 'then'}.`
    case 'new-wait':
      return 'The corrected disclosure started three new business days, and they aren’t over by then.'
    case 'lock-over': {
      const until = lock_until ? formatDay(lock_until) : 'before'
      return facts.may_cancel
        ? `Your rate lock ends on ${until}, before the right to cancel is over and the money may move. Ask whether it has to last until then.`
        : `Your rate lock ends on ${until}, before the lender would pay out. Ask what an extension costs and who pays for it.`
    }
  }
}

export const whatIfWords = {
  title: 'What if closing moves?',
  intro: 'Try another day. Nothing changes until you say so.',
  day: 'Closing day',
  try: 'Another closing day',
  earliest: firstLegalDayWords,
  lock: (day: CalendarDay) => `Your rate lock ends on ${formatDay(day)}.`,
  must: 'For that day',
  over: 'already over',
  move: (day: CalendarDay) => `Move my closing to ${formatShortDay(day)}`,
  see: (day: CalendarDay) => `Try ${formatShortDay(day)}`,
  back: 'Back to my day',
} as const
