import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { isSigned } from '#features/timeline/rules.ts'

export const STAGES = ['plan', 'compare', 'apply', 'close', 'keys'] as const
export type Stage = (typeof STAGES)[number]

export interface Dated {
  event_key: TimelineEventKey
  scheduled_date: CalendarDay | null
  completed: boolean
}

export interface Standing {
  completed: boolean
  /** The loan of the application is closed. */
  closed: boolean
  /** Lenders to which a request was mailed, or to which the person says they applied. */
  applied: number
  events: readonly Dated[]
  today: CalendarDay
}

/** From so many days before the closing on, the last papers and the cash are what matters. */
const CLOSING_NEAR_DAYS = 10

/** Where somebody is on the way to the keys, told from what they have done. */
export function stageOf({ completed, closed, applied, events, today }: Standing): Stage {
  if (closed) return 'keys'
  if (!completed) return 'plan'
  const done = (key: TimelineEventKey) => events.some(event => event.event_key === key && event.completed)
  const closing = events.find(({ event_key }) => event_key === 'closing_day')
  const isNear = closing?.scheduled_date && daysBetween(today, closing.scheduled_date) <= CLOSING_NEAR_DAYS
  const signed = done('contract_signed') || events.some(event => isSigned(event, today))
  if (done('clear_to_close') || done('closing_day') || (signed && isNear)) return 'close'
  return applied > 0 || done('contract_signed') || done('loan_application') ? 'apply' : 'compare'
}
