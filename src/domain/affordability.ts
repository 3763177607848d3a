import { estimateFees } from './fee-estimate.ts'
import { type HousingCost, housingCost, USUAL_INSURANCE_RATE } from './housing-cost.ts'
import { USUAL_TAX_RATE } from './property-tax.ts'

/** Percent of the pay before tax. The home alone, the home and all debts, and what many lenders take at most. */
export const COMFORTABLE_HOME = 28
export const COMFORTABLE_DEBTS = 36
export const LENDER_DEBTS = 43
/** What some programs go to, with good credit or savings. */
export const HIGHEST_DEBTS = 50

/** Left in savings after closing, in months of the whole payment. */
export const RESERVE_MONTHS = 2
const PREPAID_INTEREST_DAYS = 15
/** For the escrow account. Before a tax bill lenders take three to six months of it: the most, so that nobody comes short. */
export const TAX_ESCROW_MONTHS = 6
const INSURANCE_ESCROW_MONTHS = 2

const HIGHEST_PRICE = 100_000_000

export interface BuyerMeans {
  annual_income: number
  monthly_debts: number
  /** `null` when it was not entered: then cash sets no limit. */
  savings: number | null
  /** Percent of the price. */
  down_percent: number
  /** Of a loan of this size on a home of this price. */
  rateFor(loan_amount: number, property_value: number): number
  tax_rate?: number
  dues?: number
  /** Of an offer; without one they are estimated. */
  fees?: number | null
  /** What the buyer pays an agent of their own, in percent of the price. */
  agent_percent?: number
}

export interface CashNeeded {
  down_payment: number
  fees: number
  agent: number
  /** A year of insurance, six months of taxes and two of insurance for the escrow account, half a month of interest. */
  prepaids: number
  total: number
}

export interface PriceCheck {
  price: number
  loan_amount: number
  annual_rate: number
  month: HousingCost
  cash: CashNeeded
  /** Percent of the pay before tax: the home alone, and with all debts. */
  home_ratio: number
  debt_ratio: number
}

export interface Affordability {
  /** Leaves room: home at most 28%, with debts 36%, and two months of payments stay in the bank. */
  comfortable: number
  /** What many lenders would take: home and debts at most 43%, and the cash suffices. */
  lender: number
  /** Whether savings, not income, set the comfortable line. */
  limited_by: 'income' | 'debts' | 'savings'
}

export function affordablePrices(means: BuyerMeans): Affordability {
  const pay = means.annual_income / 12
  const limit = (percent: number, owed: number) =>
    highestPrice(price => priceCheck(means, price).month.total + owed <= (pay * percent) / 100)
  const byIncome = limit(COMFORTABLE_HOME, 0)
  const byDebts = limit(COMFORTABLE_DEBTS, means.monthly_debts)
  const byCash = cashLimit(means, RESERVE_MONTHS)
  const comfortable = Math.min(byIncome, byDebts, byCash)
  return {
    comfortable,
    lender: Math.max(comfortable, Math.min(limit(LENDER_DEBTS, means.monthly_debts), cashLimit(means, 0))),
    limited_by: comfortable === byCash && byCash < byIncome ? 'savings' : byDebts < byIncome ? 'debts' : 'income',
  }
}

/** Everything about one price. */
export function priceCheck(means: BuyerMeans, price: number): PriceCheck {
  const loan_amount = price * (1 - means.down_percent / 100)
  const annual_rate = means.rateFor(loan_amount, price)
  const month = housingCost({
    property_value: price,
    loan_amount,
    annual_rate,
    tax_rate: means.tax_rate,
    dues: means.dues,
  })
  const pay = means.annual_income / 12
  const share = (amount: number) => (pay > 0 ? (amount / pay) * 100 : 0)
  return {
    price,
    loan_amount,
    annual_rate,
    month,
    cash: cashNeeded(means, price, loan_amount, annual_rate),
    home_ratio: share(month.total),
    debt_ratio: share(month.total + means.monthly_debts),
  }
}

function cashNeeded(means: BuyerMeans, price: number, loan_amount: number, annual_rate: number): CashNeeded {
  const tax = (price * (means.tax_rate ?? USUAL_TAX_RATE)) / 100
  const insurance = (price * USUAL_INSURANCE_RATE) / 100
  const interest = (loan_amount * annual_rate * PREPAID_INTEREST_DAYS) / 36_500
  const escrow = (tax * TAX_ESCROW_MONTHS + insurance * INSURANCE_ESCROW_MONTHS) / 12
  const parts = {
    down_payment: price - loan_amount,
    fees: means.fees ?? estimateFees(loan_amount).totalFees,
    agent: (price * (means.agent_percent ?? 0)) / 100,
    prepaids: insurance + escrow + interest,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

function cashLimit(means: BuyerMeans, reserve_months: number): number {
  const { savings } = means
  if (savings === null) return HIGHEST_PRICE
  return highestPrice(price => {
    const { cash, month } = priceCheck(means, price)
    return cash.total + reserve_months * month.total <= savings
  })
}

/** The highest whole dollar that fits. Costs only rise with the price, so halving finds it. */
function highestPrice(fits: (price: number) => boolean): number {
  if (!fits(1)) return 0
  let [low, high] = [1, HIGHEST_PRICE]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
