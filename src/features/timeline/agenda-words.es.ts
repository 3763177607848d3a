import { addDays } from '#domain/calendar-day.ts'
import { daysAway, formatPlainDay, formatShortDay, formatWeekday, unbroken } from '#domain/day-words.es.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { SOON_ENDS, WEEK_ENDS } from './agenda.ts'
import type * as english from './agenda-words.ts'

const NUMBERS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once']

function things(count: number): string {
  const number = NUMBERS[count] ?? String(count)
  return plural(count, { one: `${number} cosa`, other: `${number} cosas` })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const agendaSentence: typeof english.agendaSentence = ({ kind, week, late, closing }) => {
  if (kind === 'done') return 'Todo está hecho.'
  if (kind === 'empty') return 'Ponga una fecha, y las otras la siguen.'
  const start =
    kind !== 'late'
      ? 'Va a tiempo.'
      : plural(late, { one: 'Una cosa está atrasada.', other: `${capital(things(late))} están atrasadas.` })
  const thisWeek = week === 0 ? 'Nada esta semana' : `${capital(things(week))} esta semana`
  if (closing === null) return `${start} ${thisWeek}.`
  if (closing === 0) return `${start} ${thisWeek}; el cierre es hoy.`
  return plural(closing, {
    one: `${start} ${thisWeek}; falta 1 día para el cierre (closing).`,
    other: `${start} ${thisWeek}; faltan ${closing} días para el cierre (closing).`,
  })
}

export const groupWords: typeof english.groupWords = {
  week: 'Esta semana',
  soon: 'Próximas dos semanas',
  later: 'Hasta el cierre',
  undated: 'Aún sin fecha',
  done: 'Hecho',
  without: 'No es parte de una refinanciación',
}

export const groupDays: typeof english.groupDays = (group, today, last) => {
  const range = (from: number, to: number) =>
    `${formatPlainDay(addDays(today, from))} a ${formatPlainDay(addDays(today, to))}`
  if (group === 'week') return range(0, WEEK_ENDS)
  if (group === 'soon') return range(WEEK_ENDS + 1, SOON_ENDS)
  if (group === 'later' && last) return `${formatPlainDay(addDays(today, SOON_ENDS + 1))} a ${formatPlainDay(last)}`
  return null
}

const MOST_TITLES = 3

/** 'Contrato firmado, Solicitud del préstamo y 9 más'. */
export const titlesWords: typeof english.titlesWords = titles => {
  if (titles.length <= MOST_TITLES) return titles.join(', ')
  const named = titles.slice(0, MOST_TITLES - 1)
  return listed([...named, `${titles.length - named.length} más`])
}

export const actorWords: Translated<typeof english.actorWords> = {
  you: 'Usted',
  lender: 'Prestamista',
  inspector: 'Inspector, con usted',
  everyone: 'Todos',
}

export const guessPassedWords: typeof english.guessPassedWords = day =>
  `Habíamos calculado el ${unbroken(formatPlainDay(day))}. No pasa nada.`

export const surenessWords: typeof english.surenessWords = ({ event, days, sure, group }) => {
  const day = event.scheduled_date
  if (group === 'done') return 'Hecho'
  if (group === 'without') return 'Nada que hacer'
  if (day === null || days === null) return 'Aún sin fecha'
  if (!sure && days < 0) return guessPassedWords(day)
  if (!sure)
    return days <= WEEK_ENDS ? `Probablemente para el ${formatWeekday(day)}` : `Probablemente ${daysAway(days)}`
  return days < 0 ? `La fecha fue ${daysAway(days)}` : `Su fecha, ${daysAway(days)}`
}

export const agendaPageWords: Translated<typeof english.agendaPageWords> = {
  today: 'Hoy',
  start: day => formatPlainDay(day),
  keys: day => `${formatPlainDay(day)}, llaves`,
  signing: day => `${formatPlainDay(day)}, cierre`,
  bar: percent => `Ha pasado el ${percent}% de los días desde la primera fecha hasta el cierre`,
  overdue: 'Atrasado',
  take: day => `Usar ${formatShortDay(day)}`,
  takeFor: (title, day) => `Usar ${formatShortDay(day)} para ${title}`,
  nothing: 'Nada por aquí. Disfrute la calma.',
  contractSet: day => `Sus fechas salen del ${formatPlainDay(day)}.`,
}
