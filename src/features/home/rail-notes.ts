import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { Stage } from './loan-stage.ts'
import type { Dated } from './stage.ts'

/** A stop's date on the way to the keys. */
export type RailNote =
  | { kind: 'here' }
  | { kind: 'done'; on: CalendarDay }
  | { kind: 'day'; on: CalendarDay; guessed: boolean }
  | { kind: 'days-left'; days: number }

export interface RailFacts {
  stage: Stage
  /** The first day on which all questions were answered. */
  planned_on: CalendarDay | null
  events: readonly (Dated & { guessed: boolean })[]
  closed_on: CalendarDay | null
  today: CalendarDay
}

/** What is known of the stops: when the plan was done, where one stands, and the days still ahead. Nothing is made up. */
export function railNotes({
  stage,
  planned_on,
  events,
  closed_on,
  today,
}: RailFacts): Partial<Record<Stage, RailNote>> {
  const planned: Partial<Record<Stage, RailNote>> =
    planned_on && stage !== 'plan' ? { plan: { kind: 'done', on: planned_on } } : {}
  if (stage === 'keys') return closed_on ? { ...planned, keys: { kind: 'done', on: closed_on } } : planned
  const ahead = (key: Dated['event_key']) => {
    const event = events.find(({ event_key }) => event_key === key)
    if (!event?.scheduled_date || event.completed || event.scheduled_date < today) return null
    return { kind: 'day' as const, on: event.scheduled_date, guessed: event.guessed }
  }
  const [applying, closing] = [ahead('loan_application'), ahead('closing_day')]
  return {
    ...planned,
    ...(applying && { apply: applying }),
    ...(closing && { close: closing, keys: { kind: 'days-left', days: daysBetween(today, closing.on) } }),
    [stage]: { kind: 'here' },
  }
}
