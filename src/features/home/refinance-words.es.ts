import { formatMoney } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './refinance-words.ts'

export const refinanceHomeWords: Translated<typeof english.refinanceHomeWords> = {
  rail: 'Su camino al préstamo nuevo',
  question: '¿Conviene refinanciar?',
  rateOrBelow: rate => `Al ${rate} o menos`,
  less: amount => `${formatMoney(amount)} menos al mes`,
  saved: amount => `${formatMoney(amount)} de ahorro`,
  keep: 'Quedarse con lo que tiene',
  compare: 'Verlo línea por línea',
  homeValue: 'Valor de la vivienda',
  newLoan: 'Préstamo nuevo',
  owed: 'Debe ahora',
  rateNow: 'Tasa actual',
  timeLeft: 'Tiempo que falta',
  plan: 'Verá cuánto ahorra una refinanciación, desde qué mes y a qué tasa convendría. Tenga a mano su último estado de cuenta. Sin consulta de crédito.',
}

export const refinanceStages: typeof english.refinanceStages = {
  plan: 'Planear',
  compare: 'Comparar',
  apply: 'Solicitar',
  close: 'Cerrar',
  keys: 'Préstamo nuevo',
}

export const refinanceStepWords: typeof english.refinanceStepWords = step => {
  switch (step.kind) {
    case 'contract-date':
      return {
        title: 'Agregue el día de su solicitud',
        detail: 'De él salen todas las fechas hasta el préstamo nuevo.',
        action: 'Abrir el calendario',
        to: '/dashboard/timeline',
      }
    case 'mark-closed':
      return {
        title: '¿Ya está en marcha el préstamo nuevo?',
        detail: 'Anote cómo se cerró. Sus cifras quedan guardadas.',
        action: 'Marcar el préstamo como cerrado',
        to: '/dashboard/closure',
      }
    case 'card':
      return {
        title: 'Comparta la noticia',
        detail: 'Haga una tarjeta para quienes le ayudaron.',
        action: 'Hacer una tarjeta para celebrar',
        to: '/dashboard/cards',
      }
    default:
      return null
  }
}

export const refinanceCashWords: typeof english.refinanceCashWords = ({ fees }, isKnown) => {
  const guess = isKnown
    ? `${formatMoney(fees)} en cargos, si no los agrega al préstamo.`
    : `${formatMoney(fees)} en cargos, según nuestro cálculo, si no los agrega al préstamo.`
  return `${guess} Se suman los impuestos, el seguro y los intereses por adelantado; lo que hay en su cuenta escrow anterior se le devuelve. La suma exacta está en su Declaración de Cierre (Closing Disclosure).`
}
