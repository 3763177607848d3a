import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import { isForOther, missingFrom, offerFromQuote } from './quote-offer.ts'
import type { Read } from './quote-text.ts'
import type * as english from './quote-words.ts'
import { feeLabels, mortgageTypeLabels, programLabels } from './words.es.ts'

export const quoteWords: Translated<typeof english.quoteWords> = {
  title: 'Pegar una cotización',
  description:
    'Copie lo que escribió el prestamista, o una página con sus cifras. Se lee aquí, en su dispositivo. El texto debe estar en inglés.',
  text: 'El texto del prestamista',
  read: 'Lo que leímos',
  line: 'En el texto:',
  nothing: 'En este texto no hay ninguna tasa ni cargo que pudiéramos leer. Escriba las cifras.',
  unclear: 'No estamos seguros de estas líneas y no tomamos nada de ellas. Escriba lo que dicen.',
  guesses: 'No está en el texto: es cálculo nuestro hasta que usted lo escriba',
  add: 'Agregar esta oferta',
  addReason: 'Pegue primero un texto con una tasa o cargos.',
  cancel: 'Cancelar',
}

const labels = {
  lender: 'Prestamista',
  interest_rate: 'Tasa de interés',
  apr: 'APR',
  mortgage_type: 'Tipo de hipoteca',
  loan_program: 'Programa del préstamo',
  points: 'Puntos',
  total: 'Total de cargos',
  lender_total: 'Cargos propios del prestamista',
  lender_credit: 'Crédito del prestamista',
  mortgage_insurance_monthly: 'Seguro hipotecario al mes',
  loan_amount: 'Monto del préstamo',
  lock_days: 'Bloqueo de tasa',
} as const

export const quoteLines: typeof english.quoteLines = (quote, loan_amount) => {
  const shown: english.QuoteLine[] = []
  function show<Value>(label: string, read: Read<Value> | null, format: (value: Value) => string, note?: string) {
    if (!read) return
    shown.push({ label, value: format(read.value), line: quote.lines[read.line] ?? '', ...(note && { note }) })
  }
  const { points, points_amount, total } = quote
  show(labels.lender, quote.name, String)
  show(labels.interest_rate, quote.interest_rate, formatRate)
  show(labels.apr, quote.apr, formatRate, 'La del prestamista. La nuestra la calculamos con los cargos.')
  show(labels.mortgage_type, quote.mortgage_type, type => mortgageTypeLabels[type])
  show(labels.loan_program, quote.loan_program, program => programLabels[program])
  show(labels.loan_amount, quote.loan_amount, dollars)
  show(labels.points, points, count =>
    points_amount || count === 0 ? String(count) : `${count}: ${dollars((loan_amount * count) / 100)}`,
  )
  show(feeLabels.pointsCharge, points_amount, dollars)
  for (const { name, amount, line } of quote.fees) show(capital(name), { value: amount, line }, dollars)
  show(total?.of === 'lender' ? labels.lender_total : labels.total, total, dollars)
  show(labels.lender_credit, quote.lender_credit, dollars)
  show(labels.mortgage_insurance_monthly, quote.mortgage_insurance_monthly, dollars)
  show(labels.lock_days, quote.lock_days, days => `${days} días`)
  return shown
}

export const guessedLines: typeof english.guessedLines = (quote, loan_amount) => {
  const { fees, sources } = offerFromQuote(quote, loan_amount)
  return FEE_KEYS.filter(key => sources[key] === 'guessed').map(key => ({
    label: feeLabels[key],
    value: dollars(fees[key] ?? 0),
  }))
}

function dollars(amount: number): string {
  return Number.isInteger(amount) ? formatMoney(amount) : formatCents(amount)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const quoteNotes: typeof english.quoteNotes = (quote, loan_amount) => {
  const missing = missingFrom(quote)
  const notes = []
  if (quote.loan_amount && isForOther(quote, loan_amount)) {
    notes.push(
      `Esta cotización es para un préstamo de ${dollars(quote.loan_amount.value)}; usted compara ${formatMoney(loan_amount)}. Sus cargos quedan marcados ‘por revisar’: pida una cotización por su monto.`,
    )
  }
  if (missing.includes('interest_rate')) {
    notes.push('En el texto no hay ninguna tasa que pudiéramos leer. La oferta no se compara hasta que la agregue.')
  }
  if (missing.includes('mortgage_type')) {
    notes.push('No dice qué tipo de préstamo es. Se agrega como de tasa fija a 30 años; cámbielo si no es así.')
  }
  return notes
}
