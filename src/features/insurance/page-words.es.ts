import { daysAway, formatDay } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const checklistCardWords: Translated<typeof english.checklistCardWords> = {
  stepsTitle: 'Tres pasos hasta el día del cierre (closing)',
  datesOfTimeline: { before: 'Estas son las fechas de su ', link: 'calendario', after: '.' },
  day: (day, days, guessed) =>
    guessed ? `Probablemente el ${formatDay(day)} · ${daysAway(days)}` : `${formatDay(day)} · ${daysAway(days)}`,
  seeDatesHereSet: { before: 'Para ver fechas aquí, ponga el día del cierre en su ', link: 'calendario', after: '.' },
}

export const coverageCardWords: Translated<typeof english.coverageCardWords> = {
  askedCoverage: 'Lo que suele pedir su prestamista',
  minimumCoverage: 'Cobertura mínima, según la vieja regla práctica',
  rebuildCost: 'Costo de reconstruir',
  rebuildHint: 'Pregunte a su aseguradora. No es el precio: nadie reconstruye el terreno.',
  rebuildPlaceholder: 'aún no lo sé',
  loan: 'Su préstamo',
  homesValue: '80% del valor de la vivienda',
  homeValue: 'Valor de la vivienda',
  loanAmount: 'Monto del préstamo',
  decides: 'Decide',
}

export const insurancePageWords: Translated<typeof english.insurancePageWords> = {
  toQuotes: 'Pedir cotizaciones',
  fromApplication: (home, loan) =>
    `De su solicitud: vivienda de ${home}, préstamo de ${loan}. Cambie lo que quiera para probar.`,
  tipsTitle: 'Formas de pagar menos',
}

export const providersCardWords: Translated<typeof english.providersCardWords> = {
  quotesTitle: 'Dónde pedir una cotización',
  sixWellKnownInsurers:
    'De la A a la Z. Un agente local puede costar menos. Sus sitios, en inglés, se abren en otra pestaña.',
  getQuote: 'Pedir cotización',
  fromInsurer: name => `Pedir cotización a ${name} (se abre en otra pestaña)`,
}
