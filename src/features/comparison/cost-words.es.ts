import { formatRate } from '#domain/figures.ts'
import { taxAfterSale } from '#domain/property-tax.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type * as english from './cost-words.ts'

export const taxWords: typeof english.taxWords = (state, isRefinance = false) => {
  if (isRefinance)
    return state
      ? `Refinanciar no cambia sus impuestos sobre la propiedad: están en su última factura. Los nuestros son un cálculo aproximado para ${stateLabel(state)}.`
      : 'Refinanciar no cambia sus impuestos sobre la propiedad: están en su última factura. Los nuestros son un cálculo aproximado para todo el país.'
  if (!state) return 'El impuesto es nuestro cálculo para todo el país.'
  const after = taxAfterSale(state)
  if (!after) return `El impuesto es nuestro cálculo aproximado para ${stateLabel(state)}: pregunte en el condado.`
  if (after.resets === 'cap')
    return `El impuesto es nuestro cálculo aproximado. En ${stateLabel(state)} el tope del vendedor termina con la venta, así que el suyo puede ser más alto que la factura del vendedor: pregunte en el condado.`
  const start =
    after.resets === 'price'
      ? 'Su impuesto parte del precio que usted paga, no de la factura del vendedor'
      : 'Su impuesto parte de lo que vale la vivienda cuando compra, no de la factura del vendedor'
  return after.range
    ? `${start}: en ${stateLabel(state)}, por lo general del ${formatRate(after.range[0])} al ${formatRate(after.range[1])} de ese valor al año.`
    : `${start}. El nuestro es lo que pagan los dueños en ${stateLabel(state)}, así que el suyo puede ser más alto: pregunte en el condado.`
}

export const insuranceGuess: typeof english.insuranceGuess =
  'El seguro es un cálculo aproximado; según el lugar y la casa puede ser la mitad o el triple, así que pida una cotización.'

export const guessWords: typeof english.guessWords = (state, isRefinance = false) =>
  `${taxWords(state, isRefinance)} ${insuranceGuess}`
