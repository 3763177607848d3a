import { formatDay } from '#domain/day-words.es.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './loan-words.ts'

export const loanFormLabels: Translated<typeof english.loanFormLabels> = {
  servicer: 'Administrador (servicer): a quién le paga',
  balance: 'Lo que todavía debe',
  due_on: 'Fecha del próximo pago',
  rate: 'Tasa',
  payment: 'Capital (principal) e intereses al mes',
  escrow: 'Impuestos y seguro al mes',
  mortgage_insurance: 'Seguro hipotecario (mortgage insurance) al mes',
  home_value: 'Lo que pagó por la vivienda',
  first_payment_on: 'Primer pago de este préstamo',
  late_fee_percent: 'Cargo por pago atrasado en su pagaré',
  grace_days: 'Días de gracia en su pagaré',
  insurance_ends_on: 'Día en que termina por ley el seguro hipotecario',
  rate_changes_on: 'Primer pago con una nueva tasa',
}

export const loanFormWords: Translated<typeof english.loanFormWords> = {
  title: 'Las cifras de su préstamo',
  enter: 'Escriba los datos de su préstamo',
  enterWhy: 'Bastan cuatro cifras de su último estado de cuenta. Toma un minuto.',
  enterRest: 'Ya está escrito lo que se sabe por el cierre. Lo demás está en su último estado de cuenta.',
  closedHere: 'De sus documentos y del cierre. Cambie lo que sea distinto.',
  entered: 'Como usted las escribió.',
  more: 'Más, si lo sabe',
  balanceHint: 'En los estados de cuenta tiene otro nombre (outstanding o unpaid principal).',
  paymentHint: 'Sin impuestos ni seguro.',
  valueHint: 'U otro valor con el que contar.',
  insuranceHint: 'Su diario del seguro hipotecario lo calcula.',
  rateDay: '¿Cuándo cambia su tasa por primera vez?',
  rateDayWhy: counted =>
    `Según los años que sus documentos o su oferta llaman fijos, el primer pago con una tasa nueva es el ${formatDay(counted)}. Es un cálculo nuestro: el día está en su pagaré (note).`,
  enterRateDay: 'Escribir el día',
  rateHint: 'Solo para un préstamo de tasa ajustable (ARM).',
  save: 'Guardar',
  saved: 'Su préstamo está guardado',
  change: 'Cambiar',
  close: 'Cerrar',
  none: '—',
  asBefore: (due, figure) => `${figure} antes del pago del ${formatDay(due)}`,
  days: days => plural(days, { one: '1 día', other: `${days} días` }),
}

export const asIfRateStays: typeof english.asIfRateStays = (rate, may_change_on) =>
  `Calculado como si su tasa se quedara en ${formatRate(rate)}. Desde el pago del ${formatDay(may_change_on)} puede cambiar.`

export const entryWords: Translated<typeof english.entryWords> = {
  otherTitle: 'Aquí está planeando otro préstamo',
  other: 'El préstamo que ya paga tiene su propio lugar, así no se mezcla nada. Arriba puede pasar de uno a otro.',
  begin: 'Agregar el préstamo que pago',
}

export const loanDayWords: Translated<typeof english.loanDayWords> = {
  title: 'Del préstamo que paga',
  calendar: 'Agregar a mi calendario',
  fileName: 'keyturn-mi-vivienda.ics',
}
