import { addDays, type CalendarDay } from '../calendar-day.ts'
import { exactInterest, halfUp } from './interest.ts'

export interface Split {
  interest: number
  principal: number
  /** What is owed after it. */
  balance: number
}

/** One payment of principal and interest, in cents; the last one pays no more than is owed. */
export function splitPayment(balance: number, rate_percent: number, principal_and_interest: number): Split {
  const interest = halfUp(exactInterest(balance, rate_percent, 1, 12))
  const principal = Math.min(principal_and_interest - interest, balance)
  return { interest, principal, balance: balance - principal }
}

export interface HeldMoney {
  /** Of what came since the last statement, so much waits. */
  since_last: number
  /** Waits now. */
  held: number
  applied: number
  /** Which of the payments due were completed, counted from 0. */
  completed: number[]
}

/**
 * Money that is less than a payment waits until it makes one, and then must be applied to the oldest that is open
 * (12 CFR 1026.36(c)(1)(ii)).
 */
export function holdPartialPayments(periodic_payment: number, received: readonly number[]): HeldMoney[] {
  let held = 0
  let next = 0
  return received.map(amount => {
    const payments = Math.floor((held + amount) / periodic_payment)
    const applied = payments * periodic_payment
    held += amount - applied
    const completed = Array.from({ length: payments }, () => next++)
    // What waited before is used first, so after a payment was made only new money waits.
    return { since_last: payments > 0 ? held : amount, held, applied, completed }
  })
}

export interface LateFeeTerms {
  percent: number
  grace_days: number
}

/** The fee is on the overdue principal and interest, never on escrow or on another fee. */
export function lateFee(principal_and_interest: number, { percent }: LateFeeTerms): number {
  return halfUp(exactInterest(principal_and_interest, percent, 1, 1))
}

/** 'More than 15 days late': what comes on the 15th day after the due day is in time. */
export function firstLateDay(due: CalendarDay, { grace_days }: LateFeeTerms): CalendarDay {
  return addDays(due, grace_days + 1)
}

export interface FullPayment {
  /** `null` where the note decides. */
  new_late_fee: number | null
  applied_as: 'periodic payment' | 'partial payment'
  still_open: number
}

/**
 * Principal, interest and escrow make a payment full, even if a late fee is open; because of that fee alone there is no other
 * (12 CFR 1026.36(c)(1)(i), (c)(2)).
 */
export function applyWithOpenFee(
  periodic_payment: number,
  received: number,
  open_late_fee: number,
  received_on_time: boolean,
): FullPayment {
  const isFull = received >= periodic_payment
  const beyond = isFull ? received - periodic_payment : 0
  return {
    new_late_fee: isFull && received_on_time ? 0 : null,
    applied_as: isFull ? 'periodic payment' : 'partial payment',
    still_open: Math.max(0, open_late_fee - beyond),
  }
}

export interface ExtraPayment extends Split {
  next_interest: number
  /** What the next statement shows if the extra money went elsewhere. */
  next_interest_if_lost: number
}

/** A payment with extra principal: the next month's interest shows whether it was applied. */
export function payExtra(
  balance: number,
  rate_percent: number,
  principal_and_interest: number,
  extra: number,
): ExtraPayment {
  const split = splitPayment(balance, rate_percent, principal_and_interest)
  const interest = (owed: number) => halfUp(exactInterest(owed, rate_percent, 1, 12))
  return {
    ...split,
    balance: split.balance - extra,
    next_interest: interest(split.balance - extra),
    next_interest_if_lost: interest(split.balance),
  }
}

/** Principal and interest of the last payments, backwards from what is owed after them. */
export function yearToDate(
  balance: number,
  rate_percent: number,
  principal_and_interest: number,
  payments: number,
): { principal: number; interest: number } {
  let owed = balance
  for (let payment = 0; payment < payments; payment++) {
    owed = balanceBefore(owed, rate_percent, principal_and_interest)
  }
  const principal = owed - balance
  return { principal, interest: payments * principal_and_interest - principal }
}

/** The balance that a payment brought down to this one, to the cent. */
function balanceBefore(balance: number, rate_percent: number, principal_and_interest: number): number {
  const near = Math.round((balance + principal_and_interest) / (1 + rate_percent / 1200))
  const leads = (owed: number) => splitPayment(owed, rate_percent, principal_and_interest).balance === balance
  return [near, near - 1, near + 1].find(leads) ?? near
}
