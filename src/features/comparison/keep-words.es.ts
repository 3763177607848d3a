import { formatDate, unbroken } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Against } from '#domain/refinance/keep-or-replace.ts'
import { INFLATION, REAL_RETURN, refinanceZone } from '#domain/refinance/own-number.ts'
import { rateSwings } from '#domain/refinance/rate-swing.ts'
import type { Translated } from '#domain/translated.ts'
import type { CurrentLoan } from './current-loan.ts'
import type { AgainstKeeping } from './keep.ts'
import type * as english from './keep-words.ts'
import { stayWords } from './words.es.ts'

const FIRST_PAYMENT = 1

const NOTHING = 'nada'

export const keepWords: Translated<typeof english.keepWords> = {
  title: 'Frente a quedarse con lo que tiene',
  financed: 'Agregar los costos al préstamo nuevo',
  financedHint: 'No paga nada en el cierre, pero lo debe cuando se vaya.',
  figures: name => `${name} frente a quedarse con su préstamo`,
  figure: 'Cifra',
  timeLeft: months => `Tiempo que falta, ${formatMonths(months)}`,
  asOffered: months => `Como se ofrece, ${formatMonths(months)}`,
  paymentChange: 'Pago de cada mes',
  aheadAfter: 'Sale ganando después de',
  afterStay: months => `Ventaja después de ${formatMonths(months)}`,
  interestSaved: 'Intereses ahorrados hasta el final',
  cashCosts: 'El efectivo le cuesta',
  cashCost: cost => (cost === NOTHING ? 'El efectivo no le cuesta nada' : `El efectivo cuesta ${cost}`),
  yearly: rate => `${rate.toFixed(2)}% al año`,
  flyer: months => `Un anuncio diría: recuperado en ${formatMonths(months)}. Eso mira solo el pago, no lo que debe.`,
  cannotKnow: 'Lo que esto no puede saber',
  unknowns: [
    'Su trabajo, sus planes, su puntaje crediticio. Una tasa promedio no es su cotización.',
    'Las tasas pueden subir mientras espera.',
    'El seguro hipotecario, una multa por pago anticipado (prepayment penalty) y los puntos que pagó antes no se cuentan en ninguno de los dos lados. Pregunte por ellos.',
    '¿Está cerca de su cifra? Consiga tres Estimaciones de Préstamo (Loan Estimates) el mismo día.',
    'En la vivienda donde vive, cada dueño puede cancelar dentro de los tres días hábiles después de firmar.',
  ],
  number: 'Refinanciar conviene al',
  orBelow: 'o menos',
  guessedCosts: (costs, years) =>
    `Con nuestro cálculo de ${formatMoney(costs)} en costos y ${formatMonths(years * 12)} más en la vivienda. Las ofertas reales traen sus propios costos y por eso su propia cifra.`,
  firstAnswer: '¿Conviene refinanciar?',
}

export const standingLabels: typeof english.standingLabels = {
  pays: 'Conviene ahora',
  gains: 'Gana algo, pero aún no conviene',
  costs: 'Cuesta más de lo que ahorra',
}

export const cashRateWords: typeof english.cashRateWords = rate => (rate < 0.005 ? NOTHING : keepWords.yearly(rate))

export const keepVerdictWords: typeof english.keepVerdictWords = ({ loan, offers, best, months }, names) => {
  const leader = best === null ? null : offers[best]
  const name = names[best ?? -1] ?? ''
  if (leader?.standing === null) {
    const cost = cashRateWords(leader.cash_rate ?? 0)
    return {
      title:
        cost === NOTHING
          ? `Con ${name}, los ${formatMoney(leader.cash_out)} no le cuestan nada ${stayWords(months)}`
          : `Con ${name}, los ${formatMoney(leader.cash_out)} le cuestan ${cost} ${stayWords(months)}`,
      detail:
        'Eso lo cuenta todo: los costos y la tasa nueva sobre todo su préstamo. Pregunte cuánto costaría, en cambio, una segunda hipoteca o una línea de crédito sobre el valor de la vivienda (home equity line).',
    }
  }
  if (leader) {
    return {
      title: `${name} le ahorra ${formatMoney(leader.same_term.ahead_when_leaving)} ${stayWords(months)}`,
      detail: `${paymentWords(leader, loan)} ${aheadWords(leader.same_term)}`,
    }
  }
  const nearest = offers
    .flatMap((one, at) => (one ? [{ name: names[at] ?? '', ahead: one.same_term.ahead_when_leaving }] : []))
    .toSorted((one, other) => other.ahead - one.ahead)[0]
  return {
    title: `Quedarse con lo que tiene es lo que menos cuesta ${stayWords(months)}`,
    detail: nearest ? nearestWords(nearest.name, -nearest.ahead) : '',
  }
}

