import { CONFORMING_LIMITS, ESTIMATE_LINE } from '#domain/dated-facts.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { listed } from '#domain/listed.es.ts'
import type { Translated } from '#domain/translated.ts'
import { MOST_LENDERS } from './model.ts'
import { type CheapestPeriod, costAfter } from './rules.ts'
import type * as english from './words.ts'

export const comparisonProblems: Translated<typeof english.comparisonProblems> = {
  'last-lender': {
    status: 409,
    code: 'last-lender',
    title: 'Tiene que quedar un prestamista',
    detail: 'Una comparación necesita al menos un prestamista. Agregue otro antes de quitar este.',
  },
  'too-many-lenders': {
    status: 409,
    code: 'too-many-lenders',
    title: 'No caben más',
    detail: `Puede comparar hasta ${MOST_LENDERS} prestamistas a la vez. Quite uno para agregar otro.`,
  },
  'lender-not-found': {
    status: 404,
    code: 'lender-not-found',
    title: 'Este prestamista ya no está',
    detail: 'Se quitó, quizá en otra pestaña. Vuelva a cargar la página para ver sus prestamistas como están ahora.',
  },
  'application-locked': {
    status: 409,
    code: 'application-locked',
    title: 'Solicitud cerrada',
    detail: 'Esta oferta no se puede cambiar porque su préstamo ya se cerró.',
  },
}

export const comparisonToasts: Translated<typeof english.comparisonToasts> = {
  noApplication: { title: 'Falta la solicitud', description: 'Complete primero su solicitud de hipoteca.' },
  applicationFailed: { title: 'Error', description: 'No se pudo cargar su solicitud.' },
  loadFailed: { title: 'Error', description: 'No se pudo cargar la comparación guardada' },
  saveFailed: { title: 'Error', description: 'No se pudo guardar la comparación' },
  removeFailed: { title: 'Error', description: 'No se pudo borrar de la comparación' },
}

export const mortgageTypeLabels: typeof english.mortgageTypeLabels = {
  '30_year_fixed': 'Fija a 30 años',
  '15_year_fixed': 'Fija a 15 años',
  '5_1_arm': 'ARM 5/1',
  '7_1_arm': 'ARM 7/1',
  '10_1_arm': 'ARM 10/1',
}

