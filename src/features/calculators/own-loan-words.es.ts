import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './own-loan-words.ts'

export const ownLoanWords: Translated<typeof english.ownLoanWords> = {
  failed: 'No pudimos cargar su propio préstamo. Las cifras de abajo son un ejemplo.',
  tryAgain: 'Intentar de nuevo',
  paid: ({ owed, rate, months_left }) =>
    `Del préstamo que está pagando: todavía debe ${formatMoney(owed)} al ${formatRate(rate)} y le faltan ${formatMonths(months_left)}. Cambie lo que quiera para probar.`,
  toPaid: 'Abrir Mi vivienda',
  start({ loan_amount, rate, from, lender, is_chosen }) {
    const figures = `${formatMoney(loan_amount)} al ${formatRate(rate)}`
    const change = 'Cambie lo que quiera para probar.'
    if (from === 'closed')
      return lender
        ? `De su préstamo cerrado con ${lender}: ${figures}. ${change}`
        : `De su préstamo cerrado: ${figures}. ${change}`
    if (from === 'survey') return `De su solicitud: ${figures}, el promedio de los prestamistas. ${change}`
    if (from === 'estimate') return `De su solicitud: ${figures}, nuestro cálculo. ${change}`
    if (is_chosen && !lender) return `De su solicitud: ${figures}, la oferta que eligió. ${change}`
    return lender
      ? `De su solicitud: ${figures}, la oferta de ${lender}. ${change}`
      : `De su solicitud: ${figures}, su oferta más barata. ${change}`
  },
}
