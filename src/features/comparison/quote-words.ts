import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { isForOther, missingFrom, offerFromQuote } from './quote-offer.ts'
import type { Read, ReadQuote } from './quote-text.ts'
import { feeLabels, mortgageTypeLabels, programLabels } from './words.ts'

export const quoteWords = {
  title: 'Paste a quote',
  description: 'Copy what the lender wrote, or a page with their figures. It’s read here, on your device.',
  text: 'The lender’s text',
  read: 'What we read',
  line: 'In the text:',
  nothing: 'There’s no rate and no fee in this text that we could read. Type the figures instead.',
  unclear: 'We’re not sure about these lines, and took nothing from them. Type what they say.',
  guesses: 'Not in the text, so our guess until you type them',
  add: 'Add this offer',
  addReason: 'Paste a text with a rate or fees first.',
  cancel: 'Cancel',
} as const

const labels = {
  lender: 'Lender',
  interest_rate: 'Interest rate',
  apr: 'APR',
  mortgage_type: 'Mortgage type',
  loan_program: 'Loan program',
  points: 'Points',
  total: 'Total fees',
  lender_total: 'Lender’s own fees',
  lender_credit: 'Lender credit',
  mortgage_insurance_monthly: 'Mortgage insurance a month',
  loan_amount: 'Loan amount',
  lock_days: 'Rate lock',
} as const

export interface QuoteLine {
  label: string
  value: string
  /** The line of the text that says it. */
  line: string
  /** How we came to it, where it was not simply read. */
  note?: string
}

/** Every figure that was read, beside the line that it came from. */
export function quoteLines(quote: ReadQuote, loan_amount: number): QuoteLine[] {
  const shown: QuoteLine[] = []
  function show<Value>(label: string, read: Read<Value> | null, format: (value: Value) => string, note?: string) {
    if (!read) return
    shown.push({ label, value: format(read.value), line: quote.lines[read.line] ?? '', ...(note && { note }) })
  }
  const { points, points_amount, total } = quote
  show(labels.lender, quote.name, String)
  show(labels.interest_rate, quote.interest_rate, formatRate)
  show(labels.apr, quote.apr, formatRate, 'The lender’s own. We work ours out from the fees.')
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
  show(labels.lock_days, quote.lock_days, days => `${days} days`)
  return shown
}

/** Fees that the quote does not name, with what we guess instead. */
export function guessedLines(quote: ReadQuote, loan_amount: number): { label: string; value: string }[] {
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

/** What is said below the figures: another loan, no rate, no kind of loan. */
export function quoteNotes(quote: ReadQuote, loan_amount: number): string[] {
  const missing = missingFrom(quote)
  const notes = []
  if (quote.loan_amount && isForOther(quote, loan_amount)) {
    notes.push(
      `This quote is for a loan of ${dollars(quote.loan_amount.value)}; you’re comparing ${formatMoney(loan_amount)}. Its fees are marked ‘to check’: ask for a quote on your amount.`,
    )
  }
  if (missing.includes('interest_rate')) {
    notes.push('There’s no rate in the text that we could read. The offer isn’t compared until you add it.')
  }
  if (missing.includes('mortgage_type')) {
    notes.push('It doesn’t say what kind of loan it is. It’s added as a 30-year fixed; change that if it isn’t.')
  }
  return notes
}
