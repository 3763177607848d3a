import { isKnown } from '#domain/figure-source.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './price-note-words.ts'

export const priceNoteWords: Translated<typeof english.priceNoteWords> = { seeWhy: 'Ver por qué' }

export const priceNoteTitle: typeof english.priceNoteTitle = (price, { comfortable, standing }) => {
  if (comfortable === null) return 'Con estas deudas, ningún precio le deja margen.'
  if (standing === 'fits') return `${formatMoney(price)} es cómodo para su ingreso.`
  if (standing === 'stretch') return `${formatMoney(price)} queda ajustado: ${formatMoney(comfortable)} sería cómodo.`
  return `${formatMoney(price)} pasa de lo que aceptan muchos prestamistas: ${formatMoney(comfortable)} sería cómodo.`
}

export const priceNoteCash: typeof english.priceNoteCash = (down_payment_amount, { fees, fees_source }) => {
  const least = formatMoney(down_payment_amount + fees)
  return isKnown(fees_source)
    ? `Lleve por lo menos ${least}.`
    : `Lleve por lo menos ${least}; los cargos que incluye son cálculo nuestro.`
}
