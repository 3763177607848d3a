import {
  COMFORTABLE_DEBTS,
  COMFORTABLE_HOME,
  HIGHEST_DEBTS,
  LENDER_DEBTS,
  RESERVE_MONTHS,
  TAX_ESCROW_MONTHS,
} from '#domain/affordability.ts'
import { formatDay, unbroken } from '#domain/day-words.es.ts'
import { formatMoney, formatPercent, formatRate, signed } from '#domain/figures.ts'
import { INSURANCE_RANGE, PREMIUM_RATES, USUAL_INSURANCE_RATE, USUAL_PMI_RATE } from '#domain/housing-cost.ts'
import { plural } from '#domain/plural.es.ts'
import { TAX_YEAR, USUAL_TAX_RATE } from '#domain/property-tax.ts'
import { BASE_RATE, BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { Translated } from '#domain/translated.ts'
import { buyerWords, marketNote } from '#features/comparison/market-words.es.ts'
import { LESS_DEBT, MORE_SAVINGS, type Mover } from './affordability.ts'
import type * as english from './affordability-words.ts'

export const affordabilityWords: Translated<typeof english.affordabilityWords> = {
  title: '¿Cuánto puede pagar por una vivienda?',
  description: 'El precio que le deja margen, el que muchos prestamistas aceptarían, y el efectivo que necesita.',
  nextHome: 'Para una vivienda que quizás compre después: el precio que le deja margen y el efectivo que necesita.',
  refinanceTitle: '¿Refinancia? El precio ya quedó atrás',
  refinanceText:
    'Lo que cuenta ahora es si un préstamo nuevo cuesta menos que el que tiene. La comparación contesta eso primero.',
  toComparison: 'Abrir la comparación',
  example: 'Un ejemplo. Escriba sus cifras y todo cambia.',
  waiting: 'Escriba su ingreso anual para ver cuánto puede pagar.',
  noPrice: 'Con estas deudas, ningún precio le deja margen.',
  lead: 'Le queda cómodo hasta cerca de',
  repairs: price =>
    `Muchos dueños apartan cerca del 1% del precio al año para reparaciones: ${formatMoney(price / 1200)} al mes.`,
}

export const aboutMoney: typeof english.aboutMoney = amount => formatMoney(Math.floor(amount / 1000) * 1000)

export const fitWords: typeof english.fitWords = ({ at, comfortable, lender }) => {
  const home = `Una vivienda de ${formatMoney(at.price)}`
  if (at.price <= comfortable * 0.97) return `${home} le queda bien, con espacio de sobra.`
  if (at.price <= comfortable) return `${home} le queda bien, con poco espacio de sobra.`
  if (at.price <= lender)
    return `${home} le queda ajustada: un prestamista puede decir que sí, pero llegará a fin de mes con poco margen.`
  return `${home} pasa de lo que muchos prestamistas aceptan con estas cifras.`
}

export const limitWords: typeof english.limitWords = ({ limited_by, means }) => {
  if (limited_by === 'savings')
    return `Sus ahorros ponen este límite: tienen que pagar todo en el cierre, y dejar ${RESERVE_MONTHS} meses de pagos.`
  if (limited_by === 'debts') return `Sus deudas de ${formatMoney(means.monthly_debts)} al mes ponen este límite.`
  return 'Este límite lo pone su ingreso.'
}

export const bandWords: typeof english.bandWords = ({ means }) => {
  const pay = means.annual_income / 12
  return [
    {
      name: 'Cómodo',
      words: `La vivienda se lleva como máximo el ${COMFORTABLE_HOME}% de su ingreso antes de impuestos (${formatMoney((pay * COMFORTABLE_HOME) / 100)} al mes), vivienda y deudas como máximo el ${COMFORTABLE_DEBTS}%, y ${RESERVE_MONTHS} meses de pagos quedan en el banco.`,
    },
    {
      name: 'Ajustado',
      words: `Un prestamista puede decir que sí: vivienda y deudas no pasan del ${LENDER_DEBTS}% de su ingreso, y sus ahorros pagan el cierre (closing). Llegará a fin de mes con poco margen.`,
    },
    {
      name: 'Demasiado',
      words: `Menos prestamistas dicen que sí. Ya no hay un límite federal; algunos programas llegan al ${HIGHEST_DEBTS}%. Un pago inicial (down payment) mayor o deudas menores lo cambiarían.`,
    },
  ]
}

export const monthWords: typeof english.monthWords = ({ at, rate_from, means }) => {
  const figure = formatRate(at.annual_rate)
  const rate = {
    typed: figure,
    survey: `${figure} (el promedio)`,
    estimate: `${figure} (nuestro cálculo)`,
  }[rate_from]
  return `Con ${formatMoney(at.price)}, ${formatPercent(means.down_percent)} de pago inicial (down payment) y ${rate}, a 30 años`
}

export const ratioWords: typeof english.ratioWords = ({ at, means }) => {
  const pay = means.annual_income / 12
  const debts = means.monthly_debts
  const today = `Sus deudas se llevan hoy el ${formatPercent((debts / pay) * 100)} de su ingreso antes de impuestos; con esta vivienda, el ${formatPercent(at.debt_ratio)}.`
  const left = pay - at.month.total - debts
  return left > 0 ? `${today} Le quedan ${formatMoney(left)} cada mes, antes del impuesto sobre el ingreso.` : today
}

export const cashWords: typeof english.cashWords = ({ at, means }) => {
  if (means.savings === null) return 'Escriba sus ahorros para ver si alcanzan.'
  const left = means.savings - at.cash.total
  if (left < 0) return `Son ${formatMoney(-left)} más de lo que tiene ahorrado.`
  const months = Math.floor(left / at.month.total)
  if (months < 1) return 'Queda menos de un mes de pagos. Los prestamistas suelen pedir dos o más.'
  return plural(months, {
    one: 'Le queda guardado cerca de 1 mes de pagos de la vivienda.',
    other: `Le quedan guardados cerca de ${months} meses de pagos de la vivienda.`,
  })
}

export const notInCashWords: typeof english.notInCashWords = ({ means }) =>
  means.agent_percent
    ? 'No incluye: impuestos de transferencia y de hipoteca, seguro de título del dueño (owner’s title insurance), el cargo por la operación de cierre (settlement fee), la mudanza. Pregunte al agente de cierre (settlement agent).'
    : 'No incluye: su propio agente, si acordó pagarle (a menudo del 2% al 3% del precio), impuestos de transferencia y de hipoteca, seguro de título del dueño (owner’s title insurance), el cargo por la operación de cierre (settlement fee), la mudanza. Pregunte al agente de cierre (settlement agent).'

export const feesWords: typeof english.feesWords = ({ fees_source }) => {
  const ahead = `Por adelantado se pagan un año de seguro y hasta ${TAX_ESCROW_MONTHS} meses de impuestos.`
  return fees_source === 'guessed'
    ? `Los cargos son cálculos nuestros; hoy la tasación (appraisal) y el informe de crédito a menudo cuestan más. ${ahead}`
    : `Los cargos son los de su oferta. ${ahead}`
}

export const secondWords: typeof english.secondWords = ({ second }) => {
  if (!second) return null
  const note = marketNote(second.gap, second.monthly, second.is_known_buyer ? buyerWords.you : buyerWords.goodCredit)
  return { ...note, gap: `${note.gap} Con esa tasa, hasta cerca de ${aboutMoney(second.comfortable)}.` }
}

export const moverWords: typeof english.moverWords = (kind, { rate, means }) => {
  const words: Record<Mover['kind'], string> = {
    'rate-down': `si su tasa fuera de ${formatRate(Math.max(0, rate - 0.5))}`,
    'rate-up': `si su tasa fuera de ${formatRate(rate + 0.5)}`,
    'less-debt': `si pagara deudas por ${formatMoney(LESS_DEBT)} al mes`,
    'more-savings': `si tuviera ${formatMoney(MORE_SAVINGS)} más ahorrados`,
    'more-down': `si diera ${formatPercent(means.down_percent + 5)} de pago inicial`,
    'less-down': `si diera ${formatPercent(means.down_percent - 5)} de pago inicial`,
  }
  return words[kind]
}

export const moveWords: typeof english.moveWords = ({ comfortable, lender }) => {
  const moves = (amount: number) => signed(amount, size => formatMoney(Math.round(size / 1000) * 1000))
  if (Math.abs(comfortable) >= 1000) return { change: moves(comfortable), note: null }
  if (Math.abs(lender) < 1000) return { change: 'Sin cambio', note: null }
  return { change: 'Sin cambio', note: `Solo cambia el precio ajustado: ${moves(lender)}.` }
}

export const affordabilityQuestions: Translated<typeof english.affordabilityQuestions> = [
  {
    question: '¿De dónde vienen los dos precios?',
    answer: `“Cómodo” mantiene la vivienda dentro del ${COMFORTABLE_HOME}% de su ingreso antes de impuestos, y la vivienda con las deudas dentro del ${COMFORTABLE_DEBTS}%: dos viejas reglas prácticas. “Ajustado” termina en ${LENDER_DEBTS}%, una línea que muchos prestamistas todavía usan. Desde 2021 ninguna regla federal nombra un porcentaje; Fannie Mae y Freddie Mac pueden llegar al ${HIGHEST_DEBTS}%.`,
  },
  {
    question: '¿Qué tasa se usa?',
    answer: `La suya, si la escribe. Si no, el promedio de los prestamistas en la encuesta semanal de Freddie Mac, que es de compradores con crédito excelente y 20% de pago inicial. Nuestra propia estimación va en segundo lugar: parte de ${formatRate(BASE_RATE)}, una cifra fija nuestra, revisada por última vez el ${unbroken(formatDay(BASE_RATE_DAY))}. No es una tasa del mercado ni una oferta.`,
  },
  {
    question: '¿Qué es cálculo nuestro?',
    answer: `Los impuestos sobre la propiedad (property tax) son nuestro cálculo aproximado para su estado; sin estado, el promedio del país de ${TAX_YEAR} según la Encuesta de la Comunidad (American Community Survey), cerca de ${USUAL_TAX_RATE}%. Los condados varían mucho, así que escriba los suyos. En algunos estados, como California y Florida, con una venta el impuesto se calcula de nuevo. El seguro de vivienda se toma como ${USUAL_INSURANCE_RATE}% del precio al año, igual en todas partes; según el lugar va de cerca de ${INSURANCE_RANGE[0]}% a ${INSURANCE_RANGE[1]}%. El seguro hipotecario con menos de 20% de pago inicial se toma como ${USUAL_PMI_RATE}% del préstamo al año. Los dos son cálculos nuestros: pida una cotización. FHA suele cobrar ${formatRate(PREMIUM_RATES.fha)} y USDA ${formatRate(PREMIUM_RATES.usda)}.`,
  },
  {
    question: '¿Qué hay en el efectivo para el cierre (cash to close)?',
    answer: `El pago inicial, nuestra estimación de los cargos del prestamista y de títulos, su propio agente si lo escribe, y lo que se paga por adelantado: un año de seguro de vivienda, ${TAX_ESCROW_MONTHS} meses de impuestos y dos de seguro para la cuenta escrow, y quince días de intereses. Los prestamistas toman de tres a seis meses de impuestos; contamos lo máximo. No incluye los impuestos de transferencia y de hipoteca, el seguro de título del dueño (owner’s title insurance) ni el cargo por la operación de cierre (settlement fee): pregunte al agente de cierre. Un depósito que pagó con la oferta cuenta para esto.`,
  },
  {
    question: '¿Puedo guardar o compartir un resultado?',
    answer:
      'Sí. La dirección de la página lleva sus cifras: guárdela en favoritos o envíela. Nosotros no guardamos nada.',
  },
]
