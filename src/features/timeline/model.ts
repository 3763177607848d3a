import * as z from 'zod/mini'
import { isImportantEvent, TIMELINE_EVENT_KEYS, type TimelineEventKey } from '#domain/timeline-events.ts'
import { day, multiLine } from '#resources/plain-text.ts'
import { ADVICE, TENTATIVE_NOTE } from './notes-words.ts'
import { eventWords, formWords } from './words.ts'

const NOTES_MAX_LENGTH = 2000

const EventKey = z.enum(TIMELINE_EVENT_KEYS, formWords['event-unknown'])

const ScheduledDate = day(formWords['date-invalid'])

/** What a person may change about an event. Fields left out stay as they are. */
export const EventUpdate = z.object({
  event_key: EventKey,
  scheduled_date: z.optional(z.nullable(ScheduledDate)),
  completed: z.optional(z.boolean(formWords['switch-invalid'])),
  notes: z.optional(multiLine(NOTES_MAX_LENGTH)),
  reminder_enabled: z.optional(z.boolean(formWords['switch-invalid'])),
})
export type EventUpdate = z.infer<typeof EventUpdate>

/** What of an event is typed, and not only tapped. Notes that nobody wrote are the advice, as it goes over the wire. */
export type EventFields = { scheduled_date: string | null; notes: string }

/** What is stored of an event besides its fixed words. */
export const StoredEvent = z.object({
  event_key: EventKey,
  scheduled_date: z._default(z.nullable(ScheduledDate), null),
  completed: z._default(z.boolean(), false),
  /** What the buyer wrote. Earlier versions stored sentences of ours with it, which `wholeTimeline` removes for good. */
  notes: z._default(z.nullable(multiLine(NOTES_MAX_LENGTH + 200)), null),
  date_change_count: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  reminder_enabled: z._default(z.boolean(), true),
})
export type StoredEvent = z.infer<typeof StoredEvent>

/** With its words, which are never stored: better ones reach everybody. */
const TimelineEvent = z.object({
  event_key: EventKey,
  scheduled_date: z.nullable(z.string()),
  completed: z.boolean(),
  /** The buyer's own, else the advice. */
  notes: z.string(),
  date_change_count: z.number(),
  reminder_enabled: z.boolean(),
  title: z.string(),
  description: z.string(),
  important: z.boolean(),
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

/** Always all eleven, in the fixed order. */
export const Timeline = z.object({ events: z.array(TimelineEvent) })
export type Timeline = z.infer<typeof Timeline>

function newEvent(event_key: TimelineEventKey): TimelineEvent {
  const { title, description } = eventWords[event_key]
  return {
    event_key,
    title,
    description,
    scheduled_date: null,
    completed: false,
    important: isImportantEvent(event_key),
    notes: ADVICE[event_key],
    date_change_count: 0,
    reminder_enabled: true,
  }
}

/** Events that are missing are as new; whatever order they come in, they stand in the fixed one. */
export function wholeTimeline(known: readonly StoredEvent[]): Timeline {
  const byKey = new Map(known.map(event => [event.event_key, event]))
  return {
    events: TIMELINE_EVENT_KEYS.map(key => {
      const event = { ...newEvent(key), ...byKey.get(key) }
      const notes = ownNotes(event) ?? ADVICE[key]
      const isFilledIn = key !== 'contract_signed' && event.scheduled_date !== null && event.date_change_count === 0
      return { ...event, notes: isFilledIn ? [notes, TENTATIVE_NOTE].filter(Boolean).join('\n') : notes }
    }),
  }
}

export function storedOf(event: TimelineEvent): StoredEvent {
  const { title: _title, description: _description, important: _important, ...saved } = event
  return { ...saved, notes: ownNotes(event) }
}

/** Without our own sentences, which are shown and never stored: better ones reach everybody, in their language. */
function ownNotes({ event_key, notes }: Pick<StoredEvent, 'event_key' | 'notes'>): string | null {
  const own = notes && withoutTentativeNote(notes)
  return own === ADVICE[event_key] ? null : own
}

export function withoutTentativeNote(notes: string): string {
  return notes.includes(TENTATIVE_NOTE) ? notes.replace(TENTATIVE_NOTE, '').trim() : notes
}
