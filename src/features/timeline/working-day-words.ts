import type { ClosedDay } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatPlainDay, formatShortDay, unbroken } from '#domain/day-words.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type { DayNote } from './working-days.ts'

/** `Dec 25 is a holiday: banks and recorders are closed.` */
export function closedDayWords(day: CalendarDay, closed: ClosedDay): string {
  const named = unbroken(formatPlainDay(day))
  switch (closed.kind) {
    case 'saturday':
      return `${named} is a Saturday: banks send no wires, and recorders are closed.`
    case 'sunday':
      return `${named} is a Sunday: banks and recorders are closed.`
    case 'holiday':
      return `${named} is a holiday (${closed.name}): banks and recorders are closed.`
    case 'observed':
      return `${closed.name} is observed on ${named}: many banks and recorders are closed.`
  }
}

const KINDS: Record<ClosedDay['kind'], string> = {
  saturday: 'a Saturday',
  sunday: 'a Sunday',
  holiday: 'a holiday',
  observed: 'a holiday',
}

/** What is not done on a closed day. */
const NOBODY: Partial<Record<TimelineEventKey, string>> = {
  closing_day: 'nobody closes',
  final_walkthrough: 'few walk through',
  appraisal_scheduled: 'few appraisers work',
}

/** `45 days is Sun, Dec 27; nobody closes on a Sunday, so Mon, Dec 28.` */
export function dayNoteWords(note: DayNote, event_key: TimelineEventKey): string {
  if (note.kind === 'closed') return closedDayWords(note.day, note.closed)
  const { after, counted, closed, day } = note
  return `${after} days is ${formatShortDay(counted)}; ${NOBODY[event_key]} on ${KINDS[closed.kind]}, so ${formatShortDay(day)}.`
}
