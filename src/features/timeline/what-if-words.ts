import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatPlainDay } from '#domain/day-words.ts'
import type { ClosingDayAnswer, ClosingObstacle } from '#domain/legal-dates/closing-day.ts'
import type { RightsFacts } from './rights.ts'

/** The one sentence that comes first. */
export function closingSentence({ closing_on, obstacles, slack }: ClosingDayAnswer): string {
  const day = formatPlainDay(closing_on)
  if (obstacles.length > 0) return `Closing on ${day} doesn’t work.`
  if (slack === null) return `Nothing we know of rules out closing on ${day}.`
  if (slack === 0) return `Closing on ${day} works, with no day to spare.`
  return `Closing on ${day} works, with ${slack === 1 ? '1 day' : `${slack} days`} to spare.`
}

/** Why it does not. */
export function obstacleSentence(
  obstacle: ClosingObstacle,
  { closing_on, disclosure_by }: ClosingDayAnswer,
  { facts, lock_until }: RightsFacts,
): string {
  switch (obstacle) {
    case 'past':
      return `${formatDay(closing_on)} has passed.`
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
        : `Your rate lock ends on ${until}. Ask what an extension costs and who pays for it.`
    }
  }
}

export const whatIfWords = {
  title: 'What if closing moves?',
  intro: 'Try another day. Nothing changes until you say so.',
  day: 'Closing day',
  try: 'Another closing day',
  earliest: (day: CalendarDay) => `The first day the law allows is ${formatDay(day)}.`,
  lock: (day: CalendarDay) => `Your rate lock ends on ${formatDay(day)}.`,
  slack: 'To spare means how far the closest limit could move, in calendar days.',
  must: 'For that day',
  over: 'already over',
  move: (day: CalendarDay) => `Move my closing to ${formatPlainDay(day)}`,
  back: 'Back to my day',
} as const
