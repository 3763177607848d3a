import { daysAway, formatLongDay, formatPlainDay } from '#domain/day-words.es.ts'
import type * as english from './reminder-words.ts'

export const eventReminderWords: typeof english.eventReminderWords = (
  { title, description },
  { day, isGuess, isRefinance },
  timing,
  days,
) => {
  const button = 'Abrir mi calendario'
  const start = isRefinance ? 'el día en que empezó' : 'su contrato'
  if (timing === 'overdue' && isGuess) {
    return {
      title: `${title}: habíamos calculado el ${formatPlainDay(day)}`,
      message: 'No pasa nada. Si ya está hecho, márquelo. Si no, elija el día que sepa.',
      details: [`Contamos ese día desde ${start}. Sus propios días valen más, y sus recordatorios los siguen.`],
      button,
    }
  }
  if (timing === 'overdue') {
    return {
      title: `${title}: la fecha fue ${daysAway(days)}`,
      message: `Estaba para el ${formatLongDay(day)}. Márquelo como hecho o elija una nueva fecha.`,
      details: ['Si ya está hecho, márquelo. Si cambió, elija la nueva fecha y sus recordatorios la siguen.'],
      button,
    }
  }
  if (isGuess) {
    return {
      title: `${title}: probablemente ${daysAway(days)}`,
      message: `Nuestro cálculo es el ${formatLongDay(day)}, contado desde ${start}.`,
      details: [description, 'Si sabe el día real, póngalo en su calendario y sus recordatorios lo siguen.'],
      button,
    }
  }
  return {
    title: `${title}: ${daysAway(days)}`,
    message: `Está para el ${formatLongDay(day)}.`,
    details: [
      description,
      '¿Sigue en pie? Si la fecha cambió, cámbiela en su calendario y sus recordatorios la siguen.',
    ],
    button,
  }
}
