import { lastWorkingDay } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatLongDay } from '#domain/day-words.es.ts'
import type * as english from './reminder-words.ts'

const button = 'Abrir mi bloqueo de tasa'

function lastDayWords(until: CalendarDay): string {
  const usable = lastWorkingDay(until)
  return usable === until
    ? `Su último día es el ${formatLongDay(until)}.`
    : `Su último día es el ${formatLongDay(until)}. Ese día no se entrega dinero; el último día laborable es el ${formatLongDay(usable)}.`
}

export const lockEndWords: typeof english.lockEndWords = (until, days) => ({
  title: `Su bloqueo de tasa termina ${daysAway(days)}`,
  message: lastDayWords(until),
  details: [
    'Antes de que termine, pregunte a su prestamista si el cierre será a tiempo y cuánto cuesta una extensión (lock extension).',
  ],
  button,
})

export const noSlackWords: typeof english.noSlackWords = (until, isBeforeClosing) => ({
  title: isBeforeClosing ? 'Su bloqueo de tasa termina antes del cierre' : 'A su bloqueo de tasa no le sobra ni un día',
  message: lastDayWords(until),
  details: [
    isBeforeClosing
      ? 'Pida ya a su prestamista una extensión (lock extension) por escrito, o un cierre más temprano.'
      : 'Si los tres días antes del cierre empiezan de nuevo, el bloqueo terminaría primero. Pregunte cuánto cuesta una extensión (lock extension) antes de necesitarla.',
  ],
  button,
})
