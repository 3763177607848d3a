import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { isImportantEvent, TIMELINE_EVENT_KEYS, type TimelineEventKey } from '#domain/timeline-events.ts'
import { atMost, multiLine } from '#resources/plain-text.ts'
import { ADVICE, TENTATIVE_NOTE } from './kept-words.ts'
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
export const StoredEvent = z.object({
  event_key: EventKey,
  scheduled_date: z._default(z.nullable(ScheduledDate), null),
  completed: z._default(z.boolean(), false),
  /** What the buyer wrote. Advice is shown until then and never kept: better words reach everybody. */
  notes: z._default(z.nullable(multiLine(NOTES_MAX_LENGTH + 200)), null),
  date_change_count: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  reminder_enabled: z._default(z.boolean(), true),
})
export type StoredEvent = z.infer<typeof StoredEvent>

/** With its words, which are never kept: better ones reach everybody. */
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
      return {
        ...event,
        notes: event.notes === null || isAdvice({ ...event, notes: event.notes }) ? adviceFor(event) : event.notes,
      }
    }),
  }
}

export function storedOf(event: TimelineEvent): StoredEvent {
  const { title: _title, description: _description, important: _important, ...saved } = event
  return isAdvice(event) ? { ...saved, notes: null } : saved
}

type Advised = Pick<TimelineEvent, 'event_key' | 'scheduled_date' | 'date_change_count'>

/** What stands in the notes until somebody writes there. A date that was filled in says so. */
function adviceFor({ event_key, scheduled_date, date_change_count }: Advised): string {
  const advice = ADVICE[event_key]
  const isFilledIn = scheduled_date !== null && date_change_count === 0 && event_key !== 'contract_signed'
  return isFilledIn ? withTentativeNote(advice) : advice
}

export function withTentativeNote(notes: string): string {
  if (notes.includes(TENTATIVE_NOTE)) return notes
  return notes === '' ? TENTATIVE_NOTE : `${notes}\n${TENTATIVE_NOTE}`
}

/** Whether nobody has written anything of their own. */
function isAdvice({ event_key, notes }: Pick<TimelineEvent, 'event_key' | 'notes'>): boolean {
  const advice = ADVICE[event_key]
  return notes === advice || notes === withTentativeNote(advice)
}
