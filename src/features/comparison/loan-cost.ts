import { balanceAfter, monthlyPayment } from '#domain/amortization.ts'
import { aprWithInsurance, trueApr } from '#domain/apr.ts'
import { financeCharges } from '#domain/fee-estimate.ts'
import { amountOwed, insuranceMonths, type LoanInsurance } from '#domain/mortgage-insurance.ts'
import { type MortgageType, mortgagePayments, mortgageShape } from '#domain/mortgage-type.ts'
import { costByMonth } from '#domain/offer-cost.ts'
import { HIGHEST_RATE, MOST_FEE, type OfferFigures, type SourcedOffer } from './model.ts'
import { isForAnotherLoan } from './offer-loan.ts'

export const LONGEST_MONTHS = 360

/** The usual lifetime cap of an adjustable rate, above where it started. */
export const ARM_LIFETIME_CAP = 5

export interface LoanCost {
  /** The first monthly payment, and for an adjustable rate the one after it adjusts. */
  payment: number
  later_payment: number | null
  /** If an adjustable rate goes to its usual cap as soon as it may. */
  worst: { rate: number; payment: number; total_cost: number } | null
  total_fees: number
  /** The fees, and an upfront fee whether paid or borrowed, less what the lender gives. */
  starting_costs: number
  true_apr: number
  /** By Appendix J; only where mortgage insurance or an upfront fee is paid. */
  apr_with_insurance: number | null
  /** A month, on top of the payment, for so many months. */
  insurance: { monthly: number; months: number } | null
  /** Interest, mortgage insurance and starting costs until the loan is repaid. */
  total_cost: number
  /** The same if the loan is kept for so many months, from 0 to the end of its term. */
  by_month: readonly number[]
}

/** The loan that every lender is asked for. */
export interface AskedLoan {
  loan_amount: number
  /** Decides when mortgage insurance ends. */
  property_value?: number | null
}

/** The loan that an offer is for: its own where a disclosure says it, else the one that all are asked for. */
export function loanOf(asked: AskedLoan, { loan_amount }: Pick<SourcedOffer, 'loan_amount'>): AskedLoan {
  if (!isForAnotherLoan({ loan_amount }, asked.loan_amount)) return asked
  // Another loan may be for another home, of which nobody said the price.
  return { loan_amount: loan_amount ?? asked.loan_amount, property_value: null }
}

/** Everything a lender's row shows. Whatever is handed in, every figure is a number. */
export function loanCost({ loan_amount, property_value }: AskedLoan, offer: OfferFigures): LoanCost {
  const loan = sound(loan_amount, MOST_FEE)
  const annual_rate = sound(offer.interest_rate, HIGHEST_RATE)
  const total_fees = sound(offer.fees.totalFees, MOST_FEE * 10)
  const credit = sound(offer.lender_credit, MOST_FEE)
  const insurance = soundInsurance(offer)
  const { mortgage_type } = offer
  const asked = { loan_amount: loan, annual_rate, mortgage_type }
  const insurance_months = insuranceMonths(asked, insurance, property_value)
  const owed = amountOwed(loan, insurance)
  const starting_costs = total_fees + insurance.upfront_fee - credit
  const by_month = costByMonth({
    ...asked,
    loan_amount: owed,
    total_fees: starting_costs,
    mortgage_insurance_monthly: insurance.mortgage_insurance_monthly,
    insurance_months,
  })
  const [first, later] = mortgagePayments(owed, annual_rate, mortgage_type)
  const premiums = insurance.mortgage_insurance_monthly * insurance_months
  const finance_charges = sound(financeCharges(offer.fees), MOST_FEE * 10) - credit
  const isInsured = insurance_months > 0 || insurance.upfront_fee > 0
  return {
    payment: first?.amount ?? 0,
    later_payment: later?.amount ?? null,
    worst: worstCase(owed, annual_rate, mortgage_type, starting_costs + premiums),
    total_fees,
    starting_costs,
    true_apr: trueApr({ ...asked, total_fees: total_fees - credit }),
    apr_with_insurance: isInsured
      ? aprWithInsurance({ ...asked, ...insurance, finance_charges, insurance_months })
      : null,
    insurance:
      insurance_months > 0 ? { monthly: insurance.mortgage_insurance_monthly, months: insurance_months } : null,
    total_cost: by_month.at(-1) ?? 0,
    by_month,
  }
}

function soundInsurance(offer: OfferFigures): LoanInsurance {
  const { loan_program, upfront_fee_financed, upfront_fee, mortgage_insurance_monthly } = offer
  return {
    loan_program,
    upfront_fee_financed,
    upfront_fee: sound(upfront_fee, MOST_FEE),
    mortgage_insurance_monthly: sound(mortgage_insurance_monthly, MOST_FEE),
  }
}

function worstCase(loan: number, annual_rate: number, mortgage_type: MortgageType, fees: number): LoanCost['worst'] {
  const { months, fixed_months } = mortgageShape(mortgage_type)
  if (fixed_months === undefined) return null
  const rate = annual_rate + ARM_LIFETIME_CAP
  const first = monthlyPayment({ principal: loan, annual_rate, months })
  const owed = balanceAfter({ principal: loan, annual_rate, months, months_paid: fixed_months })
  const rest = months - fixed_months
  const payment = monthlyPayment({ principal: owed, annual_rate: rate, months: rest })
  return { rate, payment, total_cost: Math.max(0, first * fixed_months + payment * rest - loan) + fees }
}

function sound(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0
}

/**
 * Remembers each offer's costs, so that a keystroke in one row reckons that row alone. Only what the last call asked
 * for is kept.
 */
export function memoizeCosts(computeCost: typeof loanCost = loanCost) {
  let known = new Map<string, LoanCost>()
  return function costsOf(asked: AskedLoan, offers: readonly SourcedOffer[]): LoanCost[] {
    const next = new Map<string, LoanCost>()
    const costs = offers.map(offer => {
      const { sources: _sources, expires_on: _day, ...figures } = offer
      const own = loanOf(asked, offer)
      const key = JSON.stringify([own.loan_amount, own.property_value, figures])
      const cost = next.get(key) ?? known.get(key) ?? computeCost(own, offer)
      next.set(key, cost)
      return cost
    })
    known = next
    return costs
  }
}
