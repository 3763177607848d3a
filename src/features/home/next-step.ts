import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type { Stage } from './loan-stage.ts'

export type NextStep =
  | { kind: 'first-offer' | 'second-offer' | 'contract-date' | 'check-papers' | 'mark-closed' | 'card' }
  | { kind: 'ask-lender'; ask: string; cheapest: string; apart: number; years: number }
  | { kind: 'add-rate'; lender: string }
  | { kind: 'add-fees' }
  | { kind: 'choose'; cheapest: string; next: string; apart: number; years: number }
  | { kind: 'event'; event_key: TimelineEventKey; title: string; on: CalendarDay; guessed: boolean; past: boolean }

/** What the comparison says of the offers. */
export interface Duel {
  /** Offers whose rate a lender named. */
  rated: number
  /** A lender that has a name here and no rate. */
  unrated: string | null
  /** Some of what is compared is our guess. */
  has_guess: boolean
  /** The comparison has words for the second lender. */
  has_question: boolean
  /** `null` where an offer has no name yet. */
  cheapest: string | null
  next: string | null
  apart: number
  years: number
}

export interface Upcoming {
  event_key: TimelineEventKey
  title: string
  on: CalendarDay
  /** We filled the date in. */
  guessed: boolean
}

/** One thing to do now. */
export function nextStep(
  stage: Stage,
  duel: Duel | null,
  upcoming: readonly Upcoming[],
  today: CalendarDay,
): NextStep | null {
  if (stage === 'plan') return null
  if (stage === 'keys') return { kind: 'card' }
  const [event] = upcoming
  if (stage === 'compare') {
    const step = offerStep(duel)
    if (step) return step
  }
  if (stage === 'close') {
    const closing = upcoming.find(({ event_key }) => event_key === 'closing_day')
    return closing && closing.on > today ? { kind: 'check-papers' } : { kind: 'mark-closed' }
  }
  return event ? { kind: 'event', ...event, past: event.on < today } : { kind: 'contract-date' }
}

function offerStep(duel: Duel | null): NextStep | null {
  if (duel?.unrated) return { kind: 'add-rate', lender: duel.unrated }
  if (!duel || duel.rated === 0) return { kind: 'first-offer' }
  if (duel.rated === 1) return { kind: 'second-offer' }
  if (duel.has_guess) return { kind: 'add-fees' }
  const { cheapest, next, apart, years } = duel
  if (!cheapest || !next) return null
  return duel.has_question
    ? { kind: 'ask-lender', ask: next, cheapest, apart, years }
    : { kind: 'choose', cheapest, next, apart, years }
}

/** What is still ahead, without what the next step says already. */
export function comingUp(events: readonly Upcoming[], step: NextStep | null, today: CalendarDay): readonly Upcoming[] {
  const nextKey = step?.kind === 'event' ? step.event_key : null
  return events.filter(({ event_key, on }) => on >= today && event_key !== nextKey)
}
