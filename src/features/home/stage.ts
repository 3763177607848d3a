import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { isSigned } from '#features/timeline/rules.ts'
import type { LoanState } from '#resources/loan.ts'
import { STAGE_OF, type Stage } from './loan-stage.ts'

export interface Dated {
  event_key: TimelineEventKey
  scheduled_date: CalendarDay | null
  completed: boolean
}

export interface Standing {
  state: LoanState
  events: readonly Dated[]
  today: CalendarDay
}

/** From so many days before the closing on, the last disclosures and the cash are what matters. */
const CLOSING_NEAR_DAYS = 10

/** Where somebody is on the way to the keys: as the loan stands, and at closing once that is near and the contract is signed. */
export function stageOf({ state, events, today }: Standing): Stage {
  const stage = STAGE_OF[state]
  if (stage !== 'compare' && stage !== 'apply') return stage
  const closing = events.find(({ event_key }) => event_key === 'closing_day')
  const isNear = closing?.scheduled_date && daysBetween(today, closing.scheduled_date) <= CLOSING_NEAR_DAYS
  const signed = events.some(
    event => isSigned(event, today) || (event.event_key === 'contract_signed' && event.completed),
  )
  return signed && isNear ? 'close' : stage
}
