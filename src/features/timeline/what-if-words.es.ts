import { closedDay } from '#domain/business-days.ts'
import { formatDay, formatPlainDay, formatShortDay } from '#domain/day-words.es.ts'
import type { ClosingLimit } from '#domain/legal-dates/closing-day.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { firstLegalDayWords } from './legal-dates-words.es.ts'
import type * as english from './what-if-words.ts'
import { closedDayWords } from './working-day-words.es.ts'

export const closingSentence: typeof english.closingSentence = ({ closing_on, obstacles, limit }) => {
  const day = formatPlainDay(closing_on)
  if (obstacles.includes('not-working-day')) return `El ${day} no es un día laborable.`
  if (obstacles.length > 0) return `Cerrar el ${day} no es posible.`
  if (limit === null) return `Nada que sepamos impide cerrar el ${day}.`
  return limitSentence(day, limit)
}

function limitSentence(day: string, { kind, day: limit, room }: ClosingLimit): string {
  switch (kind) {
    case 'disclosure':
      return `Cerrar el ${day} es posible si su Declaración de Cierre (Closing Disclosure) le llega a más tardar el ${formatShortDay(limit)}.`
    case 'lock':
      if (room === 0) return `Cerrar el ${day} es posible. A su bloqueo de tasa no le sobra ningún día.`
      return plural(room, {
        one: `Cerrar el ${day} es posible. A su bloqueo de tasa le sobra 1 día.`,
        other: `Cerrar el ${day} es posible. A su bloqueo de tasa le sobran ${room} días.`,
      })
    case 'earliest':
      if (room === 0) return `Cerrar el ${day} es posible. Es el primer día que permite la ley.`
      return plural(room, {
        one: `Cerrar el ${day} es posible, 1 día después del primero que permite la ley.`,
        other: `Cerrar el ${day} es posible, ${room} días después del primero que permite la ley.`,
      })
  }
}

export const obstacleSentence: typeof english.obstacleSentence = (
  obstacle,
  { closing_on, disclosure_by },
  { facts, lock_until },
) => {
  switch (obstacle) {
    case 'past':
      return `El ${formatDay(closing_on)} ya pasó.`
    case 'not-working-day': {
      const closed = closedDay(closing_on)
      return closed ? closedDayWords(closing_on, closed) : ''
    }
    case 'estimate-seven-days':
      return 'Debe haber siete días hábiles entre el envío de la Estimación de Préstamo (Loan Estimate) y el cierre.'
    case 'disclosure-three-days':
      return 'Debe haber tres días hábiles entre recibir la Declaración de Cierre (Closing Disclosure) y el cierre.'
    case 'disclosure-not-in-time':
      return disclosure_by
        ? `La Declaración de Cierre (Closing Disclosure) tendría que haberle llegado a más tardar el ${formatDay(disclosure_by)}.`
        : 'La Declaración de Cierre (Closing Disclosure) tendría que haberle llegado antes.'
    case 'new-wait':
      return 'La declaración corregida empezó tres nuevos días hábiles, y para entonces no han terminado.'
    case 'lock-over': {
      const ends = lock_until
        ? `Su bloqueo de tasa termina el ${formatDay(lock_until)}`
        : 'Su bloqueo de tasa termina antes'
      return facts.may_cancel
        ? `${ends}, antes de que acabe el derecho a cancelar y el dinero se pueda entregar. Pregunte si tiene que durar hasta entonces.`
        : `${ends}, antes de que el prestamista entregue el dinero. Pregunte cuánto cuesta una extensión (lock extension) y quién la paga.`
    }
  }
}

export const whatIfWords: Translated<typeof english.whatIfWords> = {
  title: '¿Y si el cierre cambia de día?',
  intro: 'Pruebe otro día. Nada cambia hasta que usted lo diga.',
  day: 'Día del cierre',
  try: 'Otro día de cierre',
  earliest: firstLegalDayWords,
  lock: day => `Su bloqueo de tasa termina el ${formatDay(day)}.`,
  must: 'Para ese día',
  over: 'ya pasó',
  move: day => `Pasar mi cierre al ${formatShortDay(day)}`,
  see: day => `Probar ${formatShortDay(day)}`,
  back: 'Volver a mi día',
}
