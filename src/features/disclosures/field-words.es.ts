import { CASH_ROWS, type CashRowKey, type CostLine } from '#domain/disclosures/disclosure.ts'
import type { FieldKey } from '#domain/disclosures/fields.ts'
import { cashWords } from './disclosure-words.es.ts'
import type * as english from './field-words.ts'

/** In the words of the official Spanish form, but that ours speak to the reader and leave out its slips. */
const fieldWords: Record<FieldKey, string> = {
  date_issued: 'Fecha de emisión',
  closing_date: 'Fecha de cierre',
  disbursement_date: 'Fecha de desembolso',
  settlement_agent: 'Agente de cierre (settlement agent)',
  file_number: 'Número de archivo',
  applicants: 'Deudores',
  seller: 'Vendedor',
  lender: 'Prestamista',
  property: 'Inmueble',
  sale_price: 'Precio o valor',
  price_is: 'Tipo de precio',
  loan_term_months: 'Plazo del préstamo en meses',
  purpose: 'Finalidad',
  product: 'Producto',
  loan_type: 'Tipo de préstamo',
  loan_id: 'Número del préstamo',
  mic_number: 'Número de caso del seguro hipotecario (MIC)',
  rate_lock: 'Tasa bloqueada',
  rate_lock_until: 'Tasa bloqueada hasta',
  rate_lock_time: 'Hora en que termina el bloqueo',
  closing_costs_expire: 'Vigencia de los costos de cierre',
  closing_costs_expire_time: 'Hora en que vencen los costos',
  loan_amount: 'Monto del préstamo',
  loan_amount_can_increase: 'El monto del préstamo puede aumentar',
  loan_amount_words: 'Cómo puede aumentar el monto',
  interest_rate: 'Tasa de interés',
  interest_rate_can_increase: 'La tasa puede aumentar',
  interest_rate_words: 'Cómo puede aumentar la tasa',
  principal_and_interest: 'Pago mensual de capital e intereses',
  principal_and_interest_can_increase: 'El pago puede aumentar',
  principal_and_interest_words: 'Cómo puede aumentar el pago',
  prepayment_penalty: 'Multa por pago anticipado',
  prepayment_penalty_most: 'Mayor multa por pago anticipado',
  prepayment_penalty_words: 'Condiciones de la multa por pago anticipado',
  balloon_payment: 'Cuota extraordinaria (balloon payment)',
  balloon_payment_amount: 'Monto de la cuota extraordinaria',
  balloon_payment_words: 'Condiciones de la cuota extraordinaria',
  taxes_insurance_assessments: 'Impuestos, seguro y cuotas al mes',
  property_taxes_in_escrow: 'Impuestos sobre la propiedad en depósito',
  homeowners_insurance_in_escrow: 'Seguro de la vivienda en depósito',
  other_in_escrow: 'Otro en depósito',
  other_in_escrow_label: 'Qué más está en depósito',
  closing_costs: 'Costos de cierre',
  closing_costs_loan: 'Costos del préstamo en la página 1',
  closing_costs_other: 'Otros costos en la página 1',
  closing_costs_credits: 'Créditos del prestamista en la página 1',
  cash_to_close: 'Dinero en efectivo para el cierre',
  cash_direction: 'Efectivo de usted o para usted',
  points_percent: 'Puntos en porcentaje',
  section_A: 'A. Gastos por tramitación',
  section_B: 'B. Servicios que usted no puede contratar',
  section_C: 'C. Servicios que usted puede contratar',
  section_D: 'D. Costos totales del préstamo',
  section_E: 'E. Impuestos y otros cargos gubernamentales',
  section_F: 'F. Pagos anticipados',
  section_G: 'G. Pago inicial de la cuenta en depósito (escrow)',
  section_H: 'H. Otros',
  section_I: 'I. Total de otros costos',
  section_J: 'J. Total de costos de cierre',
  lender_credits: 'Créditos del prestamista',
  credit_above_limit: 'Crédito por costos que pasan del límite legal',
  interest_only_payments: 'Pagos de interés solamente',
  optional_payments: 'Pagos opcionales',
  step_payments: 'Pagos escalonados',
  seasonal_payments: 'Pagos estacionales',
  first_payment_change: 'Primer cambio del pago',
  subsequent_payment_changes: 'Cambios subsiguientes del pago',
  maximum_payment: 'Pago máximo',
  index_and_margin: 'Índice y margen',
  initial_rate: 'Tasa de interés inicial',
  minimum_rate: 'Tasa de interés mínima',
  maximum_rate: 'Tasa de interés máxima',
  first_rate_change: 'Primer cambio de la tasa',
  subsequent_rate_changes: 'Cambios subsiguientes de la tasa',
  first_rate_change_limit: 'Límite del primer cambio',
  subsequent_rate_change_limit: 'Límite de los cambios subsiguientes',
  section_K: 'K. Lo que usted debe al cierre',
  section_L: 'L. Lo ya pagado',
  section_M: 'M. Lo que se debe al vendedor',
  section_N: 'N. Lo que debe el vendedor',
  cash_from_or_to_borrower: 'Su efectivo al cierre',
  borrower_cash_direction: 'De usted o para usted',
  cash_from_or_to_seller: 'El efectivo del vendedor',
  seller_cash_direction: 'Del vendedor o para el vendedor',
  in_5_years_total: 'Pagado en cinco años',
  in_5_years_principal: 'Capital pagado en cinco años',
  total_of_payments: 'Total de pagos',
  finance_charge: 'Cargo financiero',
  amount_financed: 'Monto financiado',
  apr: 'APR',
  tip: 'Total de intereses pagados (TIP)',
  assumption: 'Un comprador puede asumir el préstamo',
  demand_feature: 'Característica de demanda',
  late_payment_days: 'Días hasta que un pago está atrasado',
  late_payment_fee: 'Cargo por pago atrasado',
  servicing: 'Quién recibirá sus pagos',
  negative_amortization: 'Amortización negativa',
  partial_payments: 'Pagos parciales',
  security_interest: 'Garantía del préstamo',
  escrow_account: 'Cuenta en depósito (escrow)',
  escrowed_costs_year_1: 'Costos en depósito del primer año',
  non_escrowed_costs_year_1: 'Costos fuera del depósito en el primer año',
  initial_escrow_payment: 'Pago inicial de la cuenta en depósito (escrow)',
  monthly_escrow_payment: 'Pago mensual de la cuenta en depósito (escrow)',
  no_escrow_costs_year_1: 'Costos de la propiedad en el primer año',
  escrow_waiver_fee: 'Cargo por no tener cuenta en depósito (escrow)',
  liability_after_foreclosure: 'Responsabilidad después de la ejecución de la hipoteca',
}

