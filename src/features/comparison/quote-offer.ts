import { estimateFees, FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { roundToCent } from '#domain/money.ts'
import type { NewOffer } from './comparison-draft.ts'
import { type OfferSources, PLAIN_TERMS } from './model.ts'
import type { QuotedFee, ReadQuote } from './quote-text.ts'

/** What a lender does not charge itself; a total of the lender's own fees is without them. */
const OTHERS_FEES: readonly FeeKey[] = [
  'appraisalFee',
  'titleInsurance',
  'creditReportFee',
  'floodDetermination',
  'recordingFee',
]

/**
 * The offer that a quote makes. Fees that it does not name are our guess and called one, or an offer that says little would
 * look cheap; a rate that it does not name stays empty. Only the kind of loan cannot be left open.
 */
export function offerFromQuote(quote: ReadQuote, loan_amount: number): NewOffer {
  const fees = quotedFees(quote, loan_amount)
  const guess = estimateFees(loan_amount)
  // Costs of another loan than the one they are set beside have to be checked.
  const read = isForOther(quote, loan_amount) ? 'unsure' : 'read'
  const upfront_fee = sumOf(quote.fees, 'upfront_fee')
  const sources: OfferSources = {}
  if (quote.interest_rate !== null) sources.interest_rate = 'read'
  if (quote.lender_credit !== null) sources.lender_credit = read
  if (quote.mortgage_insurance_monthly !== null) sources.mortgage_insurance_monthly = read
  if (upfront_fee !== null) sources.upfront_fee = read
  for (const key of FEE_KEYS) {
    if (fees[key] !== null) sources[key] = read
    else if (isLeftOpen(quote, key) && guess[key] > 0) {
      fees[key] = guess[key]
      sources[key] = 'guessed'
    }
  }
  return {
    ...PLAIN_TERMS,
    ...(quote.name && { name: quote.name.value }),
    interest_rate: quote.interest_rate?.value ?? null,
    mortgage_type: quote.mortgage_type?.value ?? '30_year_fixed',
    loan_program: quote.loan_program?.value ?? PLAIN_TERMS.loan_program,
    mortgage_insurance_monthly: quote.mortgage_insurance_monthly?.value ?? null,
    upfront_fee,
    lender_credit: quote.lender_credit?.value ?? null,
    fees,
    sources,
  }
}

function isLeftOpen({ total }: ReadQuote, key: FeeKey): boolean {
  return total === null || (total.of === 'lender' && OTHERS_FEES.includes(key))
}

export function isForOther({ loan_amount: quoted }: ReadQuote, loan_amount: number): boolean {
  return quoted !== null && Math.abs(quoted.value - loan_amount) >= 1
}

/** Points become dollars of this loan; what a total names beyond the named fees is 'other fees'. */
export function quotedFees(quote: ReadQuote, loan_amount: number): Record<FeeKey, number | null> {
  const fees = Object.fromEntries(FEE_KEYS.map(key => [key, sumOf(quote.fees, key)])) as Record<FeeKey, number | null>
  if (quote.points !== null) fees.pointsCharge = roundToCent((loan_amount * quote.points.value) / 100)
  if (quote.points_amount !== null) fees.pointsCharge = quote.points_amount.value
  const { total } = quote
  if (total !== null && fees.otherFee === null) {
    const counted = FEE_KEYS.filter(key => total.of === 'all' || !OTHERS_FEES.includes(key))
    const named = counted.reduce((sum, key) => sum + (fees[key] ?? 0), 0)
    if (total.value > named) fees.otherFee = roundToCent(total.value - named)
  }
  return fees
}

function sumOf(fees: readonly QuotedFee[], key: QuotedFee['key']): number | null {
  const found = fees.filter(fee => fee.key === key)
  return found.length === 0 ? null : roundToCent(found.reduce((sum, { amount }) => sum + amount, 0))
}

/** Whether there is anything to make an offer of. */
export function isReadable(quote: ReadQuote): boolean {
  const { interest_rate, points, points_amount, total, fees } = quote
  return [interest_rate, points, points_amount, total].some(figure => figure !== null) || fees.length > 0
}

/** What a comparison needs and the quote does not say. */
export function missingFrom(quote: ReadQuote): ('interest_rate' | 'mortgage_type' | 'fees')[] {
  const hasFees = quote.total !== null || quote.points_amount !== null || quote.fees.length > 0
  const missing = {
    interest_rate: quote.interest_rate === null,
    mortgage_type: quote.mortgage_type === null,
    fees: !hasFees,
  }
  return (['interest_rate', 'mortgage_type', 'fees'] as const).filter(figure => missing[figure])
}
