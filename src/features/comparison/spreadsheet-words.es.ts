import type { Translated } from '#domain/translated.ts'
import type * as english from './spreadsheet-words.ts'

export const csvHeads: Translated<typeof english.csvHeads> = {
  lender: 'Prestamista',
  mortgage_type: 'Tipo de hipoteca',
  loan_amount: 'Monto del préstamo',
  interest_rate: 'Tasa de interés (%)',
  rate_source: 'La tasa es',
  payment: 'Pago mensual',
  later_payment: 'Pago después de ajustarse la tasa',
  loan_program: 'Programa del préstamo',
  insurance: 'Seguro hipotecario al mes',
  insurance_months: 'Meses de seguro hipotecario',
  total_fees: 'Total de cargos',
  fees_source: 'Los cargos son',
  upfront_fee: 'Cargo inicial',
  upfront_fee_financed: 'Cargo inicial agregado al préstamo',
  lender_credit: 'Crédito del prestamista',
  true_apr: 'APR real (%)',
  apr_with_insurance: 'APR según la ley, con seguro hipotecario (%)',
  total_cost: 'Costo total (intereses, seguro y cargos)',
  above_best: 'Más que la mejor',
  not_compared: 'No se compara',
}

export const csvStayCost: typeof english.csvStayCost = span => `Costo si se queda ${span}`

export const csvAnswers: Translated<typeof english.csvAnswers> = { yes: 'sí', no: 'no' }

export const csvSources: typeof english.csvSources = {
  typed: 'de usted',
  read: 'del documento',
  unsure: 'por revisar',
  surveyed: 'de una encuesta',
  guessed: 'cálculo nuestro',
}

export const messageWords: Translated<typeof english.messageWords> = {
  question: (loan_amount, stay) => `¿Qué préstamo cuesta menos? ${loan_amount}, ${stay}:`,
  offer(offer) {
    const figures = [
      offer.mortgage_type,
      offer.rate,
      `APR real ${offer.apr}`,
      [`${offer.payment} al mes`, offer.insurance].filter(Boolean).join(' '),
      ...(offer.fees_are_guessed ? ['los cargos son cálculo nuestro'] : []),
    ]
    return `${offer.place}. ${offer.name}: ${offer.cost} en ${offer.made_of} (${figures.join(', ')})`
  },
  keep: (name, cost, rate, payment) => `${name}: ${cost} en intereses (${rate}, ${payment} al mes)`,
}
