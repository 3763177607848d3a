import { cushionOf, LARGEST_CUSHION, shareOf } from './account.ts'
import { LEAST_REFUND, SHORTAGE_MONTHS } from './analysis.ts'

/**
 * Single checks of what a servicer printed, in cents. Something is found only if it stays when every rounding is turned in the
 * servicer's favour: a cent a month, a dollar on the reserve.
 */
export type EscrowFinding =
  | 'cushion-too-large'
  | 'must-offer-12-months'
  | 'must-offer-two-payments'
  | 'estimate-above-cpi'
  | 'refund-within-30-days'
  | 'history-does-not-add-up'
  | 'balance-lost-in-transfer'
  | 'base-payment-not-a-twelfth'

const RESERVE_ALLOWANCE = 100
const CENT_A_MONTH = 1
const YEAR_OF_CENTS = 12

export function checkCushion(total: number, lowest_projected: number) {
  const limit = cushionOf(total, LARGEST_CUSHION)
  const isOver = lowest_projected > limit + RESERVE_ALLOWANCE
  return { limit, too_much: isOver ? lowest_projected - limit : 0, finding: found(isOver, 'cushion-too-large') }
}

/** How a sum is demanded: in so many payments, a month apart. One payment is a lump sum. */
export interface Demand {
  payments: number
}

export function checkShortageDemand(
  shortage: number,
  { one_month, old_month = one_month, demand }: { one_month: number; old_month?: number; demand: Demand },
) {
  // The rule does not say whether the old or the new payment counts: where they differ, nobody is accused.
  const isLarge = shortage > 0 && shortage >= one_month && shortage >= old_month
  return {
    finding: found(isLarge && demand.payments < SHORTAGE_MONTHS, 'must-offer-12-months'),
    monthly_at_most: shareOf(shortage, SHORTAGE_MONTHS),
  }
}

export function checkDeficiencyDemand(
  deficiency: number,
  {
    one_month,
    old_month = one_month,
    demand,
    is_current = true,
  }: { one_month: number; old_month?: number; demand: Demand; is_current?: boolean },
) {
  const isLarge = is_current && deficiency > 0 && deficiency >= one_month && deficiency >= old_month
  return {
    finding: found(isLarge && demand.payments < 2, 'must-offer-two-payments'),
    monthly_at_most: shareOf(deficiency, 2),
  }
}

/** 1024.17(c)(7): a known bill is used; an unknown one is last year's, raised by the consumer price index at most. */
export function checkEstimate(inputs: { last: number; estimate: number; is_known: boolean; cpi_percent: number }) {
  const { last, estimate, is_known, cpi_percent } = inputs
  const at_most = Math.round(last + (last * cpi_percent) / 100)
  // Where there was no bill last year, homes like it may be used: nothing to compare with.
  const isAbove = !is_known && last > 0 && estimate > at_most + CENT_A_MONTH
  return { at_most, finding: found(isAbove, 'estimate-above-cpi') }
}

export function checkSurplus(
  surplus: number,
  { is_current, is_refunded }: { is_current: boolean; is_refunded: boolean },
) {
  return { finding: found(is_current && surplus >= LEAST_REFUND && !is_refunded, 'refund-within-30-days') }
}

export function checkHistory(year: { opening: number; paid_in: number; paid_out: number; printed_closing: number }) {
  const closing = year.opening + year.paid_in - year.paid_out
  const difference = Math.abs(year.printed_closing - closing)
  return { closing, difference, finding: found(difference > YEAR_OF_CENTS, 'history-does-not-add-up') }
}

export function checkTransfer(old_closing: number, new_opening: number) {
  const difference = Math.abs(old_closing - new_opening)
  return { difference, finding: found(difference > 0, 'balance-lost-in-transfer') }
}

export function checkBasePayment(total: number, base_payment: number) {
  const twelfth = shareOf(total, 12)
  const difference = Math.abs(base_payment - twelfth)
  return { twelfth, difference, finding: found(difference > CENT_A_MONTH, 'base-payment-not-a-twelfth') }
}

function found(isFound: boolean, finding: EscrowFinding): EscrowFinding | null {
  return isFound ? finding : null
}
