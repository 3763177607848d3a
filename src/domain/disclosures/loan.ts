import { fhaBaseLoan } from '../mortgage-insurance.ts'
import { pmiEnd } from '../pmi.ts'
import { feeMeaning } from '../tolerance/fee-meaning.ts'
import { type Disclosure, linesOf } from './disclosure.ts'
import { monthsUntilChange } from './product.ts'

/** What a disclosure says about how the loan runs, in dollars and months: what the formulas start from. */
export interface DisclosureLoan {
  principal: number
  annual_rate: number
  months: number
  /** `level`: the same payment over the whole term. */
  runs: 'level' | 'adjustable' | 'interest-only' | 'other'
  /** Months before the first change of rate. */
  fixed_months: number
}

/** `null` when the disclosure does not say enough. */
export function loanOf(disclosure: Disclosure): DisclosureLoan | null {
  const { loan_amount, interest_rate, loan_term_months, product, balloon_payment } = disclosure.values
  if (loan_amount === null || interest_rate === null || loan_term_months === null || product === null) return null
  const adjusts = monthsUntilChange(product)
  const feature = /negative|step|balloon|seasonal/i.test(product) || balloon_payment === 'yes'
  const interestOnly = /interest only/i.test(product)
  return {
    principal: loan_amount / 100,
    annual_rate: interest_rate,
    months: loan_term_months,
    runs: feature
      ? 'other'
      : interestOnly
        ? 'interest-only'
        : adjusts !== null
          ? 'adjustable'
          : /^fixed rate$/i.test(product.trim())
            ? 'level'
            : 'other',
    fixed_months: adjusts ?? loan_term_months,
  }
}

export interface DisclosureInsurance {
  /** Dollars a month, as printed. */
  monthly: number
  /** What rounding may have hidden: on an estimate half a dollar. */
  unprinted: number
  /** Years in which it is paid, from the columns of projected payments. */
  last_year: number
  /** It never ends while the loan runs. */
  to_the_end: boolean
}

/** Monthly mortgage insurance as the columns of projected payments show it. `null` when a column could not be read. */
export function insuranceOf(disclosure: Disclosure): DisclosureInsurance | null {
  const { payments } = disclosure
  if (payments.length === 0 || payments.some(column => column.mortgage_insurance === null)) return null
  const paying = payments.filter(column => (column.mortgage_insurance ?? 0) > 0)
  const monthly = Math.max(0, ...paying.map(column => column.mortgage_insurance ?? 0)) / 100
  const last_year = Math.max(0, ...paying.map(column => column.last_year ?? 0))
  const estimate = disclosure.kind === 'loan-estimate'
  return {
    monthly,
    unprinted: estimate && monthly > 0 ? 0.5 : 0,
    last_year,
    to_the_end: paying.length === payments.length,
  }
}

/** The month after whose payment private insurance ends by itself, as the law has it; `null` where that law does not speak. */
export function privateInsuranceEnd(disclosure: Disclosure, loan: DisclosureLoan): number | null {
  const { sale_price, loan_type } = disclosure.values
  if (loan.runs !== 'level' || loan_type !== 'conventional' || sale_price === null) return null
  return pmiEnd({ ...loan, original_value: sale_price / 100 })?.ends ?? null
}

/**
 * What was borrowed before an upfront premium was added, in dollars: the rule for FHA's yearly premium looks at it. `null`
 * where the disclosure does not say the loan, or an FHA disclosure prints no upfront premium that would tell.
 */
export function baseLoan(disclosure: Disclosure): number | null {
  const { loan_amount, loan_type } = disclosure.values
  if (loan_amount === null) return null
  if (loan_type !== 'fha') return loan_amount / 100
  const premiums = [...linesOf(disclosure, 'A'), ...linesOf(disclosure, 'B')].filter(
    ({ label }) => feeMeaning(label).key === 'mortgage-insurance',
  )
  const paid = premiums.reduce((sum, { amount, paid_before }) => sum + (amount ?? 0) + (paid_before ?? 0), 0)
  return paid > 0 ? fhaBaseLoan(loan_amount / 100, paid / 100) : null
}

/** Prepaid interest in dollars; 0 where its line is blank, `null` where the page was not read. */
export function prepaidInterest(disclosure: Disclosure): number | null {
  return prepaid(disclosure, 'F', /^prepaid interest/i)
}

/** Mortgage insurance paid at closing, ahead or into escrow, in dollars. */
export function insuranceAtClosing(disclosure: Disclosure): number | null {
  const ahead = prepaid(disclosure, 'F', /^mortgage insurance/i)
  const escrowed = prepaid(disclosure, 'G', /^mortgage insurance/i)
  return ahead === null || escrowed === null ? null : ahead + escrowed
}

function prepaid(disclosure: Disclosure, section: 'F' | 'G', label: RegExp): number | null {
  if (disclosure.values[`section_${section}`] === null) return null
  const found = linesOf(disclosure, section).filter(line => label.test(line.label))
  return found.reduce((sum, line) => sum + (line.amount ?? 0) + (line.paid_before ?? 0), 0) / 100
}
