import { CONFORMING_LIMITS, ESTIMATE_LINE } from '#domain/dated-facts.ts'
import type { FeeKey } from '#domain/fee-estimate.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { listed } from '#domain/listed.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { possessive } from '#domain/possessive.ts'
import type { AdjustmentKey } from '#domain/rate-estimate.ts'
import type { Problem } from '#resources/problem.ts'
import { englishMortgageTypes } from './english-types.ts'
import type { QuotableOffer, RatedCost } from './known-offer.ts'
import type { LoanCost } from './loan-cost.ts'
import { MOST_LENDERS } from './model.ts'
import { type CheapestPeriod, costAfter, type Verdict } from './rules.ts'

export type ComparisonProblem = 'last-lender' | 'too-many-lenders' | 'lender-not-found' | 'application-locked'

export const comparisonProblems = {
  'last-lender': {
    status: 409,
    code: 'last-lender',
    title: 'One lender has to stay',
    detail: 'A comparison needs at least one lender. Add another before you remove this one.',
  },
  'too-many-lenders': {
    status: 409,
    code: 'too-many-lenders',
    title: 'That’s as many as fit',
    detail: `You can compare up to ${MOST_LENDERS} lenders at once. Remove one to add another.`,
  },
  'lender-not-found': {
    status: 404,
    code: 'lender-not-found',
    title: 'This lender is gone',
    detail: 'It was removed, perhaps in another tab. Reload to see your lenders as they are now.',
  },
  'application-locked': {
    status: 409,
    code: 'application-locked',
    title: 'Application Locked',
    detail: 'This offer cannot be edited because your loan has been closed.',
  },
} satisfies Record<ComparisonProblem, Problem>

export const comparisonToasts = {
  noApplication: { title: 'No Application Found', description: 'Please complete your mortgage application first.' },
  applicationFailed: { title: 'Error', description: 'Failed to load application data.' },
  loadFailed: { title: 'Error', description: 'Failed to load saved comparison data' },
  saveFailed: { title: 'Error', description: 'Failed to save comparison data' },
  removeFailed: { title: 'Error', description: 'Failed to delete comparison data' },
} as const

export const mortgageTypeLabels: Record<MortgageType, string> = englishMortgageTypes

export const programLabels: Record<LoanProgram, string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

/** What an upfront fee is called and usually is, by program. A lender's own disclosure always wins. */
export const upfrontWords: Record<LoanProgram, { label: string; hint: string }> = {
  conventional: {
    label: 'Insurance paid up front',
    hint: 'Only if you buy mortgage insurance with one payment. Most people pay it monthly.',
  },
  fha: { label: 'Upfront premium (UFMIP)', hint: 'Usually 1.75% of the loan.' },
  va: {
    label: 'VA funding fee',
    hint: 'The first time 2.15%, from 5% down 1.5%, from 10% down 1.25%; 3.3% later with less than 5% down; 0.5% to refinance a VA loan into another (IRRRL). Some pay none: veterans who get or could get VA disability pay, Purple Heart holders on active duty, and some surviving spouses.',
  },
  usda: { label: 'Guarantee fee', hint: 'Usually 1% of the loan.' },
}

/** What a month of insurance is called and until when it is paid, by program. */
export const monthlyInsuranceHints: Record<LoanProgram, string> = {
  conventional:
    'Below 20% down. Ends by itself when the schedule reaches 78% of the price, if your payments are current.',
  fha: 'FHA’s yearly premium in twelfths. Ends after eleven years with 10% down or more, else with the loan.',
  va: 'VA loans have none.',
  usda: 'USDA’s annual fee in twelfths, for as long as the loan runs.',
}

export const insuranceFieldWords = {
  counted: (span: string) => `Counted here for ${span}.`,
  financed: 'The upfront fee is added to the loan',
  financedHint: 'Then you pay interest on it. Unchecked, it’s paid at closing.',
  missing:
    'The loan is more than 80% of the home’s value, so a conventional lender asks for mortgage insurance. Type in what each one charges: it isn’t in the costs yet.',
} as const

