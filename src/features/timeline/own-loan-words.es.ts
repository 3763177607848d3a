import { formatMoney } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import { loanContext } from './loan-context.ts'
import type * as english from './own-loan-words.ts'

export const ownLoanWords: typeof english.ownLoanWords = answers => {
  if (!answers?.property_state) return null
  const { loan_amount, property_state } = answers
  const kind = loanContext(answers).is_refinance ? 'una refinanciación' : 'un préstamo para comprar vivienda'
  const loan = loan_amount ? `${kind} de ${formatMoney(loan_amount)}` : kind
  return `De su solicitud: ${loan} en ${stateLabel(property_state)}. De ahí salen sus fechas y derechos.`
}
