import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { tentativeDates } from '#domain/timeline-events.ts'
import { defineDrawer } from '#journey/drawer.ts'
import { accepted, type Outcome } from '#journey/refusal.ts'
import { EventUpdate, KeptEvent, keptOf, type Timeline, type TimelineEvent, wholeTimeline } from './model.ts'
import { movesContract } from './rules.ts'
import { eventWords, TENTATIVE_NOTE } from './words.ts'

function update({ events }: Timeline, change: EventUpdate): Outcome<Timeline> {
  const changed = events.map(event => (event.event_key === change.event_key ? changedEvent(event, change) : event))
  const before = events.find(event => event.event_key === change.event_key)
  const { scheduled_date } = change
  if (!before || !scheduled_date || !movesContract(before, change)) return accepted({ events: changed })
  return accepted({ events: filledFrom(scheduled_date, changed) })
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

/** Dates that the buyer chose stay theirs: only what has no date, or one that was never changed, follows the contract. */
function filledFrom(contract_signed: CalendarDay, events: TimelineEvent[]): TimelineEvent[] {
  const dates = tentativeDates(contract_signed)
  return events.map(event => {
    const isChosen = event.scheduled_date !== null && event.date_change_count > 0
    if (event.event_key === 'contract_signed' || isChosen) return event
    return { ...event, scheduled_date: dates[event.event_key], notes: withTentativeNote(event.notes) }
  })
}

function withTentativeNote(notes: string): string {
  if (notes.includes(TENTATIVE_NOTE)) return notes
  return notes === '' ? TENTATIVE_NOTE : `${notes}\n${TENTATIVE_NOTE}`
}

/** The guest's dates, completion and notes, for events that the account has not dated itself. */
function merge(account: Timeline, guest: Timeline): Outcome<Timeline> {
  const entered = new Map(guest.events.map(event => [event.event_key, event]))
  return accepted({
    events: account.events.map(event => {
      const other = entered.get(event.event_key)
      const isChosen = event.scheduled_date !== null && event.date_change_count > 0
      return !other || isChosen ? event : joined(event, other)
    }),
  })
}

function joined(event: TimelineEvent, guest: TimelineEvent): TimelineEvent {
  // A date that was filled in for the account follows the account's contract, so only a chosen one replaces it.
  const takesDate = guest.scheduled_date !== null && (event.scheduled_date === null || guest.date_change_count > 0)
  return {
    ...event,
    scheduled_date: takesDate ? guest.scheduled_date : event.scheduled_date,
    date_change_count: takesDate ? Math.max(event.date_change_count, guest.date_change_count) : event.date_change_count,
    completed: event.completed || guest.completed,
    notes: guest.notes === eventWords[event.event_key].advice ? event.notes : guest.notes,
  }
}

const asNew = JSON.stringify(wholeTimeline([]))

export const timelineDrawer = defineDrawer({
  name: 'timeline',
  empty: () => wholeTimeline([]),
  view: (timeline: Timeline) => timeline,
  actions: {
    update: { input: EventUpdate, run: update, later: 'each' },
  },
  later: { state: view => view },
  guest: {
    key: 'guestTimelineEvents',
    stored: z.array(KeptEvent).check(z.maxLength(50)),
    open: wholeTimeline,
    keep: (timeline: Timeline) => (JSON.stringify(timeline) === asNew ? undefined : timeline.events.map(keptOf)),
    merge,
  },
})
