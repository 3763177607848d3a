import { formatDate } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './refinance-words.ts'

const years = (count: number) => plural(count, { one: '1 año', other: `${count} años` })
const moreYears = (count: number) => `${years(count)} más`
const months = (count: number) => plural(count, { one: '1 mes', other: `${count} meses` })
const term = (count: number) => (count % 12 === 0 ? years(count / 12) : formatMonths(count))

export const refinanceWords: Translated<typeof english.refinanceWords> = {
  yourNumber: 'su cifra',
  today: 'promedio ahora',
  yourLoan: 'su préstamo',
  paysAt: 'En promedio, refinanciar conviene con',
  orBelow: 'o menos',
  average: (rate, on) =>
    `El promedio de los prestamistas fue de ${formatRate(rate)} en la encuesta del ${formatDate(on)}. Un promedio no es su cotización.`,
  zones: {
    pays: rate => `${formatRate(rate)} o menos: conviene`,
    gains: rate => `Hasta ${formatRate(rate)}: se gana algo, pero en promedio se gana más si espera`,
    costs: 'Más que eso: cuesta más de lo que ahorra',
  },
  tell: 'Avisarme cuando las tasas lleguen a mi cifra',
  tellHint: 'Una vez, y no de nuevo hasta que las tasas se hayan movido un octavo de punto.',
  noNumber: 'No hay cifra para este préstamo: no se debe nada, o su tasa es 0%.',
  moves: 'Qué mueve su cifra',
  movesWhy: 'Sale de sus costos, de cuánto se queda y de su préstamo.',
  plan: 'Sus costos y cuánto se queda',
  planHint:
    'Todo lo que le costaría un préstamo nuevo, menos lo que devuelve el prestamista. Empezamos con dos por ciento de lo que debe.',
  costs: 'Costos de refinanciar',
  stay: 'Años que piensa quedarse',
  save: 'Guardar',
  saved: 'Guardado',
  offer: 'Revisar una oferta',
  offerHint: 'De una Estimación de Préstamo (Loan Estimate) o de un anuncio. Se compara con quedarse con su préstamo.',
  offerRate: 'Tasa ofrecida',
  offerMonths: 'Plazo',
  offerTerm: term,
  offerCosts: 'Sus costos',
  offerCostsHint:
    'Secciones A, B, C y E, menos los créditos del prestamista. Sin la cuenta escrow ni los intereses anticipados.',
  offerInLoan: 'Los costos se suman al préstamo',
  offerCash: 'Efectivo que saca',
  remove: 'Quitar esta oferta',
  verdicts: {
    pays: 'Conviene ahora, en promedio.',
    gains: 'Se gana algo, pero en promedio se gana más si espera.',
    costs: 'Cuesta más de lo que ahorra.',
  },
  ahead: (dollars, stay) =>
    dollars >= 0
      ? `Saldría ganando ${formatMoney(dollars)} después de ${years(stay)}, con el mismo tiempo por pagar.`
      : `Saldría perdiendo ${formatMoney(-dollars)} después de ${years(stay)}, con el mismo tiempo por pagar.`,
  against: 'Frente a quedarse con su préstamo',
  what: 'Qué',
  sameTime: count => `Tiempo que falta, ${formatMonths(count)}`,
  asOffered: count => `Nuevo, ${term(count)}`,
  falls: 'El pago baja',
  aheadAfter: 'Sale ganando después de',
  never: 'Nunca',
  months,
  whenLeaving: stay => `Después de ${years(stay)}`,
  interestSaved: 'Intereses ahorrados hasta el final',
  cashRate: rate => {
    if (rate === null) return 'Los costos se llevan todo el efectivo que recibiría.'
    return rate < 0.005
      ? 'El efectivo no cuesta nada, con todo contado.'
      : `El efectivo cuesta ${formatRate(Math.round(rate * 100) / 100)} al año, con todo contado.`
  },
  flyer: count => `Un anuncio diría: se recupera en ${months(count)}. Eso mira solo el pago y no la deuda.`,
  traps: {
    'term-starts-over': 'Los años empiezan de nuevo. Parte de lo que baja el pago es solo más tiempo para pagar.',
    'costs-in-the-loan': 'Los costos están en el préstamo, así que también paga intereses por ellos.',
    'cash-reprices': 'Sacar efectivo pone la tasa más alta a todo lo que debe, no solo al efectivo.',
  },
  start: '¿Quiere comparar prestamistas? Ese es un préstamo nuevo, con sus propias ofertas, fechas y documentos.',
  unknown: 'Lo que esto no puede saber',
  unknowns: [
    'Su trabajo, sus planes, su puntaje crediticio. La tasa promedio no es su cotización.',
    'Las tasas pueden subir mientras espera.',
    'Cerca de su cifra, pida tres Estimaciones de Préstamo (Loan Estimates) el mismo día.',
    'En la vivienda en que vive, todo dueño puede cancelar una refinanciación con un nuevo prestamista dentro de tres días hábiles.',
  ],
  rule: (swing, from, to) =>
    `Regla: Agarwal, Driscoll y Laibson, 2013, con un rendimiento real de 5%, inflación de 2.5%, sin deducción de impuestos, y un vaivén anual de las tasas de ${swing} puntos, contado de ${from} a ${to}. No es un consejo.`,
  loanFirst: 'Primero, el préstamo que tiene',
  loanFirstWhy: 'Su cifra sale de lo que debe, de su tasa y del tiempo que falta.',
  toLoan: 'Escribir los datos de mi préstamo',
}

export const moveWords: typeof english.moveWords = ({ key, costs, stay_years, swing }) => {
  switch (key) {
    case 'as-you-are':
      return { title: 'Como está ahora', detail: `${formatMoney(costs)} de costos, ${moreYears(stay_years)}` }
    case 'lower-costs':
      return { title: '$2,000 menos de costos', detail: 'Pida un crédito del prestamista (lender credit)' }
    case 'almost-free':
      return {
        title: `Casi gratis, ${formatMoney(costs)}`,
        detail: 'Con costos pequeños convienen pasos pequeños',
      }
    case 'shorter-stay':
      return { title: moreYears(stay_years), detail: 'Menos tiempo para recuperarlo' }
    case 'wilder-rates':
      return { title: 'Si las tasas se mueven más', detail: `${swing} puntos al año, como de 1971 a 2004` }
  }
}
