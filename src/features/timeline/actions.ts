import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type TimelineEventKey, tentativeDates } from '#domain/timeline-events.ts'
import type { ReachedState } from '#resources/loan.ts'
import { accepted, type Outcome } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  type EventFields,
  EventUpdate,
  StoredEvent,
  storedOf,
  type Timeline,
  type TimelineEvent,
  wholeTimeline,
  withoutTentativeNote,
} from './model.ts'
import { movesContract } from './rules.ts'

function update({ events }: Timeline, change: EventUpdate): Outcome<Timeline> {
  const changed = events.map(event => (event.event_key === change.event_key ? changedEvent(event, change) : event))
  const before = events.find(event => event.event_key === change.event_key)
  const { scheduled_date } = change
  const moves = before && scheduled_date && movesContract(before, change)
  return accepted(wholeTimeline((moves ? filledFrom(scheduled_date, changed) : changed).map(storedOf)))
}

function changedEvent(event: TimelineEvent, change: EventUpdate): TimelineEvent {
  const scheduled_date = change.scheduled_date === undefined ? event.scheduled_date : change.scheduled_date
  return {
    ...event,
    scheduled_date,
    completed: change.completed ?? event.completed,
    notes: change.notes ?? event.notes,
    reminder_enabled: change.reminder_enabled ?? event.reminder_enabled,
    date_change_count: event.date_change_count + (scheduled_date === event.scheduled_date ? 0 : 1),
  }
}

/** What is typed of one event. A form names it as all forms do, what was sent as its input does. */
function fieldsIn(
  { events }: Timeline,
  { id, event_key = id }: { id?: string; event_key?: string },
): EventFields | null {
  const event = events.find(each => each.event_key === event_key)
  return event ? { scheduled_date: event.scheduled_date, notes: withoutTentativeNote(event.notes) } : null
}

/** Dates that the buyer chose stay theirs: only what has no date, or one that was never changed, follows the contract. */
function filledFrom(contract_signed: CalendarDay, events: TimelineEvent[]): TimelineEvent[] {
  const dates = tentativeDates(contract_signed)
  return events.map(event => {
    const isChosen = event.scheduled_date !== null && event.date_change_count > 0
    if (event.event_key === 'contract_signed' || isChosen) return event
    return { ...event, scheduled_date: dates[event.event_key] }
  })
}

/** The guest's dates, completion and notes, for events that the account has not dated itself. */
function merge(account: Timeline, guest: Timeline): Outcome<Timeline> {
  const entered = new Map(guest.events.map(event => [event.event_key, event]))
  const together = account.events.map(event => {
    const other = entered.get(event.event_key)
    const isChosen = event.scheduled_date !== null && event.date_change_count > 0
    return !other || isChosen ? storedOf(event) : joined(storedOf(event), storedOf(other))
  })
  return accepted(wholeTimeline(together))
}

function joined(event: StoredEvent, guest: StoredEvent): StoredEvent {
  // A date that was filled in for the account follows the account's contract, so only a chosen one replaces it.
  const takesDate = guest.scheduled_date !== null && (event.scheduled_date === null || guest.date_change_count > 0)
  return {
    ...event,
    scheduled_date: takesDate ? guest.scheduled_date : event.scheduled_date,
    date_change_count: takesDate ? Math.max(event.date_change_count, guest.date_change_count) : event.date_change_count,
    completed: event.completed || guest.completed,
    notes: guest.notes ?? event.notes,
  }
}

/** What was ticked off tells how far the loan is. */
function reachedBy({ events }: Timeline): ReachedState {
  const done = (key: TimelineEventKey) => events.some(event => event.event_key === key && event.completed)
  if (done('clear_to_close') || done('closing_day')) return 'closing'
  return done('contract_signed') || done('loan_application') ? 'applying' : 'planning'
}

const asNew = JSON.stringify(wholeTimeline([]))

export const timelineResource = defineResource({
  name: 'timeline',
  perLoan: true,
  reaches: reachedBy,
  empty: () => wholeTimeline([]),
  view: (timeline: Timeline) => timeline,
  actions: {
    update: { input: EventUpdate, apply: update, fields: fieldsIn, offline: 'queue', invalidates: ['loans'] },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestTimelineEvents',
    stored: z.array(StoredEvent).check(z.maxLength(50)),
    fromStored: wholeTimeline,
    toStored: (timeline: Timeline) => (JSON.stringify(timeline) === asNew ? undefined : timeline.events.map(storedOf)),
    merge,
  },
})
