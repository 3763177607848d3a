import { formatMoney, formatMonths } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import { isRefinance } from './current-loan.ts'
import { currentLoanProblems, homeUseLabels } from './current-loan-words.es.ts'
import type { ApplicationField } from './model.ts'
import type * as english from './words.ts'

export const applicationProblems: Translated<typeof english.applicationProblems> = {
  'application-locked': {
    status: 409,
    code: 'application-locked',
    title: 'Solicitud cerrada',
    detail: 'Esta solicitud no se puede cambiar porque su préstamo ya se cerró.',
  },
  'closure-required': {
    status: 409,
    code: 'closure-required',
    title: 'No se puede crear otra solicitud',
    detail: 'Complete los datos del cierre de su solicitud actual antes de crear una nueva.',
  },
  'state-required': {
    status: 400,
    code: 'state-required',
    title: 'Falta un dato necesario',
    detail: 'Para completar su solicitud y calcular las fechas hace falta el estado de la vivienda.',
    errors: [{ path: 'property_state', message: 'Elija el estado de la vivienda para continuar.' }],
  },
  'choice-needed': {
    status: 409,
    code: 'choice-needed',
    title: '¿Qué solicitud quiere conservar?',
    detail: 'En su cuenta ya hay una solicitud, y usted hizo otra sin cuenta. Las dos están a salvo hasta que elija.',
  },
  'current-loan-wrong': {
    status: 400,
    code: 'current-loan-wrong',
    title: 'Revise el préstamo que tiene ahora',
    detail: 'Algo del préstamo que quiere reemplazar no concuerda.',
  },
}

export const loanProblems: Translated<typeof english.loanProblems> = {
  ...currentLoanProblems,
  'price-missing': 'Escriba el precio de la vivienda, o un cálculo aproximado. Todo lo demás parte de él.',
  'down-payment-missing': 'Escriba un pago inicial. Puede ser $0.',
  'down-payment-too-much': 'El pago inicial es mayor que el precio de la vivienda. Revise los dos montos.',
  'loan-too-much': 'El préstamo es mayor que el precio de la vivienda. Revise los dos montos.',
}

export const fieldLabels: typeof english.fieldLabels = {
  loan_purpose: 'Finalidad del préstamo',
  property_type: 'Uso de la vivienda',
  property_value: 'Valor de la vivienda',
  loan_amount: 'Monto del préstamo',
  down_payment_percentage: 'Pago inicial (down payment)',
  down_payment_amount: 'Monto del pago inicial',
  property_state: 'Estado de la vivienda',
  property_zip_code: 'Código postal',
  property_found: 'Vivienda encontrada',
  credit_score_range: 'Puntaje crediticio',
  employment_status: 'Fuente de ingresos',
  annual_income: 'Ingreso anual',
  monthly_debt_payments: 'Pagos de deudas al mes',
  current_balance: 'Saldo actual',
  current_rate: 'Tasa actual',
  current_months_left: 'Tiempo que falta',
  current_payment: 'Pago actual',
  current_servicer: 'Administrador hipotecario',
}

const refinanceLabels: Partial<Record<ApplicationField, string>> = {
  property_value: 'Valor de la vivienda',
  loan_amount: 'Préstamo nuevo',
}

export const fieldLabel: typeof english.fieldLabel = (field, purpose) =>
  (isRefinance(purpose) && refinanceLabels[field]) || fieldLabels[field]

/** As in the summary, where the range of a score stands below its name. */
const answerLabels: Record<string, string> = {
  purchase: 'Compra',
  refinance: 'Refinanciación',
  cash_out_refinance: 'Refinanciación con efectivo',
  primary_residence: 'Vivienda principal',
  secondary_home: 'Segunda vivienda',
  investment_property: 'Propiedad de inversión',
  excellent_740_plus: 'Excelente',
  good_670_739: 'Bueno',
  fair_580_669: 'Regular',
  poor_below_580: 'Bajo',
  employed: 'Empleo',
  self_employed: 'Trabajo por cuenta propia',
  retired: 'Jubilación',
  unemployed: 'Sin trabajo por ahora',
}

