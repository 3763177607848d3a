import type { ClosedDay } from '#domain/business-days.ts'
import { formatPlainDay, formatShortDay, unbroken } from '#domain/day-words.es.ts'
import { spanishDayOff } from '#domain/spanish-holidays.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type * as english from './working-day-words.ts'

/** `El 25 dic es feriado (Navidad): los bancos y los registros están cerrados.` */
export const closedDayWords: typeof english.closedDayWords = (day, closed) => {
  const named = unbroken(formatPlainDay(day))
  switch (closed.kind) {
    case 'saturday':
      return `El ${named} es sábado: los bancos no envían transferencias, y los registros están cerrados.`
    case 'sunday':
      return `El ${named} es domingo: los bancos y los registros están cerrados.`
    case 'holiday':
      return `El ${named} es feriado (${spanishDayOff(closed.name)}): los bancos y los registros están cerrados.`
    case 'observed':
      return `El feriado (${spanishDayOff(closed.name)}) se traslada al ${named}: muchos bancos y registros están cerrados.`
  }
}

const KINDS: Record<ClosedDay['kind'], string> = {
  saturday: 'en sábado',
  sunday: 'en domingo',
  holiday: 'en un feriado',
  observed: 'en un feriado',
}

const NOBODY: Partial<Record<TimelineEventKey, string>> = {
  closing_day: 'nadie cierra',
  final_walkthrough: 'pocos hacen el recorrido final',
  appraisal_scheduled: 'pocos tasadores trabajan',
}

/** `A los 45 días es dom, 27 de dic; nadie cierra en domingo, así que pasa al lun, 28 de dic.` */
export const dayNoteWords: typeof english.dayNoteWords = (note, event_key) => {
  if (note.kind === 'closed') return closedDayWords(note.day, note.closed)
  const { after, counted, closed, day } = note
  return `A los ${after} días es ${formatShortDay(counted)}; ${NOBODY[event_key]} ${KINDS[closed.kind]}, así que pasa al ${formatShortDay(day)}.`
}
