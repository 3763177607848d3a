import { discountFactorMinusOne } from './interest-rate.ts'
import { soundTerms } from './loan-terms.ts'
import { MOST_DOLLARS } from './money.ts'
import { amountOwed, type LoanInsurance } from './mortgage-insurance.ts'
import { type MortgageType, mortgagePayments } from './mortgage-type.ts'

/** Equal payments, one each unit-period. */
export interface PaymentStream {
  amount: number
  count: number
  /** Full unit-periods from the advance to the first of these payments. */
  first_period: number
  /** What is left over of a unit-period before the payments, as a fraction of one (Appendix J: f). */
  odd_fraction?: number
}

/** No APR above this is given: fees that eat the loan have no finite one. */
export const HIGHEST_APR = 1000
const MOST_STEPS = 60
/** A century of days. */
const MOST_PERIODS = 36_600

/**
 * The annual percentage rate of 12 CFR 1026 Appendix J: the rate at which all payments are worth the amount financed.
 * Without a finance charge it is 0.
 */
export function actuarialApr({
  amount_financed,
  streams,
  periods_per_year,
}: {
  amount_financed: number
  streams: readonly PaymentStream[]
  periods_per_year: number
}): number {
  const perYear = bounded(periods_per_year, 0.01, 366) || 12
  const sound = streams.map(soundStream).filter(({ amount, count }) => amount > 0 && count > 0)
  return solveRate(amount_financed, sound, 0, HIGHEST_APR / 100 / perYear) * perYear * 100
}

function soundStream({ amount, count, first_period, odd_fraction = 0 }: PaymentStream): Required<PaymentStream> {
  return {
    amount: bounded(amount, 0, MOST_DOLLARS),
    count: Math.round(bounded(count, 0, MOST_PERIODS)),
    first_period: bounded(first_period, 0, MOST_PERIODS),
    odd_fraction: bounded(odd_fraction, 0, MOST_PERIODS),
  }
}

function bounded(value: number, least: number, most: number): number {
  return value > 0 ? Math.min(most, Math.max(least, value)) : 0
}

/** The rate a loan truly costs once its fees are taken off what the buyer receives. */
export function trueApr({
  loan_amount,
  total_fees,
  annual_rate,
  mortgage_type,
}: {
  loan_amount: number
  total_fees: number
  annual_rate: number
  mortgage_type: MortgageType
}): number {
  const terms = soundTerms({ principal: loan_amount, annual_rate, months: 360 })
  const fees = Number.isFinite(total_fees) ? total_fees : 0
  const streams = mortgagePayments(terms.principal, terms.annual_rate, mortgage_type)
  // A fixed loan without fees costs its rate: no solver may answer 6.499999999999999 to that.
  if (terms.principal === 0 || (fees === 0 && streams.length === 1)) return terms.annual_rate
  const note = terms.annual_rate / 1200
  return solveRate(terms.principal - fees, streams, note, Math.max(note, HIGHEST_APR / 1200)) * 1200
}

/**
 * The APR as a lender has to tell it (Appendix J): mortgage insurance is a payment until it ends, and the amount financed
 * is the loan less its finance charges and any upfront fee, also one that is added to the loan.
 */
export function aprWithInsurance({
  loan_amount,
  annual_rate,
  mortgage_type,
  finance_charges,
  insurance_months,
  ...insurance
}: LoanInsurance & {
  loan_amount: number
  annual_rate: number
  mortgage_type: MortgageType
  finance_charges: number
  /** Monthly premiums until it ends. */
  insurance_months: number
}): number {
  const owed = amountOwed(loan_amount, insurance)
  return actuarialApr({
    amount_financed: owed - finance_charges - insurance.upfront_fee,
    streams: [
      ...mortgagePayments(owed, annual_rate, mortgage_type),
      { amount: insurance.mortgage_insurance_monthly, count: insurance_months, first_period: 1 },
    ],
    periods_per_year: 12,
  })
}

/** Newton's error falls with its square: after a step this small nothing is left to gain. */
const SMALL_STEP = 1e-9

/**
 * Bisection of at most 60 steps between 0 and `highest`, each step first trying Newton's guess: worth falls with the
 * rate along a convex curve, so from the left the guess never overshoots and three or four steps are enough.
 */
function solveRate(target: number, streams: readonly PaymentStream[], start: number, highest: number): number {
  if (!(target > 0)) return streams.length === 0 ? 0 : highest
  let low = 0
  let high = highest
  let rate = start
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = worth(streams, rate)
    const excess = at.value - target
    if (excess === 0) return rate
    if (excess > 0) low = rate
    else high = rate
    const guess = rate - excess / at.slope
    if (guess > low && guess < high) {
      if (Math.abs(guess - rate) < SMALL_STEP) return guess
      rate = guess
    } else {
      rate = (low + high) / 2
    }
  }
  // No root between: the halves have closed in on one of the ends.
  if (low === 0) return 0
  return high === highest ? highest : rate
}

/** What the payments are worth on the day of the advance, and how fast that changes with the rate. */
function worth(streams: readonly PaymentStream[], rate: number): { value: number; slope: number } {
  let value = 0
  let slope = 0
  for (const { amount, count, first_period, odd_fraction = 0 } of streams) {
    const shrunk = discountFactorMinusOne(rate, count)
    const isTiny = rate * count < 1e-7
    // Close to zero the quotients lose their digits; there two terms of their series are exact.
    const annuity = isTiny ? count * (1 - ((count + 1) * rate) / 2) : -shrunk / rate
    const annuitySlope = isTiny ? (-count * (count + 1)) / 2 : ((count * (1 + shrunk)) / (1 + rate) - annuity) / rate
    if (first_period === 1 && odd_fraction === 0) {
      value += amount * annuity
      slope += amount * annuitySlope
    } else {
      const discount = (1 + discountFactorMinusOne(rate, first_period - 1)) / (1 + odd_fraction * rate)
      const discountSlope = discount * ((1 - first_period) / (1 + rate) - odd_fraction / (1 + odd_fraction * rate))
      value += amount * annuity * discount
      slope += amount * (annuitySlope * discount + annuity * discountSlope)
    }
  }
  return { value, slope }
}