export const programLabels: typeof english.programLabels = {
  conventional: 'Convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

export const upfrontWords: typeof english.upfrontWords = {
  conventional: {
    label: 'Seguro pagado al inicio',
    hint: 'Solo si compra el seguro hipotecario con un solo pago. La mayoría lo paga cada mes.',
  },
  fha: { label: 'Prima inicial (UFMIP)', hint: 'Por lo general, el 1.75% del préstamo.' },
  va: {
    label: 'Cargo de financiamiento de la VA (funding fee)',
    hint: 'La primera vez 2.15%; desde 5% de pago inicial 1.5%, desde 10% 1.25%; después 3.3% con menos de 5% de pago inicial; 0.5% para refinanciar un préstamo VA con otro (IRRRL). No lo pagan los veteranos que reciben o podrían recibir compensación de la VA por discapacidad, quienes tienen un Corazón Púrpura (Purple Heart) en servicio activo ni algunos cónyuges sobrevivientes.',
  },
  usda: { label: 'Cargo de garantía (guarantee fee)', hint: 'Por lo general, el 1% del préstamo.' },
}

export const monthlyInsuranceHints: typeof english.monthlyInsuranceHints = {
  conventional:
    'Con menos de 20% de pago inicial. Termina solo cuando el plan de pagos llega al 78% del precio, si sus pagos están al día.',
  fha: 'La prima anual de la FHA en doce partes. Termina a los once años con 10% o más de pago inicial; si no, con el préstamo.',
  va: 'Los préstamos VA no lo llevan.',
  usda: 'El cargo anual del USDA en doce partes, mientras dure el préstamo.',
}

export const insuranceFieldWords: Translated<typeof english.insuranceFieldWords> = {
  counted: span => `Aquí se cuenta por ${span}.`,
  financed: 'El cargo inicial se agrega al préstamo',
  financedHint: 'Entonces paga intereses por él. Sin marcar, se paga en el cierre.',
  missing:
    'El préstamo es más del 80% del valor de la vivienda, así que un prestamista convencional pide seguro hipotecario. Escriba cuánto cobra cada uno: todavía no está en los costos.',
}

export const insuranceLine: typeof english.insuranceLine = ({ insurance }) =>
  insurance && `+ ${formatMoney(insurance.monthly)} de seguro por ${formatMonths(insurance.months)}`

export const costWords: typeof english.costWords = costs =>
  costs.some(({ insurance }) => insurance) ? 'intereses, seguro y cargos' : 'intereses y cargos'

export const feeLabels: typeof english.feeLabels = {
  originationFee: 'Cargo por tramitación (origination)',
  processingFee: 'Procesamiento (processing)',
  underwritingFee: 'Estudio del crédito (underwriting)',
  appraisalFee: 'Tasación (appraisal)',
  titleInsurance: 'Seguro de título (title)',
  creditReportFee: 'Informe de crédito (credit report)',
  floodDetermination: 'Zona de inundación (flood)',
  recordingFee: 'Registro (recording)',
  pointsCharge: 'Puntos (points)',
  otherFee: 'Otros cargos',
}

export const adjustmentReasons: typeof english.adjustmentReasons = {
  credit: 'Un puntaje más alto dice a los prestamistas que las cuentas se pagan a tiempo.',
  loan_to_value:
    'Cuanto menor es la parte prestada del valor de la vivienda, más seguro es el préstamo. La línea usual es 80%.',
  debt_to_income: 'Por debajo del 28% queda espacio para el pago; por encima del 43% queda poco.',
  property:
    'En tiempos difíciles, la gente deja primero la vivienda donde no vive. Esas viviendas también piden más pago inicial.',
  employment:
    'Esto lo agrega solo nuestro modelo: no está en la lista de precios de ningún prestamista. Los prestamistas buscan ingresos que se puedan demostrar, y por ley el de la jubilación cuenta como cualquier otro.',
  jumbo: `Nuestra estimación usa el límite de ${ESTIMATE_LINE.year}. En ${CONFORMING_LIMITS.year} Fannie Mae y Freddie Mac compran préstamos de hasta ${formatMoney(CONFORMING_LIMITS.baseline)}, y de hasta ${formatMoney(CONFORMING_LIMITS.ceiling)} en condados caros; cada año tiene sus límites. El suyo quizá no sea un préstamo jumbo.`,
}

export const rateWords: Translated<typeof english.rateWords> = {
  base: day =>
    `De aquí parte toda estimación: una cifra fija nuestra, revisada por última vez el ${day}. No es una tasa del mercado.`,
  risk: 'El riesgo bajo, medio o alto resume los ajustes de arriba. Cuentan sus deudas sin esta vivienda.',
}

export const feeHints: typeof english.feeHints = {
  originationFee: 'Por hacer el préstamo. Suele ser 1%; se puede negociar.',
  processingFee: 'Por manejar sus documentos.',
  underwritingFee: 'Por revisar el riesgo.',
  appraisalFee: 'Un tasador valora la vivienda.',
  titleInsurance: 'Protege contra reclamos antiguos sobre la vivienda. Usted puede buscarlo.',
  creditReportFee: 'Por consultar su crédito.',
  floodDetermination: 'Dice si la vivienda está en una zona inundable.',
  recordingFee: 'El condado registra la escritura.',
  pointsCharge: 'Se pagan al inicio por una tasa más baja.',
  otherFee: 'Lo demás de la página 2 de la Estimación de Préstamo (Loan Estimate).',
}

export const terms: Translated<typeof english.terms> = {
  apr: 'Esta APR suma a la tasa todos los cargos, también el título y la tasación, repartidos en toda la vida del préstamo; el seguro hipotecario no está incluido. Con ella puede comparar una tasa baja con muchos cargos y una más alta con pocos.',
  aprInsured:
    'La APR como un prestamista tiene que imprimirla (Reglamento Z, Apéndice J): con el seguro hipotecario hasta que termine y el cargo inicial, sin los cargos de tasación, informe de crédito, inundación, título y registro. Los días de intereses antes del primer mes no se cuentan, así que una Estimación de Préstamo (Loan Estimate) puede mostrar un poco más.',
  total:
    'Todos los intereses y el seguro hipotecario que paga hasta terminar el préstamo, más los cargos del inicio. El dinero prestado no está incluido: eso se devuelve igual a cualquier prestamista.',
  point:
    'Un punto es un cargo del 1% del préstamo que compra una tasa más baja. Solo conviene si conserva el préstamo bastante tiempo.',
  arm: 'Un préstamo de tasa ajustable (ARM) mantiene su primera tasa 5, 7 o 10 años. Después la tasa sigue al mercado, y también su pago.',
}

export const stayWords: typeof english.stayWords = months =>
  months >= 360 ? 'hasta el final del préstamo' : `si se queda ${formatMonths(months)}`

export const spanWords: typeof english.spanWords = months =>
  months >= 360 ? 'en todo el préstamo' : `en ${formatMonths(months)}`

export const reasonFor: typeof english.reasonFor = (names, offers, verdict, months) => {
  if (verdict.next === null) return 'Agregue un segundo prestamista para ver cuál de los dos cuesta menos.'
  if (verdict.all_equal) return 'Hasta ahora todos cuestan lo mismo. Escriba la tasa y los cargos de cada oferta.'
  const other = names[verdict.next] ?? 'el siguiente prestamista'
  const best = offers[verdict.best]?.cost
  const next = offers[verdict.next]?.cost
  if (!best || !next) {
    const guessed = [verdict.best, verdict.next].filter(lender => !offers[lender]).map(lender => names[lender] ?? '')
    return `Los cargos de ${listed(guessed)} todavía son cálculo nuestro. Escríbalos para saberlo con certeza.`
  }
  const fees = Math.round(best.starting_costs - next.starting_costs)
  const interest = Math.round(costAfter(best, months) - costAfter(next, months)) - fees
  const span = spanWords(months)
  // Mortgage insurance runs with the months, as interest does.
  const charged = best.insurance || next.insurance ? 'intereses y seguro' : 'intereses'
  if (fees === 0)
    return `Sus cargos son los mismos que los de ${other}, y cobra ${formatMoney(-interest)} menos en ${charged} ${span}.`
  if (interest === 0)
    return `Cobra lo mismo en ${charged} que ${other}, y sus cargos son ${formatMoney(-fees)} más bajos.`
  if (fees < 0 && interest < 0) {
    return `Comparado con ${other}, cobra ${formatMoney(-interest)} menos en ${charged} ${span} y ${formatMoney(-fees)} menos en cargos.`
  }
  if (fees < 0) {
    return `Sus cargos son ${formatMoney(-fees)} más bajos que los de ${other}, y solo cobra ${formatMoney(interest)} más en ${charged} ${span}.`
  }
  return `Cobra ${formatMoney(-interest)} menos en ${charged} ${span} que ${other}, y solo ${formatMoney(fees)} más en cargos.`
}

export const caveatFor: typeof english.caveatFor = (names, costs, verdict) => {
  const best = costs[verdict.best]
  const next = verdict.next === null ? undefined : costs[verdict.next]
  if (!best || !next || verdict.next === null || verdict.all_equal) return null
  if (best.worst)
    return `Su tasa puede subir: el pago pasaría a ${formatMoney(best.later_payment)} o, en el peor caso, a ${formatMoney(best.worst.payment)}.`
  const more = best.payment - next.payment
  if (more < next.payment * 0.1) return null
  return `A cambio, cuesta ${formatMoney(more)} más cada mes que ${names[verdict.next] ?? 'el siguiente prestamista'}.`
}

export const turnWords: typeof english.turnWords = (names, found) => {
  const name = (reign: CheapestPeriod | undefined) => (reign && names[reign.lender]) ?? 'otro prestamista'
  return found.slice(1).map((reign, index) => {
    const span = formatMonths(reign.from_month)
    const next = found[index + 2]
    const sooner = `Si se va antes de ${span}, lo que menos cuesta es ${name(found[0])}.`
    const longer = next
      ? `Si se queda hasta ${formatMonths(next.from_month)}, ${name(reign)}.`
      : index === 0
        ? `Si se queda más, ${name(reign)}.`
        : `Si se queda más de ${span}, ${name(reign)}.`
    return index === 0 ? `${sooner} ${longer}` : longer
  })
}
