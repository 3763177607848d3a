import { daysBetween } from '#domain/calendar-day.ts'
import { formatDay, unbroken } from '#domain/day-words.es.ts'
import { formatMoney } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { NEWEST_SURVEY } from './survey-weeks.ts'
import type * as english from './words.ts'

export const newsWords: Translated<typeof english.newsWords> = {
  title: '¿Cómo están las tasas hipotecarias?',
  description:
    'Las tasas promedio con su fecha, cómo se movieron y cuándo decide la próxima vez la Reserva Federal (Federal Reserve).',
  refresh: 'Actualizar las tasas',
  loading: 'Cargando...',
  'no-meetings': 'No se encontraron próximas reuniones sobre las tasas',
}

export const sourceWords: Translated<typeof english.sourceWords> = {
  live: 'encuesta de Freddie Mac e índices de Optimal Blue, a través de FRED',
  snapshot: `encuesta de Freddie Mac del ${formatDay(NEWEST_SURVEY.observed_on)}, incluida en Keyturn; cifras de muestra donde una tarjeta lo dice`,
  mixed:
    'encuesta de Freddie Mac e índices de Optimal Blue, a través de FRED; cifras de muestra donde una tarjeta lo dice',
}

export const termLabels: typeof english.termLabels = {
  '30-Year Fixed': 'Fija a 30 años',
  '15-Year Fixed': 'Fija a 15 años',
  '5/1 ARM': 'ARM 5/1',
  'FHA 30-Year': 'FHA a 30 años',
  'VA 30-Year': 'VA a 30 años',
  'Jumbo 30-Year': 'Jumbo a 30 años',
}

export const kindWords: typeof english.kindWords = {
  survey: { label: 'Encuesta semanal', text: 'El promedio que Freddie Mac publica los jueves.' },
  index: {
    label: 'Índice diario',
    text: 'El promedio de Optimal Blue de las tasas que se bloquearon ese día.',
  },
  estimate: {
    label: 'Estimación',
    text: 'La tasa a 30 años menos medio punto. Freddie Mac no incluye este préstamo en su encuesta desde noviembre de 2022.',
  },
  sample: {
    label: 'De muestra',
    text: 'No es la tasa de nadie: viene con Keyturn y enseña cómo se ve la tarjeta hasta que lleguen tasas actuales.',
  },
}

export const newsToasts: Translated<typeof english.newsToasts> = {
  'rates-refused': {
    title: 'Error',
    description: 'No se pudieron obtener las tasas actuales. Usamos datos guardados.',
    destructive: true,
  },
  'rates-failed': {
    title: 'Error',
    description: 'No se pudieron obtener las tasas hipotecarias. Inténtelo más tarde.',
    destructive: true,
  },
  'rates-cached': {
    title: 'Usamos datos guardados',
    description: 'No hay tasas al día. Se muestran las últimas guardadas.',
  },
  'calendar-refused': {
    title: 'Error',
    description: 'No se pudo obtener el calendario de la Fed.',
    destructive: true,
  },
  'calendar-failed': {
    title: 'Error',
    description: 'No se pudo obtener el calendario de la Reserva Federal.',
    destructive: true,
  },
}

export const ageWords: typeof english.ageWords = days => {
  if (days < 1) return 'De hoy'
  if (days < 14) return plural(days, { one: 'De hace 1 día', other: `De hace ${days} días` })
  return `De hace ${Math.floor(days / 7)} semanas`
}

export const meetingWords: Translated<typeof english.meetingWords> = {
  title: 'Reunión del Comité Federal de Mercado Abierto (FOMC)',
  time: '2:00 p.m., hora del Este',
  plain: 'La decisión sobre la tasa llega el último día, y la conferencia de prensa media hora después.',
  'with-projections':
    'La decisión sobre la tasa llega el último día con nuevas proyecciones económicas, y la conferencia de prensa media hora después.',
}

export const weekWords: typeof english.weekWords = (date, today) =>
  daysBetween(date, today) <= FRESH_DAYS ? 'la semana pasada' : 'la semana anterior'

/** A weekly survey is the newest until the next one. */
const FRESH_DAYS = 8

export const impactInWords: typeof english.impactInWords = ({ more }, loan_amount, item, today) => {
  const base = `Capital (principal) e intereses de ${formatMoney(loan_amount)} a 30 años al ${item.rate}, la tasa del ${formatDay(item.date)}.`
  if (more === null) return base
  const week = weekWords(item.date, today)
  if (Math.round(more) === 0) return `${base} Con la tasa de ${week} era igual.`
  const by = formatMoney(Math.abs(more))
  return more > 0
    ? `${base} Son ${by} más al mes que con la tasa de ${week}.`
    : `${base} Son ${by} menos al mes que con la tasa de ${week}.`
}

export const changeWords: Translated<typeof english.changeWords> = {
  up: week => `más que ${week}`,
  down: week => `menos que ${week}`,
  same: week => `igual que ${week}`,
}

export const historyWords: Translated<typeof english.historyWords> = {
  title: 'Cómo se movieron las tasas',
  'how-far-back': 'Desde cuándo',
  1: '1 año',
  3: '3 años',
  both: 'La tasa a 30 años y la tasa a 15 años, semana por semana',
  'thirty-only': 'La tasa a 30 años, semana por semana',
  thirty: 'Fija a 30 años',
  fifteen: 'Fija a 15 años',
  week: 'Semana del',
}

export const historySource: typeof english.historySource = (newest, isLive) => {
  const source = `Fuente: encuesta hipotecaria de Freddie Mac (Primary Mortgage Market Survey), a través de FRED, hasta el ${formatDay(newest)}.`
  return isLive
    ? source
    : `${source} Estas cifras vienen con Keyturn; las semanas más nuevas llegan con las tasas al día.`
}

export const historyInWords: typeof english.historyInWords = weeks => {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  const rates = weeks.map(week => week.thirty_year)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  return `La tasa a 30 años pasó de ${percent(first.thirty_year)} a ${percent(last.thirty_year)} entre el ${unbroken(formatDay(first.date))} y el ${unbroken(formatDay(last.date))}; nunca estuvo por debajo de ${percent(low)} ni por encima de ${percent(high)}.`
}

function percent(rate: number): string {
  return `${rate.toFixed(2)}%`
}
