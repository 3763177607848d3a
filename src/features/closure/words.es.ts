import { formatDay } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { Translated } from '#domain/translated.ts'
import { loanTypeLabels } from '#features/application/words.es.ts'
import type { Problem } from '#resources/problem.ts'
import type * as english from './words.ts'

export const closureProblems: Translated<typeof english.closureProblems> = {
  'lender-missing': missing(
    'lender-missing',
    'chosen_lender_name',
    'Elija o escriba el prestamista con el que se quedó.',
  ),
  'application-missing': missing('application-missing', 'application_id', 'Elija un número de solicitud.'),
  'amount-missing': missing('amount-missing', 'loan_amount', 'Escriba el monto final del préstamo.'),
  'rate-missing': missing('rate-missing', 'interest_rate', 'Escriba la tasa de interés.'),
  'loan-type-missing': missing('loan-type-missing', 'loan_type', 'Elija el tipo de préstamo.'),
  'apr-missing': missing('apr-missing', 'apr', 'Escriba la APR.'),
  'application-unknown': missing('application-unknown', 'application_id', 'Elija una de sus solicitudes completas.'),
  'closing-day-ahead': {
    status: 400,
    code: 'closing-day-ahead',
    title: '¿Todavía no se ha cerrado?',
    detail: 'Este día de cierre todavía no llega. Elija el día en que firmó, o déjelo en blanco.',
    errors: [{ path: 'closed_on', message: 'Elija el día en que firmó, o déjelo en blanco.' }],
  },
  'loan-closed': {
    status: 409,
    code: 'loan-closed',
    title: 'Solicitud cerrada',
    detail: 'Estos datos no se pueden cambiar porque su préstamo ya se cerró.',
  },
}

function missing(code: string, path: string, detail: string): Problem {
  return { status: 400, code, title: 'Falta un dato', detail, errors: [{ path, message: detail }] }
}

export const closureFieldLabels: Translated<typeof english.closureFieldLabels> = {
  chosen_lender_name: 'Prestamista',
  application_id: 'Número de solicitud',
  loan_amount: 'Monto final del préstamo',
  interest_rate: 'Tasa de interés',
  loan_type: 'Tipo de préstamo',
  apr: 'APR',
  closed_on: 'Día del cierre',
  notes: 'Notas',
}

export const closureFieldValue: typeof english.closureFieldValue = (field, details) => {
  const value = details[field]
  if (value === null || value === undefined || value === '') return 'Sin respuesta'
  if (field === 'loan_amount') return formatMoney(details.loan_amount)
  if (field === 'closed_on' && details.closed_on) return formatDay(details.closed_on)
  if (field === 'loan_type' && details.loan_type) return loanTypeLabels[details.loan_type]
  return typeof value === 'number' ? `${value}%` : value
}

export const closureToasts: Translated<typeof english.closureToasts> = {
  saved: { title: '¡Listo! 🎉', description: 'Los datos de su cierre quedaron guardados.' },
  updated: { title: '¡Listo! 🎉', description: 'Los datos de su cierre quedaron actualizados.' },
  closed: { title: '¡Préstamo cerrado! 🎉', description: 'Su préstamo quedó marcado como cerrado.' },
  saveFailed: {
    title: 'Error',
    description: 'No se pudieron guardar los datos del cierre. Inténtelo de nuevo.',
    destructive: true,
  },
  closeFailed: {
    title: 'Error',
    description: 'No se pudo marcar el préstamo como cerrado. Inténtelo de nuevo.',
    destructive: true,
  },
  signedOut: {
    title: 'Hace falta iniciar sesión',
    description: 'Inicie sesión para guardar los datos de su cierre.',
    destructive: true,
  },
}

export const outcomeWords: Translated<typeof english.outcomeWords> = {
  description: `Lo que estimamos, junto a lo que firmó. Nuestra estimación parte de una base fija nuestra, revisada por última vez el ${formatDay(BASE_RATE_DAY)}, no del mercado de esa semana.`,
  implied: (years, other, prepaid) =>
    `No tuvo que decirnos sus cargos. La cifra firmada es la que resulta de su APR en un préstamo de tasa fija a ${years} años, menos unos ${prepaid} de intereses hasta el fin del mes en que cerró. Puede incluir cargos del agente de cierre, de impuestos y de vigilancia de inundaciones. La tasación, el título y el registro no están en una APR; para ellos estimamos ${other}. Las sumas exactas están en su Declaración de Cierre (Closing Disclosure).`,
  withInterest: (years, charges) =>
    `En un préstamo de tasa fija a ${years} años, de su APR resultan unos ${charges} en cargos, con los intereses hasta el fin del mes en que cerró. No podemos quitar esos intereses porque no sabemos el día. Diga en su calendario cuándo cerró y lo hacemos. Las sumas exactas están en su Declaración de Cierre (Closing Disclosure).`,
  exact: 'Las sumas exactas están en su Declaración de Cierre (Closing Disclosure).',
}

export const aprHoldsWords: typeof english.aprHoldsWords = {
  'mortgage-insurance':
    'Con menos de 20% de pago inicial, la APR suele incluir el seguro hipotecario además de los cargos del prestamista, así que no podemos calcular con ella los cargos.',
  'fha-premiums':
    'La APR de un préstamo FHA incluye su seguro hipotecario inicial y anual además de los cargos del prestamista, así que no podemos calcular con ella los cargos.',
  'va-funding-fee':
    'La APR de un préstamo VA incluye el cargo de financiamiento (funding fee) además de los cargos del prestamista, así que no podemos calcular con ella los cargos.',
  'usda-fees':
    'La APR de un préstamo USDA incluye sus cargos de garantía y anual además de los cargos del prestamista, así que no podemos calcular con ella los cargos.',
  'rate-to-come':
    'La APR de un préstamo de tasa ajustable incluye la tasa que se espera más adelante, así que no podemos calcular con ella los cargos.',
  'other-terms':
    'La APR de este tipo de préstamo incluye más que los cargos del prestamista, así que no podemos calcularlos con ella.',
}

export const differenceWords: typeof english.differenceWords = ({ estimated, signed }, unit) => {
  if (signed === null) return '—'
  const difference = signed - estimated
  if (Math.abs(difference) < (unit === 'money' ? 0.5 : 0.0005)) return 'Igual'
  const size = Math.abs(difference)
  if (unit === 'money') return difference < 0 ? `${formatMoney(size)} menos` : `${formatMoney(size)} más`
  const points = formatRate(size).replace('%', '')
  return difference < 0 ? `${points} puntos menos` : `${points} puntos más`
}