/** `+ $180 insurance for 9 years 1 month`. */
export function insuranceLine({ insurance }: Pick<LoanCost, 'insurance'>): string | null {
  if (!insurance) return null
  return `+ ${formatMoney(insurance.monthly)} insurance for ${formatMonths(insurance.months)}`
}

/** What the cost of these loans is made of. */
export function costWords(costs: readonly Pick<LoanCost, 'insurance'>[]): string {
  return costs.some(({ insurance }) => insurance) ? 'interest, insurance and fees' : 'interest and fees'
}

export const feeLabels: Record<FeeKey, string> = {
  originationFee: 'Origination fee',
  processingFee: 'Processing fee',
  underwritingFee: 'Underwriting fee',
  appraisalFee: 'Appraisal',
  titleInsurance: 'Title insurance',
  creditReportFee: 'Credit report',
  floodDetermination: 'Flood determination',
  recordingFee: 'Recording fee',
  pointsCharge: 'Points',
  otherFee: 'Other fees',
}

/** Why an answer of the application moves the rate. */
export const adjustmentReasons: Record<AdjustmentKey, string> = {
  credit: 'A higher score tells lenders that bills are paid on time.',
  loan_to_value: 'The less of the home is borrowed, the safer the loan. 80% is the usual line.',
  debt_to_income: 'Below 28% leaves room for the payment; above 43% leaves little.',
  property: 'In hard times, people give up a home they don’t live in first. Such homes also need more down.',
  employment:
    'Only our model adds this: no lender’s price list has it. Lenders look for income that can be shown, and retirement income counts by law like any other.',
  jumbo: `Our estimate keeps the limit of ${ESTIMATE_LINE.year}. In ${CONFORMING_LIMITS.year} Fannie Mae and Freddie Mac buy loans up to ${formatMoney(CONFORMING_LIMITS.baseline)}, in costly counties up to ${formatMoney(CONFORMING_LIMITS.ceiling)}; each year has its own limits. Yours may not be a jumbo loan.`,
}

export const rateWords = {
  base: (day: string) =>
    `Where every estimate starts: a fixed figure of ours, last reviewed on ${day}. It isn’t a market rate.`,
  risk: 'Low, medium or high risk sums up the adjustments above. They count your debts without this home.',
} as const

/** Who charges a fee and what for. */
export const feeHints: Record<FeeKey, string> = {
  originationFee: 'For making the loan. Usually 1%; you can negotiate.',
  processingFee: 'For handling your papers.',
  underwritingFee: 'For checking the risk.',
  appraisalFee: 'An appraiser values the home.',
  titleInsurance: 'Protects against old claims on the home. You may shop for it.',
  creditReportFee: 'For pulling your credit.',
  floodDetermination: 'Says whether the home is in a flood zone.',
  recordingFee: 'The county records the deed.',
  pointsCharge: 'Paid up front for a lower rate.',
  otherFee: 'Anything else on page 2 of the Loan Estimate.',
}

/** Two sentences for each word that a first-time buyer may not know. */
export const terms = {
  apr: 'This APR adds every fee to the rate, title and appraisal too, spread over the life of the loan; mortgage insurance isn’t in it. It lets you compare a low rate with high fees to a higher rate with low fees.',
  aprInsured:
    'The APR as a lender has to print it (Regulation Z, Appendix J). It has mortgage insurance in it until that ends, and any upfront fee. It leaves out appraisal, credit report, flood, title and recording fees. Days of interest before the first month are left out, so a Loan Estimate may show a little more.',
  total:
    'All the interest and mortgage insurance you pay until the loan is repaid, plus the fees at the start. The money you borrowed isn’t in it: you pay that back to every lender alike.',
  point: 'A point is a fee of 1% of the loan that buys a lower rate. It pays only if you keep the loan long enough.',
  arm: 'An adjustable-rate loan (ARM) keeps its first rate for 5, 7 or 10 years. After that the rate follows the market, and so does your payment.',
} as const

