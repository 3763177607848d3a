import { formatDay } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const scenarioWords: Translated<typeof english.scenarioWords> = {
  title: 'Pagar antes su hipoteca',
  description:
    'Vea qué logra pagar un poco más cada mes: cuántos intereses ahorra y cuánto antes la vivienda es del todo suya.',
  calculate: 'Calcular',
  waiting: 'Escriba primero el monto del préstamo y la tasa de interés.',
  nothing: 'No hay préstamo que calcular: el monto, la tasa y el plazo deben ser mayores que cero.',
  standard: 'Normal',
  with_extra: 'Con adicional',
}

export const loanInWords: typeof english.loanInWords = ({ inputs }) => {
  const { loan_amount, interest_rate, loan_term, extra_payment } = inputs
  const loan = `${formatMoney(loan_amount)} al ${formatRate(interest_rate)} por ${formatMonths(loan_term * 12)}`
  return extra_payment > 0 ? `${loan}, ${formatMoney(extra_payment)} adicionales al mes` : loan
}

export const answerInWords: typeof english.answerInWords = ({ inputs, months_saved, with_extra }) => {
  if (inputs.extra_payment === 0) return 'Escriba un pago mensual adicional para ver cuánto ahorra.'
  if (months_saved === 0) return 'El préstamo termina el mismo mes; el pago adicional baja un poco los intereses.'
  return `La vivienda es del todo suya después de ${formatMonths(with_extra.months)}.`
}

export const balanceInWords: typeof english.balanceInWords = ({ inputs, standard, with_extra }) => {
  const plain = `Según el plan, el saldo llega a cero después de ${formatMonths(standard.months)}.`
  if (inputs.extra_payment === 0) return plain
  return `${plain} Con ${formatMoney(inputs.extra_payment)} adicionales al mes, después de ${formatMonths(with_extra.months)}.`
}

export const moneyInWords: typeof english.moneyInWords = ({ inputs, standard, with_extra, interest_saved }) => {
  const cents = Math.round((with_extra.total_interest / inputs.loan_amount) * 100)
  const plain = `Por cada dólar prestado, este préstamo cuesta ${cents} centavos de intereses.`
  return interest_saved > 0
    ? `${plain} Sin el pago adicional pagaría ${formatMoney(standard.total_paid)} en total.`
    : plain
}

export const breakdownWords: Translated<typeof english.breakdownWords> = {
  title: 'Desglose del pago',
  description: 'A dónde va cada pago mensual, ahora y después.',
  fromApplication: `Empieza con su solicitud, con costos calculados por nosotros y con nuestra tasa estimada, que parte de una cifra nuestra del ${formatDay(BASE_RATE_DAY)}, no del mercado. Cambie lo que sepa mejor.`,
  typeOver: 'Cambie lo que sepa mejor.',
  'paid-off': 'El préstamo está pagado. Quedan los impuestos, el seguro y las cuotas.',
}

export const pmiInWords: typeof english.pmiInWords = ({ pmi_months }, months_paid, home_value) => {
  if (pmi_months === null) return null
  if (months_paid >= pmi_months)
    return 'Para entonces el seguro hipotecario ya terminó, si todos los pagos fueron a tiempo.'
  const end = formatMonths(pmi_months)
  return home_value
    ? `El seguro hipotecario (PMI) termina solo después de ${end}, cuando aún se debe el 78% del valor original de la vivienda, si sus pagos están al día. Puede pedirlo por escrito al 80%.`
    : `El seguro hipotecario (PMI) termina a más tardar después de ${end}, a la mitad del préstamo. Escriba lo que cuesta la vivienda para ver cuándo termina al 78%.`
}

export const splitInWords: typeof english.splitInWords = ({
  payment_number,
  months,
  principal_and_interest,
  interest,
}) => {
  if (payment_number === null || principal_and_interest === 0) return breakdownWords['paid-off']
  const share = Math.round((interest / principal_and_interest) * 100)
  return `En el pago ${payment_number} de ${months}, el ${share}% de lo que va al préstamo son intereses.`
}

export const turnInWords: typeof english.turnInWords = month => {
  if (month === null) return 'Desde el primer pago va más a la vivienda que al prestamista.'
  return `Desde el pago ${month} (después de ${formatMonths(month - 1)}) va más a su vivienda que al prestamista.`
}

export const payoffQuestions: Translated<typeof english.payoffQuestions> = [
  {
    question: '¿Qué hay en el pago mensual?',
    answer:
      'El capital (principal) y los intereses (interest) de un préstamo de tasa fija. Los impuestos sobre la propiedad, el seguro y las cuotas van aparte y no cambian lo que ahorran los pagos adicionales.',
  },
  {
    question: '¿Cuándo cuenta el pago adicional?',
    answer:
      'Desde el primer pago, y cada mes hasta que se acabe el préstamo. Todo va al capital. Dígale a su prestamista que es para el capital (for principal).',
  },
  {
    question: '¿Qué tan exactas son las cifras?',
    answer:
      'El plan va mes por mes en centavos enteros, con una doceava parte de la tasa anual cada mes, y el último pago cierra el préstamo exactamente. Su prestamista puede redondear un centavo de otra forma.',
  },
  {
    question: '¿Puedo guardar o compartir un resultado?',
    answer:
      'Sí. La dirección de la página lleva las cifras que usted escribe: guárdela en favoritos o envíela. Nosotros no guardamos nada.',
  },
]