function nearestWords(name: string, more: number): string {
  return more < 1
    ? `${name} costaría casi lo mismo.`
    : `${name} es la que más se acerca. Para entonces le costaría ${formatMoney(more)} más.`
}

function paymentWords({ same_term, as_offered, offered_months }: AgainstKeeping, { months_left }: CurrentLoan): string {
  const left = formatMonths(months_left)
  if (offered_months >= months_left) {
    const by = formatMoney(Math.abs(same_term.payment_falls))
    return same_term.payment_falls < 0
      ? `El pago sube ${by} al mes en el mismo tiempo que le falta: ${left}.`
      : `El pago baja ${by} al mes en el mismo tiempo que le falta: ${left}.`
  }
  const by = formatMoney(Math.abs(as_offered.payment_falls))
  const own = formatMonths(offered_months)
  return as_offered.payment_falls < 0
    ? `Eso es lo que hace su tasa en el tiempo que le falta, ${left}. Como se ofrece, el pago sube ${by} al mes y el préstamo termina después de ${own}.`
    : `Eso es lo que hace su tasa en el tiempo que le falta, ${left}. Como se ofrece, el pago baja ${by} al mes y el préstamo termina después de ${own}.`
}

function aheadWords({ ahead_from_month }: Against): string {
  if (ahead_from_month === null) return 'Nunca saldría ganando.'
  return plural(ahead_from_month, {
    one: 'Sale ganando desde el primer pago.',
    other: `Sale ganando después de ${ahead_from_month} meses.`,
  })
}

export const aheadFigure: typeof english.aheadFigure = ({ ahead_from_month }) => {
  if (ahead_from_month === null) return 'nunca'
  return plural(ahead_from_month, { one: '1 mes', other: `${ahead_from_month} meses` })
}

export const standingDetail: typeof english.standingDetail = ({ standing, number, same_term }) => {
  if (standing === 'pays')
    return same_term.ahead_from_month === FIRST_PAYMENT
      ? 'Sale ganando desde el primer pago, y puede volver a refinanciar.'
      : 'En promedio, no se gana nada con esperar más.'
  if (standing !== 'gains') return null
  return number
    ? `Con estos costos, refinanciar conviene al ${formatRate(number.pays_at)}. En promedio, esperar vale más. Si necesita ya un pago más bajo, es razonable aceptarla.`
    : 'Su tasa puede cambiar, así que nadie puede decir si esperar vale más.'
}

export const trapWords: typeof english.trapWords = (trap, { as_offered, same_term }) => {
  switch (trap) {
    case 'term-starts-over': {
      const more_time = as_offered.payment_falls - same_term.payment_falls
      return `El plazo vuelve a empezar. De lo que baja el pago, ${formatMoney(more_time)} son solo más tiempo para pagar.`
    }
    case 'costs-in-the-loan':
      return 'Los costos están en el préstamo. No son gratis: paga intereses por ellos y los debe cuando se vaya.'
    case 'cash-reprices':
      return 'Si saca efectivo, todo su préstamo pasa a la tasa nueva, no solo el efectivo.'
  }
}

export const averageWords: typeof english.averageWords = ({ date, thirty_year }, number) => {
  const average = `El promedio de los prestamistas fue de ${formatRate(thirty_year)} el ${unbroken(formatDate(date))}.`
  switch (refinanceZone(thirty_year, number)) {
    case 'pays':
      return `${average} En promedio, refinanciar convendría ahora.`
    case 'gains':
      return `${average} Con refinanciar ganaría algo, pero en promedio esperar vale más.`
    case 'costs':
      return `${average} A esa tasa, refinanciar costaría más de lo que ahorra.`
  }
}

export const ruleWords: typeof english.ruleWords = () => {
  const { usual, calm, wild } = rateSwings()
  return `Regla: Agarwal, Driscoll y Laibson, 2013, con un ${REAL_RETURN * 100}% de rendimiento real, un ${INFLATION * 100}% de inflación y tasas que se mueven ${usual.points} puntos al año, como de ${usual.from_year} a ${usual.to_year}. En plazos más largos fueron de ${calm.points} a ${wild.points}. “Conviene” quiere decir en promedio.`
}
