import { monthlyPayment } from '../amortization.ts'
import { actuarialApr } from '../apr.ts'
import { inFiveYears, totalInterestPercentage } from '../disclosure-figures.ts'
import { roundToCent } from '../money.ts'
import type { Check, CheckName } from './check.ts'
import { type Disclosure, linesOf } from './disclosure.ts'
import {
  type DisclosureInsurance,
  type DisclosureLoan,
  insuranceAtClosing,
  insuranceOf,
  loanOf,
  prepaidInterest,
  privateInsuranceEnd,
} from './loan.ts'
import type { FieldPath } from './reading.ts'

const TERMS: FieldPath[] = ['loan_amount', 'interest_rate', 'loan_term_months', 'product']

/** What the disclosure computes itself, computed anew: the payment, five years, the interest percentage, the APR's band. */
export function formulaChecks(disclosure: Disclosure): Check[] {
  const loan = loanOf(disclosure)
  if (!loan) return []
  const payments = payment(disclosure, loan)
  const others = [
    ...interestPercentage(disclosure, loan),
    ...fiveYears(disclosure, loan),
    ...insuranceEnd(disclosure, loan),
    ...wholeTerm(disclosure, loan),
    ...aprBand(disclosure, loan),
  ]
  // A payment that is right to the cent leaves no doubt of its terms: what does not come out hangs on something else.
  const isProved = loan.runs === 'level' && payments.some(({ ok }) => ok)
  const terms: readonly FieldPath[] = isProved ? [...TERMS, 'principal_and_interest'] : []
  return [
    ...payments,
    ...others.map(check => ({ ...check, fields: check.fields.filter(field => !terms.includes(field)) })),
  ]
}

function payment(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const printed = disclosure.values.principal_and_interest
  if (printed === null || loan.runs === 'other') return []
  const interest = (loan.principal * loan.annual_rate) / 1200
  const computed = roundToCent(loan.runs === 'interest-only' ? interest : monthlyPayment(loan)) * 100
  return [money('principal_and_interest', printed, computed, 1, ['principal_and_interest', ...TERMS])]
}

function interestPercentage(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const { tip } = disclosure.values
  const prepaid_interest = prepaidInterest(disclosure)
  if (tip === null || prepaid_interest === null || loan.runs !== 'level') return []
  const computed = totalInterestPercentage({ ...loan, prepaid_interest })
  return [
    {
      name: 'tip',
      tier: 'formula',
      unit: 'percent',
      printed: tip,
      computed: Math.round(computed * 1000) / 1000,
      ok: Math.abs(tip - computed) <= 0.0105,
      fields: ['tip', ...TERMS],
    },
  ]
}

function fiveYears(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const { in_5_years_total, in_5_years_principal, section_D } = disclosure.values
  const steady = loan.runs === 'level' || (loan.runs === 'adjustable' && loan.fixed_months >= 60)
  const insurance = insuranceOf(disclosure)
  const prepaid_interest = prepaidInterest(disclosure)
  const atClosing = insuranceAtClosing(disclosure)
  if (!steady || !insurance || prepaid_interest === null || atClosing === null || section_D === null) return []
  const months = insuranceMonths(disclosure, loan, insurance)
  const five = inFiveYears({
    ...loan,
    mortgage_insurance_monthly: insurance.monthly,
    mortgage_insurance_months: months.least,
    mortgage_insurance_at_closing: atClosing,
    loan_costs: section_D / 100,
    prepaid_interest,
  })
  const counted = Math.min(60, months.most)
  // The form prints insurance in whole dollars and a year in which it ends; the sum was made from cents and months.
  const hidden = counted * insurance.unprinted + (counted - Math.min(60, months.least)) * insurance.monthly
  const checks: Check[] = []
  if (in_5_years_total !== null) {
    const fields: FieldPath[] = ['in_5_years_total', 'section_D', ...TERMS]
    checks.push(money('in_5_years_total', in_5_years_total, five.total_paid * 100, 200 + hidden * 100, fields))
  }
  if (in_5_years_principal !== null) {
    const fields: FieldPath[] = ['in_5_years_principal', ...TERMS]
    checks.push(money('in_5_years_principal', in_5_years_principal, five.principal_paid * 100, 200, fields))
  }
  return checks
}

/** Monthly premiums: exactly as many as the law gives where the columns agree with it, else as the columns allow. */
function insuranceMonths(
  disclosure: Disclosure,
  loan: DisclosureLoan,
  insurance: DisclosureInsurance,
): { least: number; most: number } {
  if (insurance.monthly === 0) return { least: 0, most: 0 }
  if (insurance.to_the_end) return { least: loan.months, most: loan.months }
  const end = privateInsuranceEnd(disclosure, loan)
  const first = Math.max(0, insurance.last_year - 1) * 12 + 1
  const last = insurance.last_year * 12
  // Two months of it may lie in escrow without a line that says so.
  return end !== null && end >= first && end <= last ? { least: end, most: end + 2 } : { least: first, most: last + 2 }
}

