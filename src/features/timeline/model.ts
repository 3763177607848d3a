import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { isImportantEvent, TIMELINE_EVENT_KEYS, type TimelineEventKey } from '#domain/timeline-events.ts'
import { atMost, multiLine } from '#journey/plain-text.ts'
import { eventWords, formWords } from './words.ts'

/** Nobody buys a home in another century; a mistyped year would hide an event for good. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'
const NOTES_MAX_LENGTH = 2000

const EventKey = z.enum(TIMELINE_EVENT_KEYS, formWords['event-unknown'])

const ScheduledDate = z.string(formWords['date-invalid']).check(
  atMost(10, formWords['date-invalid']),
  z.refine(day => isCalendarDay(day) && day >= FIRST_DAY && day <= LAST_DAY, formWords['date-invalid']),
)

/** What a person may change about an event. Fields left out stay as they are. */
export const EventUpdate = z.object({
  event_key: EventKey,
  scheduled_date: z.optional(z.nullable(ScheduledDate)),
  completed: z.optional(z.boolean(formWords['switch-invalid'])),
  notes: z.optional(multiLine(NOTES_MAX_LENGTH)),
  reminder_enabled: z.optional(z.boolean(formWords['switch-invalid'])),
})
export type EventUpdate = z.infer<typeof EventUpdate>

/** What is kept of an event besides its fixed words. */
export const KeptEvent = z.object({
  event_key: EventKey,
  scheduled_date: z.nullable(ScheduledDate),
  completed: z.boolean(),
  notes: multiLine(NOTES_MAX_LENGTH + 200),
  date_change_count: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  reminder_enabled: z.boolean(),
})
export type KeptEvent = z.infer<typeof KeptEvent>

/** With its words, which are never kept: better ones reach everybody. */
const TimelineEvent = z.extend(KeptEvent, { title: z.string(), description: z.string(), important: z.boolean() })
export type TimelineEvent = z.infer<typeof TimelineEvent>

/** Always all eleven, in the fixed order. */
export const Timeline = z.object({ events: z.array(TimelineEvent) })
export type Timeline = z.infer<typeof Timeline>

function newEvent(event_key: TimelineEventKey): TimelineEvent {
  const { title, description, advice } = eventWords[event_key]
  return {
    event_key,
    title,
    description,
    scheduled_date: null,
    completed: false,
    important: isImportantEvent(event_key),
    notes: advice,
    date_change_count: 0,
    reminder_enabled: true,
  }
}

/** Events that are missing are as new; whatever order they come in, they stand in the fixed one. */
export function wholeTimeline(known: readonly KeptEvent[]): Timeline {
  const byKey = new Map(known.map(event => [event.event_key, event]))
  return { events: TIMELINE_EVENT_KEYS.map(key => ({ ...newEvent(key), ...byKey.get(key) })) }
}

export function keptOf(event: TimelineEvent): KeptEvent {
  const { title: _title, description: _description, important: _important, ...kept } = event
  return kept
}