export const fieldValue: typeof english.fieldValue = (field, value) => {
  if (value === null || value === '') return 'Sin respuesta'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (field === 'property_state') return stateLabel(String(value))
  if (typeof value === 'string') return field === 'current_servicer' ? value : (answerLabels[value] ?? value)
  if (field === 'current_months_left') return formatMonths(value)
  return /amount|income|debt|property_value|balance|current_payment/.test(field) ? formatMoney(value) : `${value}%`
}

export const applicationToasts: Translated<typeof english.applicationToasts> = {
  completed: (tracking_id, isPaidByLenders) => ({
    title: '¡Solicitud completa!',
    description: isPaidByLenders
      ? `Su número de seguimiento es ${tracking_id}. Los prestamistas nos pagan una comisión cuando se cierra un préstamo con este número; usted no paga nada.`
      : `Su número de seguimiento es ${tracking_id}. Un prestamista podría pagarnos una comisión cuando se cierre un préstamo con este número. Hoy nadie la paga, y usted no paga nada.`,
  }),
  guestCompleted: {
    title: '¡Borrador guardado!',
    description: 'Está en este navegador. Cree una cuenta gratis para tenerla a salvo y usarla en todas partes.',
  },
  stateRequired: {
    title: 'Falta el estado',
    description: 'Elija el estado de la vivienda para continuar. Hace falta para calcular bien las fechas.',
    destructive: true,
  },
  eligibilityUnknown: {
    title: 'Error',
    description: 'No se pudo revisar si puede crear una solicitud.',
    destructive: true,
  },
  submitFailed: {
    title: 'Error',
    description: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
    destructive: true,
  },
}

export const wizardSteps: Translated<typeof english.wizardSteps> = [
  'Datos del préstamo',
  'Lugar de la vivienda',
  'Datos financieros',
  'Revisar y enviar',
]

export const refinanceTip: Translated<typeof english.refinanceTip> = {
  title: 'Tenga a mano su último estado de cuenta',
  text: 'Ahí están el saldo, la tasa y el pago. Si debe más del 80% de lo que vale la vivienda, un préstamo convencional suele llevar otra vez seguro hipotecario privado (PMI).',
}

export const applicationTips: Translated<typeof english.applicationTips> = [
  {
    title: 'Menos de 20% de pago inicial lleva PMI',
    text: 'El seguro hipotecario privado (PMI) protege al prestamista. En un préstamo convencional puede terminar cuando deba el 80% del valor original de la vivienda, si sus pagos están al día.',
  },
  {
    title: 'Compare en dos semanas',
    text: 'Las consultas de crédito de prestamistas hipotecarios dentro de 14 a 45 días cuentan como una. Si las hace en 14 días, todos los modelos de puntaje están de acuerdo.',
  },
  {
    title: 'Un bloqueo de tasa (rate lock) le da tiempo',
    text: 'Los bloqueos de tasa duran de 30 a 60 días. Pregunte cuánto cuesta extenderlo antes de bloquear.',
  },
]

const choiceLabels: Record<string, string> = {
  purchase: 'Comprar una vivienda',
  refinance: 'Refinanciar',
  cash_out_refinance: 'Refinanciar y sacar efectivo',
  primary_residence: 'Voy a vivir en ella',
  secondary_home: 'Segunda vivienda',
  investment_property: 'Propiedad de inversión',
  excellent_740_plus: 'Excelente (740 o más)',
  good_670_739: 'Bueno (670–739)',
  fair_580_669: 'Regular (580–669)',
  poor_below_580: 'Bajo (menos de 580)',
  employed: 'De un empleo',
  self_employed: 'De un trabajo por cuenta propia',
  retired: 'De la jubilación',
  unemployed: 'No trabajo por ahora',
}

export const choiceLabel: typeof english.choiceLabel = (value, purpose = null) =>
  (isRefinance(purpose) ? homeUseLabels[value] : undefined) ?? choiceLabels[value] ?? value

export const loanTypeLabels: typeof english.loanTypeLabels = {
  conventional: 'Convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  jumbo: 'Jumbo',
  refinance: 'Refinanciación',
  heloc: 'HELOC',
  construction: 'Construcción',
  other: 'Otro',
}