function insuranceEnd(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const insurance = insuranceOf(disclosure)
  const end = privateInsuranceEnd(disclosure, loan)
  if (!insurance || end === null || insurance.monthly === 0 || insurance.to_the_end || disclosure.payments.length > 3)
    return []
  const computed = Math.ceil(end / 12)
  return [
    {
      name: 'mortgage_insurance_end',
      tier: 'formula',
      unit: 'years',
      printed: insurance.last_year,
      computed,
      ok: insurance.last_year === computed,
      fields: disclosure.payments.map((_, at) => `payments.${at}.mortgage_insurance` as const),
    },
  ]
}

/** Lenders may be off by $100 here without being wrong (12 CFR 1026.38(o)). */
const ACCURATE_CENTS = 100_00

function wholeTerm(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const { total_of_payments, finance_charge, amount_financed, section_D, principal_and_interest } = disclosure.values
  const insurance = insuranceOf(disclosure)
  const prepaid_interest = prepaidInterest(disclosure)
  const atClosing = insuranceAtClosing(disclosure)
  if (loan.runs !== 'level' || !insurance || prepaid_interest === null || atClosing === null) return []
  if (principal_and_interest === null) return []
  const months = insuranceMonths(disclosure, loan, insurance)
  const scheduled = principal_and_interest * loan.months + insurance.monthly * 100 * months.least
  const allowed = ACCURATE_CENTS + (months.most - months.least) * insurance.monthly * 100
  const fields: FieldPath[] = ['principal_and_interest', 'loan_term_months']
  const checks: Check[] = []
  if (total_of_payments !== null && section_D !== null) {
    const computed = scheduled + section_D + (prepaid_interest + atClosing) * 100
    checks.push(
      money('total_of_payments', total_of_payments, computed, allowed, ['total_of_payments', 'section_D', ...fields]),
    )
  }
  if (finance_charge !== null && amount_financed !== null) {
    const parts: FieldPath[] = ['finance_charge', 'amount_financed', ...fields]
    checks.push(money('finance_and_financed', finance_charge + amount_financed, scheduled, allowed, parts))
  }
  return checks
}

/** Rounding of the printed APR, and of what the band is made from. */
const BAND_ROUNDING = 0.006

/**
 * Lenders count different fees as finance charges, so the APR is held against a band: at least section A, prepaid
 * interest and mortgage insurance less credits; at most all loan costs.
 */
function aprBand(disclosure: Disclosure, loan: DisclosureLoan): Check[] {
  const { apr, section_A, section_D, lender_credits, amount_financed } = disclosure.values
  const insurance = insuranceOf(disclosure)
  const prepaid_interest = prepaidInterest(disclosure)
  const atClosing = insuranceAtClosing(disclosure)
  if (apr === null || loan.runs !== 'level' || section_A === null || section_D === null) return []
  if (!insurance || prepaid_interest === null || atClosing === null) return []
  const months = insuranceMonths(disclosure, loan, insurance)
  const rate = (amount_financed: number, premium: number, count: number) => {
    const streams = [
      { amount: monthlyPayment(loan), count: loan.months, first_period: 1 },
      { amount: premium, count, first_period: 1 },
    ]
    return actuarialApr({ amount_financed, streams, periods_per_year: 12 })
  }
  const after = (costsCents: number) => loan.principal - costsCents / 100 - prepaid_interest - atClosing
  const most = insurance.monthly + insurance.unprinted
  const least = insurance.monthly - insurance.unprinted
  const leastCosts = section_A - applicationFees(disclosure) + (lender_credits ?? 0)
  const ends = [rate(after(leastCosts), least, months.least), rate(after(section_D), most, months.most)]
  // A Closing Disclosure prints what it took for financed: the APR may follow from that as well.
  if (amount_financed !== null) {
    ends.push(rate(amount_financed / 100, least, months.least), rate(amount_financed / 100, most, months.most))
  }
  const low = Math.min(...ends) - BAND_ROUNDING
  const high = Math.max(...ends) + BAND_ROUNDING
  return [
    {
      name: 'apr',
      tier: 'band',
      unit: 'percent',
      printed: apr,
      computed: { low: Math.round(low * 1000) / 1000, high: Math.round(high * 1000) / 1000 },
      ok: apr >= low && apr <= high,
      fields: ['apr', 'interest_rate', 'loan_amount'],
    },
  ]
}

/** A fee that everybody who applies pays is no finance charge (12 CFR 1026.4(c)(1)). */
function applicationFees(disclosure: Disclosure): number {
  const found = linesOf(disclosure, 'A').filter(line => /application/i.test(line.label))
  return found.reduce((sum, line) => sum + (line.amount ?? 0) + (line.paid_before ?? 0), 0)
}

function money(name: CheckName, printed: number, computed: number, allowed: number, fields: FieldPath[]): Check {
  const cents = Math.round(computed)
  return {
    name,
    tier: 'formula',
    unit: 'cents',
    printed,
    computed: cents,
    ok: Math.abs(printed - cents) <= allowed,
    fields,
  }
}
