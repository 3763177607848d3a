import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type { Stage } from './stage.ts'

export type NextStep =
  | { kind: 'first-offer' | 'second-offer' | 'contract-date' | 'check-papers' | 'mark-closed' | 'card' }
  | { kind: 'ask-lender'; ask: string; cheapest: string; apart: number; years: number }
  | { kind: 'event'; event_key: TimelineEventKey; title: string; on: CalendarDay; guessed: boolean; past: boolean }

export interface Duel {
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
  offers: number,
  duel: Duel | null,
  upcoming: readonly Upcoming[],
  today: CalendarDay,
): NextStep | null {
  if (stage === 'plan') return null
  if (stage === 'keys') return { kind: 'card' }
  const [event] = upcoming
  if (stage === 'compare') {
    if (offers === 0) return { kind: 'first-offer' }
    if (offers === 1) return { kind: 'second-offer' }
    if (duel?.cheapest && duel.next)
      return { kind: 'ask-lender', ask: duel.next, cheapest: duel.cheapest, apart: duel.apart, years: duel.years }
  }
  if (stage === 'close') {
    const closing = upcoming.find(({ event_key }) => event_key === 'closing_day')
    return closing && closing.on > today ? { kind: 'check-papers' } : { kind: 'mark-closed' }
  }
  return event ? { kind: 'event', ...event, past: event.on < today } : { kind: 'contract-date' }
}

/** What is still ahead, without what the next step says already. */
export function comingUp(events: readonly Upcoming[], step: NextStep | null, today: CalendarDay): readonly Upcoming[] {
  const told = step?.kind === 'event' ? step.event_key : null
  return events.filter(({ event_key, on }) => on >= today && event_key !== told)
}
