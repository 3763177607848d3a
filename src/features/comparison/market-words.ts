import { monthlyPayment } from '#domain/amortization.ts'
import { formatDate, unbroken } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE, BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { type RateGap, rateGap, type SurveyRate } from '#domain/survey-rate.ts'
import type { OwnLoan } from './own-loan.ts'

/** What stands beside a figure at the survey's rate. */
export interface MarketNote {
  /** What lenders averaged, and when. */
  survey: string
  /** How far our estimate is from it. */
  gap: string
  /** With which of the two to plan, where they are far apart. */
  warning: string | null
  /** What our estimate is built on. */
  base: string
}

const SAME_POINTS = 0.005

/** For whom our estimate is. */
export const buyerWords: { you: string; goodCredit: string } = { you: 'you', goodCredit: 'good credit' }

export const baseWords: string = `Our estimate starts from a fixed ${formatRate(BASE_RATE)}, last reviewed on ${unbroken(formatDate(BASE_RATE_DAY))}, not from the market.`

/** `monthly`: how much more our estimate would cost each month; negative when it would cost less. */
export function marketNote(gap: RateGap, monthly: number, whose = buyerWords.you): MarketNote {
  return {
    survey: surveyWords(gap.survey),
    gap: gapWords(gap, monthly, whose),
    warning: gap.is_wide ? planWords(gap.points) : null,
    base: baseWords,
  }
}

/** Of a loan at the survey's rate; nothing for one at another rate. */
export function loanNote({ market, loan_amount, rate }: OwnLoan): MarketNote | null {
  if (!market) return null
  const payment = (annual_rate: number) => monthlyPayment({ principal: loan_amount, annual_rate, months: 360 })
  return marketNote(rateGap(market.survey, market.rate), payment(market.rate) - payment(rate))
}

/** `Lenders averaged 7.40% on Oct 8, 2026 (Freddie Mac’s survey, the newest we have).` */
function surveyWords({ date, thirty_year }: SurveyRate): string {
  return `Lenders averaged ${twoPlaces(thirty_year)} on ${unbroken(formatDate(date))} (Freddie Mac’s survey, the newest we have).`
}

function gapWords({ estimate, points }: RateGap, monthly: number, whose: string): string {
  const ours = `Our estimate for ${whose}, ${twoPlaces(estimate)},`
  if (Math.abs(points) < SAME_POINTS) return `${ours} is the same.`
  const apart = `${ours} is ${Math.abs(points).toFixed(2)} ${points < 0 ? 'lower' : 'higher'}, ${formatMoney(Math.abs(monthly))} a month`
  return points < 0
    ? `${apart}: nobody may offer it.`
    : `${apart}: the survey is of buyers with excellent credit and 20% down.`
}

function planWords(points: number): string {
  return points < 0
    ? 'Plan with the average until a lender offers you less.'
    : 'Plan with the higher one until a lender offers you less.'
}

function twoPlaces(rate: number): string {
  return `${rate.toFixed(3).replace(/0$/, '')}%`
}
