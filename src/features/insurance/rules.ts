import { addDays, type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { minimumCoverage, usualCoverage } from '#domain/insurance-coverage.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'

export interface Coverage {
  minimum: number
  loan: number
  /** 80% of the home's value. */
  share: number
  decides: 'loan' | 'share' | 'both'
}

/** The old rule of thumb, and which of the two figures it comes from. Empty fields count as nothing. */
export function coverageFor(home_value: number | null, loan_amount: number | null): Coverage {
  const loan = Math.max(0, loan_amount ?? 0)
  const share = minimumCoverage({ home_value: home_value ?? 0, loan_amount: 0 })
  const minimum = minimumCoverage({ home_value: home_value ?? 0, loan_amount: loan })
  return { minimum, loan, share, decides: loan === share ? 'both' : loan > share ? 'loan' : 'share' }
}

export interface AskedCoverage {
  asked: number
  rebuild_cost: number
}

/** What lenders usually ask for; `null` until somebody says what rebuilding costs. */
export function askedCoverage(rebuild_cost: number | null, loan_amount: number | null): AskedCoverage | null {
  if (rebuild_cost === null || !(rebuild_cost > 0)) return null
  return { asked: usualCoverage({ rebuild_cost, loan_amount: loan_amount ?? 0 }), rebuild_cost }
}

interface Step {
  key: 'compare' | 'choose' | 'active'
  days_before: number
  /** The event of the timeline that means the same. */
  event_key: TimelineEventKey
}

export const STEPS: readonly Step[] = [
  { key: 'compare', days_before: 21, event_key: 'insurance_shopping' },
  { key: 'choose', days_before: 7, event_key: 'insurance_secured' },
  { key: 'active', days_before: 0, event_key: 'closing_day' },
]

export type StepState = 'done' | 'late' | 'soon' | 'later' | 'undated'

export interface PlannedStep extends Step {
  state: StepState
  /** Null without a closing date. */
  date: CalendarDay | null
  days: number | null
}

interface KnownEvent {
  event_key: TimelineEventKey
  scheduled_date: CalendarDay | null
  completed: boolean
}

const SOON_DAYS = 7

/** The three steps on the days that the timeline's closing date gives them. */
export function planSteps(events: readonly KnownEvent[], today: CalendarDay): PlannedStep[] {
  const of = (key: TimelineEventKey) => events.find(event => event.event_key === key)
  const closing = of('closing_day')?.scheduled_date ?? null
  return STEPS.map(step => {
    const date = closing === null ? null : addDays(closing, -step.days_before)
    const days = date === null ? null : daysBetween(today, date)
    const state = of(step.event_key)?.completed ? 'done' : stateIn(days)
    return { ...step, date, days, state }
  })
}

function stateIn(days: number | null): StepState {
  if (days === null) return 'undated'
  if (days < 0) return 'late'
  return days <= SOON_DAYS ? 'soon' : 'later'
}
