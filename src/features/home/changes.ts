import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'

/** As much of what was there as a later visit is compared with. */
export interface Snapshot {
  /** Whose it is: another person at the same browser has another past. */
  owner: string
  at: string
  /** Only figures that somebody typed or read; `null` for a guess. */
  lenders: { id: string; name: string; rate: number | null; fees: number | null }[]
  events: { event_key: TimelineEventKey; title: string; on: CalendarDay | null; completed: boolean }[]
}

export type Change =
  | { kind: 'lender-new'; name: string; rate: number; fees: number | null }
  | { kind: 'fees'; name: string; from: number; to: number }
  | { kind: 'rate'; name: string; from: number; to: number }
  | { kind: 'done'; title: string }
  | { kind: 'date'; title: string; on: CalendarDay }

const MOST_CHANGES = 3

/** A look within half an hour belongs to the same visit. */
const SAME_VISIT_MS = 30 * 60_000

/** What is new since the last visit, the most telling first: money, then dates. */
export function changesSince(before: Snapshot, now: Snapshot): Change[] {
  const known = new Map(before.lenders.map(lender => [lender.id, lender]))
  const lenders = now.lenders.flatMap((lender): Change[] => {
    const { id, name, rate, fees } = lender
    const old = known.get(id)
    if (rate === null) return []
    if (!old || old.rate === null) return [{ kind: 'lender-new', name, rate, fees }]
    if (Math.abs(old.rate - rate) >= 0.0005) return [{ kind: 'rate', name, from: old.rate, to: rate }]
    if (fees === null || old.fees === null) return []
    return Math.abs(old.fees - fees) >= 0.5 ? [{ kind: 'fees', name, from: old.fees, to: fees }] : []
  })
  const events = now.events.flatMap(({ event_key, title, on, completed }): Change[] => {
    const old = before.events.find(event => event.event_key === event_key)
    if (completed) return old?.completed ? [] : [{ kind: 'done', title }]
    return on && on !== old?.on ? [{ kind: 'date', title, on }] : []
  })
  return [...lenders, ...events].slice(0, MOST_CHANGES)
}

export function isLaterVisit(before: Snapshot, now: Snapshot): boolean {
  return before.owner === now.owner && Date.parse(now.at) - Date.parse(before.at) > SAME_VISIT_MS
}