const COLUMN_WORDS: Record<string, string> = {
  amount: '',
  paid_before: 'antes del cierre',
  seller_paid: 'por el vendedor',
  seller_paid_before: 'por el vendedor antes del cierre',
  paid_by_others: 'por otros',
  estimate: 'en la estimación',
  principal_and_interest: 'capital e intereses',
  principal_and_interest_least: 'capital e intereses, lo menor',
  mortgage_insurance: 'seguro hipotecario',
  escrow: 'depósito (escrow)',
  total: 'pago completo',
  total_least: 'pago completo, lo menor',
  each: 'cada vez',
  times: 'cuántas veces',
}

export const figureName: typeof english.figureName = (disclosure, path) => {
  const known = (fieldWords as Record<string, string>)[path]
  if (known) return known
  const [table = '', row = '', column = ''] = path.split('.')
  const part = COLUMN_WORDS[column] ?? column.replaceAll('_', ' ')
  if (table === 'lines') return lineName(disclosure.lines[Number(row)], column, part)
  if (table === 'payments') return together(yearsName(disclosure.payments[Number(row)]?.label ?? ''), part)
  if (table === 'cash' && isCashRow(row)) return together(cashWords[row], part)
  return together(row.replaceAll('_', ' '), part)
}

/** A charge's own name stays as the disclosure prints it. */
function lineName(line: CostLine | undefined, column: string, part: string): string {
  if (!line) return part
  if (column === 'label') return `Nombre de un cargo en la sección ${line.section}`
  return together(line.label === '' ? `Cargo sin nombre en la sección ${line.section}` : line.label, part)
}

/** `Years 1-7` as the Spanish form has it. */
function yearsName(label: string): string {
  return label
    .replace(/^Years (\d+)-(\d+)$/, 'Años $1 a $2')
    .replace(/^Year (\d+)$/, 'Año $1')
    .replace(/^Years (\d+) on$/, 'Desde el año $1')
    .replace(/^Final Payment$/, 'Pago final pactado')
}

function together(what: string, part: string): string {
  return part === '' ? what : `${what}, ${part}`
}

function isCashRow(key: string): key is CashRowKey {
  return (CASH_ROWS as readonly string[]).includes(key)
}
