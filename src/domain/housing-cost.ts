import { monthlyPayment } from './amortization.ts'
import { FHA_YEARLY_SHARE, USDA_FEES } from './dated-facts.ts'
import type { LoanProgram } from './mortgage-insurance.ts'
import { USUAL_TAX_RATE } from './property-tax.ts'
import { isUsuallyInsured } from './usual-insurance.ts'

/**
 * Our guess of home insurance where nobody has a quote yet, in percent of the home's value a year, for the whole country.
 * Averages of $2,230 to $2,600 a year for $300,000 of cover were published in 2024 to 2026; about three quarters of a home's
 * price is the house. By state they run from half of that to three times as much.
 */
export const USUAL_INSURANCE_RATE = 0.6
export const INSURANCE_RANGE = [0.3, 1.8] as const

/** Mortgage insurance in percent of the loan a year: private as we guess it, FHA's and USDA's as they are set. */
export const PREMIUM_RATES: Record<LoanProgram, number> = {
  conventional: 0.6,
  fha: FHA_YEARLY_SHARE * 100,
  usda: USDA_FEES.yearly * 100,
  va: 0,
}
export const USUAL_PMI_RATE = PREMIUM_RATES.conventional

export interface HousingInputs {
  property_value: number
  loan_amount: number
  /** Percent a year, of a 30-year loan. */
  annual_rate: number
  /** Percent of the value a year. */
  tax_rate?: number
  /** Homeowners' association, a month. */
  dues?: number
  /** Whose insurance it has; `null` and nothing said count as conventional. */
  loan_program?: LoanProgram | null
}

/** What a home takes each month: what lenders add up, and people forget. */
export interface HousingCost {
  principal_and_interest: number
  property_tax: number
  home_insurance: number
  mortgage_insurance: number
  dues: number
  total: number
}

export function housingCost(inputs: HousingInputs): HousingCost {
  const { property_value, loan_amount, annual_rate, tax_rate = USUAL_TAX_RATE, dues = 0, loan_program = null } = inputs
  const isInsured = isUsuallyInsured(loan_program, loan_amount, property_value)
  const parts = {
    principal_and_interest: monthlyPayment({ principal: loan_amount, annual_rate, months: 360 }),
    property_tax: (property_value * tax_rate) / 1200,
    home_insurance: (property_value * USUAL_INSURANCE_RATE) / 1200,
    mortgage_insurance: isInsured ? (loan_amount * PREMIUM_RATES[loan_program ?? 'conventional']) / 1200 : 0,
    dues,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}