/** Said of a length of time: 'over 30 years', 'if you stay 7 years'. */
export function stayWords(months: number): string {
  return months >= 360 ? 'to the end of the loan' : `if you stay ${formatMonths(months)}`
}

/** Said of what adds up in that time: 'in 7 years', 'over the whole loan'. */
export function spanWords(months: number): string {
  return months >= 360 ? 'over the whole loan' : `in ${formatMonths(months)}`
}

/** Why the best is the best, in one sentence. */
export function reasonFor(
  names: readonly string[],
  offers: readonly (QuotableOffer | null)[],
  verdict: Verdict,
  months: number,
): string {
  if (verdict.next === null) return 'Add a second lender to see which of the two costs less.'
  if (verdict.all_equal) return 'So far they all cost the same. Enter the rate and fees of each offer.'
  const other = names[verdict.next] ?? 'the next lender'
  const best = offers[verdict.best]?.cost
  const next = offers[verdict.next]?.cost
  if (!best || !next) {
    const guessed = [verdict.best, verdict.next].filter(lender => !offers[lender]).map(lender => names[lender] ?? '')
    return `The fees of ${listed(guessed)} are still our guess. Type them in to be sure.`
  }
  const fees = Math.round(best.starting_costs - next.starting_costs)
  const interest = Math.round(costAfter(best, months) - costAfter(next, months)) - fees
  const span = spanWords(months)
  // Mortgage insurance runs with the months, as interest does.
  const charged = best.insurance || next.insurance ? 'interest and insurance' : 'interest'
  if (fees === 0)
    return `Its fees are the same as ${possessive(other)}, and it charges ${formatMoney(-interest)} less ${charged} ${span}.`
  if (interest === 0)
    return `Its ${charged} is the same as ${possessive(other)}, and its fees are ${formatMoney(-fees)} lower.`
  if (fees < 0 && interest < 0) {
    return `Compared with ${other}, it charges ${formatMoney(-interest)} less ${charged} ${span} and ${formatMoney(-fees)} less in fees.`
  }
  if (fees < 0) {
    return `Its fees are ${formatMoney(-fees)} lower than ${possessive(other)}, more than the ${formatMoney(interest)} it charges in extra ${charged} ${span}.`
  }
  return `It charges ${formatMoney(-interest)} less ${charged} ${span} than ${other}, more than its ${formatMoney(fees)} in extra fees.`
}

/** What a shorter or adjustable loan asks in return for costing less. */
export function caveatFor(
  names: readonly string[],
  costs: readonly (RatedCost | null)[],
  verdict: Verdict,
): string | null {
  const best = costs[verdict.best]
  const next = verdict.next === null ? undefined : costs[verdict.next]
  if (!best || !next || verdict.next === null || verdict.all_equal) return null
  if (best.worst)
    return `Its rate can rise: the payment would go to ${formatMoney(best.later_payment)} or, at worst, ${formatMoney(best.worst.payment)}.`
  const more = best.payment - next.payment
  if (more < next.payment * 0.1) return null
  return `In return, it costs ${formatMoney(more)} more each month than ${names[verdict.next] ?? 'the next lender'}.`
}

/** What each place where the cheapest changes means, one sentence for each. Nothing when one lender always is. */
export function turnWords(names: readonly string[], found: readonly CheapestPeriod[]): string[] {
  const name = (reign: CheapestPeriod | undefined) => (reign && names[reign.lender]) ?? 'another lender'
  return found.slice(1).map((reign, index) => {
    const span = formatMonths(reign.from_month)
    const next = found[index + 2]
    const sooner = `Leave before ${span}: ${name(found[0])} costs least.`
    const longer = next
      ? `Stay until ${formatMonths(next.from_month)}: ${name(reign)} does.`
      : index === 0
        ? `Stay longer: ${name(reign)} does.`
        : `Stay past ${span}: ${name(reign)} does.`
    return index === 0 ? `${sooner} ${longer}` : longer
  })
}
