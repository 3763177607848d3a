import { formatCents } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './current-loan-words.ts'

export const currentLoanProblems: Translated<typeof english.currentLoanProblems> = {
  'value-missing': 'Escriba cuánto vale hoy la vivienda, o un cálculo aproximado.',
  'balance-missing': 'Escriba cuánto debe todavía. Está en su estado de cuenta mensual.',
  'rate-missing': 'Escriba la tasa que paga ahora. Está en su estado de cuenta mensual.',
  'time-left-missing':
    'Escriba cuántos años le quedan, o su pago mensual. Con cualquiera de los dos calculamos el otro.',
  'payment-too-small':
    'Con este pago no se terminaría de pagar el préstamo: es menor que los intereses, o tardaría más de 50 años. Revise el saldo, la tasa y el pago.',
  'cash-missing': 'Escriba cuánto efectivo quiere sacar.',
  'loan-below-balance': 'El préstamo nuevo es menor que lo que debe. Revise los dos montos.',
  'cash-too-much': 'El préstamo nuevo sería mayor que el valor de la vivienda. Revise los montos.',
}

export const currentLoanWords: Translated<typeof english.currentLoanWords> = {
  title: 'El préstamo que tiene ahora',
  where: 'Todo esto está en su estado de cuenta mensual (monthly statement).',
  homeUse: '¿Cómo usa la vivienda?',
  homeValue: '¿Cuánto vale hoy la vivienda?',
  homeValueHint: 'Basta un cálculo aproximado. Sirven 450,000 y 450k.',
  balance: 'Saldo que todavía debe',
  balanceHint: 'El saldo del capital (principal balance), antes del pago de este mes.',
  rate: 'Tasa de interés actual',
  yearsLeft: 'Años que faltan',
  monthsLeft: 'y meses',
  timeLeftHint: 'Por ejemplo, 24 años y 3 meses.',
  wholeNumber: 'Escriba un número entero, como 24.',
  payment: 'Pago mensual actual',
  paymentHint: 'Solo capital e intereses, sin impuestos ni seguro.',
  servicer: 'Administrador hipotecario (servicer)',
  servicerHint: 'La compañía a la que paga cada mes.',
  cash: 'Efectivo que quiere sacar',
  cashHint: 'Se suma a lo que debe. Todo el préstamo nuevo lleva la tasa nueva.',
  newLoan: amount => `Su préstamo nuevo sería de ${amount}, antes de los costos que le agregue.`,
  paymentDiffers: expected =>
    `Con este saldo, esta tasa y este tiempo, el pago sería de ${formatCents(expected)}. Uno más alto suele incluir impuestos y seguro. Nosotros comparamos con ${formatCents(expected)}.`,
}

export const homeUseLabels: typeof english.homeUseLabels = { primary_residence: 'Vivo en ella' }
