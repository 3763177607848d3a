import { monthlyPayment } from './amortization.ts'
import type { LoanProgram } from './mortgage-insurance.ts'
import { USUAL_TAX_RATE } from './property-tax.ts'
import { isUsuallyInsured } from './usual-insurance.ts'

/** Our guesses where nobody has a bill yet, in percent a year: of the home's value, and of the loan. */
export const USUAL_INSURANCE_RATE = 0.44
export const USUAL_PMI_RATE = 0.6

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
    mortgage_insurance: isInsured ? (loan_amount * USUAL_PMI_RATE) / 1200 : 0,
    dues,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}
