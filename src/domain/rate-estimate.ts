import type { CreditScoreRange, EmploymentStatus, PropertyType } from './borrower.ts'
import { ESTIMATE_BASE, ESTIMATE_LINE } from './dated-facts.ts'
import { formatMoney, formatPercent } from './figures.ts'
import { rateEstimateWords as words } from './rate-estimate-words.ts'
import { debtToIncome, loanToValue } from './ratios.ts'

export const BASE_RATE = ESTIMATE_BASE.rate
export const BASE_RATE_DAY = ESTIMATE_BASE.checked_on
export const LOWEST_RATE = 3
/** The estimated APR is this much above the estimated rate. */
const APR_MARGIN = 0.25
/** Above this the estimate adds what jumbo loans cost more. */
const JUMBO_LIMIT = ESTIMATE_LINE.amount

const ASSUMED_LTV = 80
const ASSUMED_DTI = 36
/** The loan that is reckoned with while the application does not tell. */
export const ASSUMED_LOAN = 400_000
const ASSUMED_CREDIT: CreditScoreRange = 'good_670_739'

export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

export interface RateApplication {
  loan_amount?: number | null
  property_value?: number | null
  annual_income?: number | null
  monthly_debt_payments?: number | null
  credit_score_range?: CreditScoreRange | null
  property_type?: PropertyType | null
  employment_status?: EmploymentStatus | null
}

export type AdjustmentKey = 'credit' | 'loan_to_value' | 'debt_to_income' | 'property' | 'employment' | 'jumbo'

export interface RateAdjustment {
  key: AdjustmentKey
  /** In plain words: 'Excellent credit', 'Debt is 22% of income'. */
  label: string
  /** Percentage points added to the rate; negative lowers it. */
  points: number
  /** What was measured, in percent or dollars, and the line it is measured against. */
  value?: number
  limit?: number
  /** The application does not tell, so the usual was taken. */
  assumed: boolean
}

export interface RateEstimate {
  /** Our model's figure: the base and every adjustment. */
  rate: number
  apr: number
  /**
   * What may be called the buyer's own: without the adjustment for the kind of work, which no lender's price list has.
   * Retirement income counts like any other (12 CFR 1002.6(b)(5)).
   */
  buyer: { rate: number; apr: number }
  risk_level: RiskLevel
  /** Only what moves the rate. */
  adjustments: RateAdjustment[]
}

const credit: Record<CreditScoreRange, number> = {
  excellent_740_plus: -0.75,
  good_670_739: 0.25,
  fair_580_669: 1.25,
  poor_below_580: 2.75,
}
const property = { investment_property: 0.75, secondary_home: 0.375 } as const satisfies Partial<
  Record<PropertyType, number>
>
const employment = { self_employed: 0.5, unemployed: 2, retired: 0.25 } as const satisfies Partial<
  Record<EmploymentStatus, number>
>

export function estimateRate(application: RateApplication): RateEstimate {
  const adjustments = [
    creditAdjustment(application),
    ltvAdjustment(application),
    dtiAdjustment(application),
    choiceAdjustment('property', property, words.property, application.property_type),
    choiceAdjustment('employment', employment, words.employment, application.employment_status),
    jumboAdjustment(application),
  ].filter(adjustment => adjustment !== null)
  const listed = adjustments.filter(({ key }) => key !== 'employment')
  const { rate, apr } = rateFrom(listed)
  return { ...rateFrom(adjustments), buyer: { rate, apr }, adjustments }
}

/** The rate, APR and risk that adjustments add up to, in whatever order they stand. */
export function rateFrom(
  adjustments: readonly Pick<RateAdjustment, 'points'>[],
): Pick<RateEstimate, 'rate' | 'apr' | 'risk_level'> {
  // Whole billionths of a point: sums of floats would depend on their order.
  const total = adjustments.reduce((sum, { points }) => sum + Math.round(points * 1e9), 0)
  const rate = Math.max(LOWEST_RATE * 1e9, BASE_RATE * 1e9 + total)
  return {
    rate: rate / 1e9,
    apr: (rate + APR_MARGIN * 1e9) / 1e9,
    risk_level: total <= 0 ? 'low' : total <= 1.5e9 ? 'medium' : 'high',
  }
}

function creditAdjustment({ credit_score_range }: RateApplication): RateAdjustment {
  const known = credit_score_range && Object.hasOwn(credit, credit_score_range) ? credit_score_range : undefined
  const range = known ?? ASSUMED_CREDIT
  return { key: 'credit', label: words.credit[range], points: credit[range], assumed: known === undefined }
}

function ltvAdjustment({ loan_amount, property_value }: RateApplication): RateAdjustment | null {
  const known = loanToValue(loan_amount, property_value)
  const value = known ?? ASSUMED_LTV
  const found = { key: 'loan_to_value' as const, value, assumed: known === null }
  const label = words.loanToValue(formatPercent(value))
  if (value > 80) return { ...found, label, points: beyond(value, 80, 0.05), limit: 80 }
  return value < 60 ? { ...found, label, points: -0.25, limit: 60 } : null
}

function dtiAdjustment({ monthly_debt_payments, annual_income }: RateApplication): RateAdjustment | null {
  const known = debtToIncome(monthly_debt_payments, annual_income)
  const value = known ?? ASSUMED_DTI
  const found = { key: 'debt_to_income' as const, value, assumed: known === null }
  const label = words.debtToIncome(formatPercent(value))
  if (value > 43) return { ...found, label, points: beyond(value, 43, 0.03), limit: 43 }
  return value < 28 ? { ...found, label, points: -0.15, limit: 28 } : null
}

function jumboAdjustment({ loan_amount }: RateApplication): RateAdjustment | null {
  const value = loan_amount && loan_amount > 0 ? loan_amount : ASSUMED_LOAN
  if (!(value > JUMBO_LIMIT)) return null
  const label = words.jumbo(formatMoney(JUMBO_LIMIT), ESTIMATE_LINE.year)
  return { key: 'jumbo', label, points: 0.25, value, limit: JUMBO_LIMIT, assumed: false }
}

function choiceAdjustment<Known extends string>(
  key: AdjustmentKey,
  points: Readonly<Record<Known, number>>,
  labels: Readonly<Record<Known, string>>,
  choice: string | null | undefined,
): RateAdjustment | null {
  if (!choice || !Object.hasOwn(points, choice)) return null
  const known = choice as Known
  return { key, label: labels[known], points: points[known], assumed: false }
}

// Rounded to a billionth of a point, so that 90% shows 0.5 and not 0.5000000000000001, and limited to rates that exist.
function beyond(percent: number, limit: number, perPoint: number): number {
  return Math.min(1000, Math.round((percent - limit) * perPoint * 1e9) / 1e9)
}
