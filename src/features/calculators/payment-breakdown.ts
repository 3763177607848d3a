import { balanceAfter, monthlyPayment, paymentSplit } from '#domain/amortization.ts'
import type { LoanTerms } from '#domain/loan-terms.ts'
import { pmiEnd } from '#domain/pmi.ts'
import { wholeParts } from '#domain/whole-parts.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { AddressField, Figures } from './address-field.ts'
import { HIGHEST_RATE, LARGEST_LOAN, LONGEST_TERM } from './payoff-scenarios.ts'

export type BreakdownField =
  | 'loan_amount'
  | 'interest_rate'
  | 'loan_term'
  | 'annual_tax'
  | 'annual_insurance'
  | 'hoa'
  | 'pmi'
  | 'home_value'
  | 'months_paid'

export type BreakdownInputs = Figures<BreakdownField>

export const breakdownDefaults: BreakdownInputs = {
  loan_amount: 400_000,
  interest_rate: 7.5,
  loan_term: 30,
  annual_tax: 8000,
  annual_insurance: 1200,
  hoa: 150,
  pmi: 200,
  home_value: null,
  months_paid: 0,
}

/** What a page starts from where there is an application: the buyer's own loan and home. */
export function breakdownOf(loan: OwnLoan | null): BreakdownInputs {
  if (!loan) return breakdownDefaults
  const { loan_amount, rate: interest_rate, term_years: loan_term, property_value, month } = loan
  if (!month) return { ...breakdownDefaults, loan_amount, interest_rate, loan_term }
  return {
    ...breakdownDefaults,
    loan_amount,
    interest_rate,
    loan_term,
    annual_tax: Math.round(month.property_tax * 12),
    annual_insurance: Math.round(month.home_insurance * 12),
    hoa: 0,
    pmi: Math.round(month.mortgage_insurance),
    home_value: property_value,
  }
}

const money = { least: 0, most: LARGEST_LOAN }

export const breakdownAddress: Record<BreakdownField, AddressField> = {
  loan_amount: { name: 'amount', ...money },
  interest_rate: { name: 'rate', least: 0, most: HIGHEST_RATE },
  loan_term: { name: 'term', least: 1, most: LONGEST_TERM },
  annual_tax: { name: 'tax', ...money },
  annual_insurance: { name: 'insurance', ...money },
  hoa: { name: 'hoa', ...money },
  pmi: { name: 'pmi', ...money },
  home_value: { name: 'value', ...money },
  months_paid: { name: 'paid', least: 0, most: LONGEST_TERM * 12, whole: true },
}

export interface PaymentPart {
  name: 'Principal' | 'Interest' | 'Property tax' | 'Home insurance' | 'HOA dues' | 'Mortgage insurance (PMI)'
  amount: number
}

export interface PaymentBreakdown {
  /** The payment that comes next, counted from 1; null when the loan is repaid. */
  payment_number: number | null
  months: number
  principal_and_interest: number
  principal: number
  interest: number
  total: number
  balance: number
  /** Payments after which mortgage insurance ends; null when none is paid. */
  pmi_months: number | null
  parts: PaymentPart[]
}

/** Where the next payment goes. An empty field counts as 0. */
export function paymentBreakdown(typed: BreakdownInputs): PaymentBreakdown {
  const figure = (key: BreakdownField) => Math.max(0, typed[key] ?? 0)
  const months = Math.round(figure('loan_term') * 12)
  const months_paid = Math.min(Math.floor(figure('months_paid')), months)
  const terms = { principal: figure('loan_amount'), annual_rate: figure('interest_rate'), months }
  const { principal, interest } = paymentSplit({ ...terms, month: months_paid + 1 })
  const pmi_months = pmiMonths(terms, figure('home_value'), figure('pmi'))
  const parts: PaymentPart[] = [
    { name: 'Principal', amount: principal },
    { name: 'Interest', amount: interest },
    { name: 'Property tax', amount: figure('annual_tax') / 12 },
    { name: 'Home insurance', amount: figure('annual_insurance') / 12 },
    { name: 'HOA dues', amount: figure('hoa') },
    { name: 'Mortgage insurance (PMI)', amount: months_paid < (pmi_months ?? 0) ? figure('pmi') : 0 },
  ]
  return {
    payment_number: months_paid < months ? months_paid + 1 : null,
    months,
    principal_and_interest: months_paid < months ? monthlyPayment(terms) : 0,
    principal,
    interest,
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    balance: balanceAfter({ ...terms, months_paid }),
    pmi_months,
    parts,
  }
}

/** The payment in whole dollars, of which the parts on the screen make the sum on the screen, as on the home page. */
export function shownPayment({ parts, total }: PaymentBreakdown) {
  const amounts = wholeParts(
    parts.map(({ amount }) => amount),
    total,
  )
  const shown = parts.map((part, at) => ({ ...part, amount: amounts[at] ?? 0 }))
  const of = (name: PaymentPart['name']) => shown.find(part => part.name === name)?.amount ?? 0
  return { total: Math.round(total), principal_and_interest: of('Principal') + of('Interest'), parts: shown }
}

/** By law at 78% of the home's original value, at the latest at mid-term; without a value only mid-term is certain. */
function pmiMonths(terms: LoanTerms, home_value: number, pmi: number): number | null {
  if (pmi === 0 || terms.principal === 0 || terms.months === 0) return null
  return pmiEnd({ ...terms, original_value: home_value })?.ends ?? Math.ceil(terms.months / 2)
}

/** How the loan's own payment divides at the start of every year, and in the last month. */
export function splitByYear(typed: BreakdownInputs): { month: number; principal: number; interest: number }[] {
  const { months } = paymentBreakdown(typed)
  const starts = Array.from({ length: Math.ceil(months / 12) }, (_, year) => year * 12)
  const at = months > 0 ? [...starts, months - 1] : []
  return [...new Set(at)].map(months_paid => {
    const { principal, interest } = paymentBreakdown({ ...typed, months_paid })
    return { month: months_paid + 1, principal, interest }
  })
}

/** The first payment of which more goes into the home than to the lender; null when that is so from the first on. */
export function monthOfTurn(typed: BreakdownInputs): number | null {
  const { months } = paymentBreakdown(typed)
  const isTurned = (month: number) => {
    const { principal, interest } = paymentBreakdown({ ...typed, months_paid: month - 1 })
    return principal > interest
  }
  if (months === 0 || isTurned(1)) return null
  // The principal's part only grows, so halving finds the place.
  let [before, after] = [1, months]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isTurned(middle)) after = middle
    else before = middle
  }
  return isTurned(after) ? after : null
}
