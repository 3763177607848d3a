import { formatDay, formatLongDate } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './letter-clock-words.ts'

export const letterClockWords: Translated<typeof english.letterClockWords> = {
  letter: 'La carta y sus plazos',
  letterError: 'Aviso de error (notice of error)',
  letterInformation: 'Solicitud de información (request for information)',
  letterHint:
    'La carta va en inglés, para quien la recibe. Envíela a la dirección para errores que está en su estado de cuenta; si el administrador nombra una, solo esa vale. Guarde el comprobante.',
  clockBefore: 'Si la envía hoy',
  clockAfter: (day, isProof) =>
    isProof
      ? `La recibieron el ${formatDay(day)}.`
      : `Se cuenta como recibida el ${formatDay(day)}, cinco días después de enviarla.`,
  keepPaying: 'Siga pagando lo que piden.',
  keepPayingWhy: day =>
    `Si paga menos, pueden retenerlo como pago parcial. Lo que sobre se le devuelve. Hasta el ${formatLongDate(day)} no pueden informar como atrasada la parte en disputa.`,
  keepPayingPlain: 'Si paga menos, pueden retenerlo como pago parcial. Lo que sobre se le devuelve.',
  sent: 'Ya la envié',
  mailedOn: 'Enviada el',
  receivedOn: 'La recibieron el',
  receivedHint: 'Según su comprobante. Sin uno, contamos cinco días después de enviarla.',
  answered: 'Contestaron',
  takeBack: 'No la envié',
  remind: 'Recordarme estos días',
  saveLetter: 'Guardar los días',
  savedLetter: 'Los plazos corren',
  later: day =>
    `Hay atraso solo después del ${formatDay(day)}: alrededor de un feriado la regla se puede leer de dos maneras.`,
}
