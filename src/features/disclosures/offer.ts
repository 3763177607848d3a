import { addBusinessDays } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { blankLine, type CostLine, type Disclosure, linesOf } from '#domain/disclosures/disclosure.ts'
import { restOf } from '#domain/disclosures/open-sections.ts'
import { FEE_KEYS, type FeeKey, type Fees, withTotal } from '#domain/fee-estimate.ts'
import { toDollars } from '#domain/money.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { feeMeaning } from '#domain/tolerance/fee-meaning.ts'

/** Where a line of the disclosure goes: one of the ten fees, the upfront fee, or nowhere because nobody has to pay it. */
export type OfferPlace = FeeKey | 'upfront_fee' | 'left-out'

export interface PlacedLine {
  line: CostLine
  place: OfferPlace
  /** What a section's total holds beyond its lines. */
  isRest?: true
}

/**
 * An offer for the comparison, as a Loan Estimate makes it. What the disclosure does not say is `null` and has to be chosen.
 */
export interface DisclosureOffer {
  name: string | null
  interest_rate: number | null
  mortgage_type: MortgageType | null
  loan_program: LoanProgram | null
  mortgage_insurance_monthly: number
  upfront_fee: number
  lender_credit: number
  fees: Fees
  loan_amount: number | null
  /** The last day of these costs: printed, or ten business days after the disclosure's own (12 CFR 1026.19(e)(3)(iv)(E)). */
  expires_on: CalendarDay | null
  /** Every line that was looked at: together they are the disclosure's loan costs, government fees and required others. */
  placed: PlacedLine[]
}

/** Loan costs and government fees; prepaid amounts and the escrow account are the buyer's own money. */
const COST_SECTIONS = ['A', 'B', 'C', 'E', 'H'] as const

/** All of A is paid to the lender for making the loan; the others' rest could be anything. */
const REST_PLACES: Record<(typeof COST_SECTIONS)[number], OfferPlace> = {
  A: 'originationFee',
  B: 'otherFee',
  C: 'otherFee',
  E: 'recordingFee',
  H: 'otherFee',
}

const PLACES: Record<string, OfferPlace> = {
  points: 'pointsCharge',
  origination: 'originationFee',
  broker: 'originationFee',
  processing: 'processingFee',
  underwriting: 'underwritingFee',
  appraisal: 'appraisalFee',
  'appraisal-management': 'appraisalFee',
  'appraisal-inspection': 'appraisalFee',
  'credit-report': 'creditReportFee',
  'flood-determination': 'floodDetermination',
  'mortgage-insurance': 'upfront_fee',
  'va-funding': 'upfront_fee',
  'usda-guarantee': 'upfront_fee',
}

export function offerFromEstimate(disclosure: Disclosure): DisclosureOffer {
  const { values, payments, lines, contacts } = disclosure
  const placed = COST_SECTIONS.flatMap((section): PlacedLine[] => {
    const rest = { ...blankLine(section, ''), amount: restOf(disclosure, section) }
    return [
      ...linesOf(disclosure, section)
        .filter(({ amount }) => amount !== null)
        .map(line => ({ line, place: placeOf(line) })),
      ...(rest.amount > 0 ? [{ line: rest, place: REST_PLACES[section], isRest: true } as const] : []),
    ]
  })
  const sumOf = (wanted: OfferPlace) => {
    const cents = placed.filter(({ place }) => place === wanted).map(({ line }) => line.amount ?? 0)
    return cents.reduce((total, each) => total + each, 0) / 100
  }
  return {
    name: contacts.lender.name ?? values.lender,
    interest_rate: values.interest_rate,
    mortgage_type: mortgageType(values.product, values.loan_term_months),
    loan_program: loanProgram(values.loan_type, lines),
    mortgage_insurance_monthly: (payments[0]?.mortgage_insurance ?? 0) / 100,
    upfront_fee: sumOf('upfront_fee'),
    lender_credit: Math.abs(values.lender_credits ?? 0) / 100,
    fees: withTotal(Object.fromEntries(FEE_KEYS.map(key => [key, sumOf(key)])) as Record<FeeKey, number>),
    loan_amount: toDollars(values.loan_amount),
    expires_on: costsExpireOn(disclosure),
    placed,
  }
}

/** Ten days on which the lender is open. */
const EXPIRY_DAYS = 10

export function costsExpireOn({ values }: Disclosure): CalendarDay | null {
  const { closing_costs_expire, date_issued } = values
  return closing_costs_expire ?? (date_issued && addBusinessDays(date_issued, EXPIRY_DAYS, 'open'))
}

function placeOf({ section, label }: CostLine): OfferPlace {
  if (section === 'H') return /\boptional\b/i.test(label) ? 'left-out' : 'otherFee'
  if (section === 'E') return 'recordingFee'
  const known = PLACES[feeMeaning(label).key]
  if (known) return known
  return /^title\b/i.test(label.trim()) ? 'titleInsurance' : 'otherFee'
}

/** `5/1`, and the `5/6` of newer loans, which adjusts every six months after the same five years. */
const ARMS: Record<string, MortgageType> = { '5': '5_1_arm', '7': '7_1_arm', '10': '10_1_arm' }

function mortgageType(product: string | null, months: number | null): MortgageType | null {
  if (product === null || /only|negative|balloon|step|seasonal/i.test(product)) return null
  if (/^fixed rate$/i.test(product.trim())) {
    return months === 360 ? '30_year_fixed' : months === 180 ? '15_year_fixed' : null
  }
  const [before = '', ...adjustable] = product.split(/adjustable/i)
  const years = adjustable.length > 0 ? /(?<!\d)(\d{1,2})\s*\/\s*[16]\b/.exec(before)?.[1] : undefined
  return months === 360 && years ? (ARMS[years] ?? null) : null
}

function loanProgram(loan_type: string | null, lines: CostLine[]): LoanProgram | null {
  if (loan_type === 'conventional' || loan_type === 'fha' || loan_type === 'va') return loan_type
  return lines.some(({ label }) => feeMeaning(label).key === 'usda-guarantee') ? 'usda' : null
}
