import { listed } from '#domain/listed.es.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type { OddProduct, OfferNeed } from './offer-obstacle.ts'
import type * as english from './offer-words.ts'

export const offerStateWords: Translated<typeof english.offerStateWords> = {
  expired: day => `Venció el ${day}`,
  expiredWhy:
    'Estos costos valían hasta entonces. Puede conservar la oferta, pero no se compara. Pida nuevas cifras al prestamista.',
  refused: 'Aún no sirve para comparar',
  refusedProduct: 'No sirve para comparar',
}

export const obstacleWords: typeof english.obstacleWords = obstacle => {
  if (obstacle.kind === 'product') return oddProductWords[obstacle.product]
  const { missing, unsure } = obstacle
  const sentences = [
    missing.length > 0 && `No pudimos leer esto: ${listed(missing.map(need => needWords[need]))}.`,
    unsure.length > 0 && `Revise primero esto: ${listed(unsure.map(need => needWords[need]))}.`,
    'Sin eso, la oferta parecería más barata o más cara de lo que es.',
  ]
  return sentences.filter(Boolean).join(' ')
}

const oddProductWords: Record<OddProduct, string> = {
  'interest-only':
    'En este préstamo pagaría al principio solo intereses, y más después. La comparación no puede ponerlo junto a préstamos que se pagan desde el primer mes.',
  negative:
    'En este préstamo puede crecer lo que debe. La comparación no puede ponerlo junto a préstamos que se pagan desde el primer mes.',
  balloon:
    'Este préstamo termina con un pago grande. La comparación no puede ponerlo junto a préstamos que se pagan mes por mes.',
  step: 'Los pagos de este préstamo suben por escalones. La comparación no puede ponerlo junto a préstamos con pagos iguales.',
  seasonal:
    'Algunos meses de este préstamo no tienen pago. La comparación no puede ponerlo junto a préstamos que se pagan cada mes.',
  term: 'La comparación conoce préstamos de tasa fija a 30 y a 15 años, y este dura otro tiempo.',
  adjustable: 'La comparación conoce préstamos ajustables cuya primera tasa dura 5, 7 o 10 años, y este es distinto.',
}

const needWords: Record<OfferNeed, string> = {
  interest_rate: 'la tasa de interés',
  loan_amount: 'el monto del préstamo',
  section_A: 'los gastos por tramitación (A)',
  section_B: 'los servicios que usted no puede contratar (B)',
  section_C: 'los servicios que usted puede contratar (C)',
  section_D: 'los costos totales del préstamo (D), que no son la suma de A, B y C',
  section_E: 'los impuestos y otros cargos gubernamentales (E)',
  section_H: 'los otros costos (H)',
  lender_credits: 'los créditos del prestamista (J)',
  payments: 'los pagos mensuales de la página 1',
}

export const differenceWords: Translated<typeof english.differenceWords> = {
  title: '¿Es este documento del mismo préstamo?',
  sentence: difference => {
    if (difference.kind === 'home')
      return `Es de una vivienda en ${stateLabel(difference.disclosure)}. Sus respuestas dicen ${stateLabel(difference.own)}.`
    return difference.disclosure === 'refinance'
      ? 'Es de una refinanciación. Sus respuestas son para comprar una vivienda.'
      : 'Es para comprar una vivienda. Sus respuestas son de una refinanciación.'
  },
  ask: 'Si es otro préstamo, déjelo fuera de esta comparación o actualice sus respuestas.',
}

export const otherLoanWords: Translated<typeof english.otherLoanWords> = {
  title: 'Este documento es de otro préstamo',
  text: (disclosure, down, own) =>
    down === null
      ? `Este documento es de ${disclosure}. Su comparación es de ${own}.`
      : `Este documento es de ${disclosure} con ${down}% de pago inicial. Su comparación es de ${own}.`,
  how: '¿Cómo se debe comparar?',
  own: disclosure => `Con el préstamo del documento, ${disclosure}`,
  ownWhy: 'Se pone junto a otras ofertas de ese monto, y queda fuera de la respuesta para el suyo.',
  anyway: own => `Agregarlo de todos modos, con sus ${own}`,
  anywayWhy: 'Sus cargos se marcan ‘por revisar’: un prestamista pediría otros con su monto.',
  choose: 'Diga primero cómo se debe comparar.',
  update: 'Actualizar mis respuestas',
}
