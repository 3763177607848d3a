import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './current-loan-words.ts'

export const currentLoanWords: Translated<typeof english.currentLoanWords> = {
  between: 'Entre los prestamistas',
  keep: 'Quedarse con lo que tiene',
  line: 'Su préstamo hoy',
  yourLoan: ({ annual_rate, months_left }) =>
    `Su préstamo actual · ${formatRate(annual_rate)} · le faltan ${formatMonths(months_left)}`,
  payment: 'Pago',
  aMonth: amount => `${formatMoney(amount)} al mes`,
  interest: span => `Intereses ${span}`,
  owed: 'Todavía debe entonces',
  leastOfLenders: 'El prestamista que menos cuesta',
  neverChosen: 'No hay nada que firmar. Queda como está.',
  withoutCash: 'Sin el efectivo.',
  costsLeast: 'Quedarse con lo que tiene es lo que menos cuesta',
  cheapest: dollars => `Quedarse con lo que tiene cuesta ${formatMoney(dollars)} menos`,
  term: months_left => `faltan ${formatMonths(months_left)}`,
  noFees: 'ninguno',
}
