import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { quotedFees } from './quote-offer.ts'
import type { QuoteFigure, ReadQuote } from './quote-text.ts'
import { feeLabels, mortgageTypeLabels, programLabels } from './words.ts'

export const quoteWords = {
  title: 'Paste a quote',
  description: 'Copy what the lender wrote, or a page with their figures. It’s read here, on your device.',
  text: 'The lender’s text',
  read: 'What we read',
  nothing: 'There’s no rate and no fee in this text that we could read. Type the figures instead.',
  add: 'Add this offer',
  addReason: 'Paste a text with a rate or fees first.',
  cancel: 'Cancel',
  noType: 'It doesn’t say what kind of loan it is. It’s added as a 30-year fixed; change that if it isn’t.',
} as const

const labels: Record<Exclude<QuoteFigure, keyof typeof feeLabels>, string> = {
  interest_rate: 'Interest rate',
  mortgage_type: 'Mortgage type',
  loan_program: 'Loan program',
  points: 'Points',
  total: 'Fees',
  lender_credit: 'Lender credit',
  mortgage_insurance_monthly: 'Mortgage insurance a month',
  loan_amount: 'Loan amount',
}

const labelOf = (figure: QuoteFigure) => ({ ...labels, ...feeLabels })[figure]

export interface QuoteLine {
  label: string
  value: string
  /** How we came to it, where it was not simply read. */
  note?: string
}

/** Everything that the offer will hold, line by line, before it is added. */
export function quoteLines(quote: ReadQuote, loan_amount: number): QuoteLine[] {
  const lines: QuoteLine[] = []
  if (quote.name) lines.push({ label: 'Lender', value: quote.name })
  if (quote.interest_rate !== null) lines.push({ label: labels.interest_rate, value: formatRate(quote.interest_rate) })
  if (quote.mortgage_type) lines.push({ label: labels.mortgage_type, value: mortgageTypeLabels[quote.mortgage_type] })
  if (quote.loan_program) lines.push({ label: labels.loan_program, value: programLabels[quote.loan_program] })
  const fees = quotedFees(quote, loan_amount)
  for (const key of FEE_KEYS) {
    const fee = fees[key]
    if (fee !== null) lines.push({ label: feeLabels[key], value: dollars(fee), ...noteOn(key, quote, loan_amount) })
  }
  if (quote.lender_credit !== null) lines.push({ label: labels.lender_credit, value: dollars(quote.lender_credit) })
  if (quote.mortgage_insurance_monthly !== null) {
    lines.push({ label: labels.mortgage_insurance_monthly, value: dollars(quote.mortgage_insurance_monthly) })
  }
  return lines
}

function noteOn(key: keyof typeof feeLabels, quote: ReadQuote, loan_amount: number): { note?: string } {
  if (key === 'pointsCharge' && quote.points !== null) {
    return { note: `${quote.points} of your ${formatMoney(loan_amount)} loan, 1 point being 1%` }
  }
  if (key !== 'otherFee' || quote.fees.otherFee !== undefined || quote.total === null) return {}
  return { note: `what is left of their total of ${dollars(quote.total)} after the fees above` }
}

function dollars(amount: number): string {
  return Number.isInteger(amount) ? formatMoney(amount) : formatCents(amount)
}

/** `Not in the text: interest rate, fees. They stay empty until you type them.` */
export function missingWords(figures: readonly QuoteFigure[]): string | null {
  const open = figures.filter(figure => figure !== 'mortgage_type').map(figure => labelOf(figure).toLowerCase())
  return open.length === 0 ? null : `Not in the text: ${open.join(', ')}. What’s empty counts as 0 until you type it.`
}

/** `More than one figure for: appraisal. We left it empty.` */
export function unclearWords(figures: readonly QuoteFigure[]): string | null {
  if (figures.length === 0) return null
  const names = figures.map(figure => labelOf(figure).toLowerCase()).join(', ')
  return `The text has more than one figure for: ${names}. We left it open; type the right one.`
}

/** A quote for another loan is no quote for this one. */
export function otherLoanWords(quote: ReadQuote, loan_amount: number): string | null {
  if (quote.loan_amount === null || Math.abs(quote.loan_amount - loan_amount) < 1) return null
  return `This quote is for a loan of ${dollars(quote.loan_amount)}; you’re comparing ${formatMoney(loan_amount)}. Ask for one on your amount: fees, points and the rate may differ.`
}
