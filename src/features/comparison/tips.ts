import { monthlyPayment } from '#domain/amortization.ts'
import type { CreditScoreRange } from '#domain/borrower.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { estimateRate, type RateApplication } from '#domain/rate-estimate.ts'
import { debtToIncome, loanToValue } from '#domain/ratios.ts'
import { tipsForEverybody, tipWords } from './tip-words.ts'

export interface SavingTip {
  title: string
  detail: string
}

const nextCredit: Partial<Record<CreditScoreRange, [range: CreditScoreRange, score: string]>> = {
  poor_below_580: ['fair_580_669', '580'],
  fair_580_669: ['good_670_739', '670'],
  good_670_739: ['excellent_740_plus', '740'],
}

/** What would lower this buyer's estimate, dearest first, then what helps everybody. */
export function savingTips(application: RateApplication, loan_amount: number): SavingTip[] {
  const saved = (change: RateApplication) => savingOf(application, { ...application, ...change }, loan_amount)
  const own = [creditTip(application, saved), downPaymentTip(application, saved), debtTip(application, saved)]
    .filter(tip => tip !== null)
    .sort((one, other) => other.worth - one.worth)
  return [...own.map(({ title, detail }) => ({ title, detail })), ...tipsForEverybody]
}

interface OwnTip extends SavingTip {
  worth: number
}
type Saved = (change: RateApplication) => { points: number; monthly: number }

function creditTip({ credit_score_range }: RateApplication, saved: Saved): OwnTip | null {
  const next = credit_score_range && nextCredit[credit_score_range]
  if (!next) return null
  const [range, score] = next
  const { points, monthly } = saved({ credit_score_range: range })
  return {
    worth: monthly,
    ...tipWords.credit(score, formatMoney(monthly), formatRate(points)),
  }
}

function downPaymentTip({ loan_amount, property_value }: RateApplication, saved: Saved): OwnTip | null {
  const share = loanToValue(loan_amount, property_value)
  if (share === null || share <= 80 || !loan_amount || !property_value) return null
  const target = property_value * 0.8
  const { points, monthly } = saved({ loan_amount: target })
  return {
    worth: monthly,
    ...tipWords.downPayment(formatMoney(loan_amount - target), formatRate(points)),
  }
}

function debtTip({ monthly_debt_payments: debts, annual_income }: RateApplication, saved: Saved): OwnTip | null {
  const share = debtToIncome(debts, annual_income)
  if (share === null || share < 28 || !debts || !annual_income) return null
  // Just below 28% of a month's income: at the line itself nothing is taken off.
  const target = Math.floor((annual_income / 12) * 0.28 - 1)
  if (target < 0 || target >= debts) return null
  const { points, monthly } = saved({ monthly_debt_payments: target })
  return {
    worth: monthly,
    ...tipWords.debts(formatMoney(debts - target), formatRate(points)),
  }
}

/** What a change takes off the estimated rate, and off the payment on the same 30-year loan. */
function savingOf(now: RateApplication, then: RateApplication, loan_amount: number): ReturnType<Saved> {
  const [before, after] = [estimateRate(now).rate, estimateRate(then).rate]
  const payment = (annual_rate: number) => monthlyPayment({ principal: loan_amount, annual_rate, months: 360 })
  return { points: Math.max(0, before - after), monthly: Math.max(0, payment(before) - payment(after)) }
}
