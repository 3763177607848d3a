import { HIGHEST_DEBTS, LENDER_DEBTS } from './affordability.ts'
import { type HousingCost, housingCost } from './housing-cost.ts'
import { propertyTaxRate } from './property-tax.ts'
import { estimateRate, type RateApplication } from './rate-estimate.ts'
import { debtToIncome } from './ratios.ts'

/** How much of the pay before tax debts take: today, and with the home. What cannot be computed is `null`. */
export interface DebtRatios {
  today: number | null
  with_home: number | null
  /** At the estimated rate, with usual taxes and insurance; without dues. */
  home: HousingCost | null
  /** Whether the second is within what lenders usually take, between their lines, or beyond. */
  standing: 'usual' | 'high' | 'beyond' | null
}

export function debtRatios(application: RateApplication & { property_state?: string | null }): DebtRatios {
  const { monthly_debt_payments, annual_income, loan_amount, property_value, property_state } = application
  const today = debtToIncome(monthly_debt_payments, annual_income)
  if (!loan_amount || !property_value || loan_amount < 0 || property_value < 0) {
    return { today, with_home: null, home: null, standing: null }
  }
  const home = housingCost({
    property_value,
    loan_amount,
    annual_rate: estimateRate(application).buyer.rate,
    tax_rate: propertyTaxRate(property_state),
  })
  const with_home = debtToIncome((monthly_debt_payments ?? 0) + home.total, annual_income)
  return { today, with_home, home, standing: with_home === null ? null : standingOf(with_home) }
}

function standingOf(percent: number): 'usual' | 'high' | 'beyond' {
  if (percent <= LENDER_DEBTS) return 'usual'
  return percent <= HIGHEST_DEBTS ? 'high' : 'beyond'
}
