import { annuityFactor } from './interest-rate.ts'
import { soundTerms } from './loan-terms.ts'
import { MOST_DOLLARS } from './money.ts'
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

/** No APR above this is told: fees that eat the loan have no finite one. */
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
 * Bisection of at most 60 steps between 0 and `highest`, each step first trying Newton's guess: worth falls with the
 * rate along a convex curve, so from the left the guess never overshoots and five or six steps are enough.
 */
function solveRate(target: number, streams: readonly PaymentStream[], start: number, highest: number): number {
  if (!(target > 0) || worth(streams, highest) >= target) return target === 0 && streams.length === 0 ? 0 : highest
  if (worth(streams, 0) <= target) return 0
  let low = 0
  let high = highest
  let rate = start
  for (let step = 0; step < MOST_STEPS; step++) {
    const excess = worth(streams, rate) - target
    if (excess === 0) return rate
    if (excess > 0) low = rate
    else high = rate
    const guess = rate - excess / slope(streams, rate)
    const next = guess > low && guess < high ? guess : (low + high) / 2
    if (Math.abs(next - rate) <= 2e-16 * (1 + rate) * 0.01) return next
    rate = next
  }
  return rate
}

/** What the payments are worth on the day of the advance. */
function worth(streams: readonly PaymentStream[], rate: number): number {
  let sum = 0
  for (const { amount, count, first_period, odd_fraction = 0 } of streams) {
    sum += (amount * annuityFactor(rate, count) * (1 + rate) ** (1 - first_period)) / (1 + odd_fraction * rate)
  }
  return sum
}

/** How fast that worth falls as the rate rises. */
function slope(streams: readonly PaymentStream[], rate: number): number {
  let sum = 0
  for (const { amount, count, first_period, odd_fraction = 0 } of streams) {
    const annuity = annuityFactor(rate, count)
    const annuitySlope =
      rate * count > 1e-5 ? (count * (1 + rate) ** (-count - 1) - annuity) / rate : (-count * (count + 1)) / 2
    const discount = (1 + rate) ** (1 - first_period) / (1 + odd_fraction * rate)
    const discountSlope = discount * ((1 - first_period) / (1 + rate) - odd_fraction / (1 + odd_fraction * rate))
    sum += amount * (annuitySlope * discount + annuity * discountSlope)
  }
  return sum
}
