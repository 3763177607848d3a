import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const impactCardWords: Translated<typeof english.impactCardWords> = {
  meaningTitle: 'Qué significa para su préstamo',
  whatMeansLoan2: 'Qué significa para un préstamo de $400,000',
  month: 'al mes',
}

export const meetingsCardWords: Translated<typeof english.meetingsCardWords> = {
  meetingsTitle: 'Cuándo decide la Reserva Federal (Fed)',
  showAll: meetings => `Mostrar las ${meetings} reuniones`,
  daysUntil: days => plural(days, { one: 'Falta 1 día', other: `Faltan ${days} días` }),
  underWay: 'En curso',
  decidesToday: 'Decide hoy',
  itsDecisionsMoveCost:
    'Sus decisiones cambian lo que cuesta pedir prestado; las tasas hipotecarias suelen moverse antes.',
}

export const newsPageWords: Translated<typeof english.newsPageWords> = {
  mortgageRates: 'Tasas hipotecarias',
}

export const sourceLineWords: Translated<typeof english.sourceLineWords> = {
  cachedData: 'Datos guardados',
  dataSource: source => `Fuente: ${source}`,
  lastUpdated: when => `Última actualización: ${when}`,
  dayAndTime: (day, clock) => `${day}, ${clock}`,
}
