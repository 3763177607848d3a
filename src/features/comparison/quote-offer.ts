import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { roundToCent } from '#domain/money.ts'
import type { NewOffer } from './comparison-draft.ts'
import { PLAIN_TERMS } from './model.ts'
import type { QuoteFigure, ReadQuote } from './quote-text.ts'

/** The offer that a quote makes: what was read, and nothing else. Only the kind of loan cannot be left open. */
export function offerFromQuote(quote: ReadQuote, loan_amount: number): NewOffer {
  return {
    ...PLAIN_TERMS,
    ...(quote.name && { name: quote.name }),
    interest_rate: quote.interest_rate,
    mortgage_type: quote.mortgage_type ?? '30_year_fixed',
    loan_program: quote.loan_program ?? PLAIN_TERMS.loan_program,
    mortgage_insurance_monthly: quote.mortgage_insurance_monthly,
    lender_credit: quote.lender_credit,
    fees: quotedFees(quote, loan_amount),
  }
}

/** Points become dollars of this loan; what a total names beyond the named fees is 'other fees'. */
export function quotedFees(quote: ReadQuote, loan_amount: number): Record<FeeKey, number | null> {
  const fees = Object.fromEntries(FEE_KEYS.map(key => [key, quote.fees[key] ?? null])) as Record<FeeKey, number | null>
  if (quote.points !== null) fees.pointsCharge = roundToCent((loan_amount * quote.points) / 100)
  if (quote.total !== null && fees.otherFee === null) {
    const named = FEE_KEYS.reduce((sum, key) => sum + (fees[key] ?? 0), 0)
    if (quote.total > named) fees.otherFee = roundToCent(quote.total - named)
  }
  return fees
}

/** Whether there is anything to make an offer of. */
export function isReadable(quote: ReadQuote): boolean {
  return (
    quote.interest_rate !== null || quote.points !== null || quote.total !== null || Object.keys(quote.fees).length > 0
  )
}

/** What a comparison needs and the quote does not say, or says twice. */
export function missingFrom(quote: ReadQuote): QuoteFigure[] {
  const missing: QuoteFigure[] = []
  if (quote.interest_rate === null) missing.push('interest_rate')
  if (quote.mortgage_type === null) missing.push('mortgage_type')
  if (quote.total === null && quote.points === null && Object.keys(quote.fees).length === 0) missing.push('total')
  return missing.filter(figure => !quote.unclear.includes(figure))
}
