import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { lenderName, openDisclosures } from '#features/disclosures/rules.ts'
import { FLOATING, type RateLock } from './model.ts'
import { parseLockTime } from './rules.ts'

export interface DisclosureLock {
  lock: RateLock
  lender: string | null
}

/** What the newest Loan Estimate says of its lock. Only estimates say it. */
export function lockOnDisclosure(disclosures: readonly SavedDisclosure[]): DisclosureLock | null {
  const found = openDisclosures(disclosures).findLast(({ disclosure }) => disclosure.values.rate_lock !== null)
  if (!found) return null
  const { rate_lock, rate_lock_until, rate_lock_time, interest_rate } = found.disclosure.values
  const lender = lenderName(found.disclosure)
  if (rate_lock === 'no' || rate_lock_until === null) return { lender, lock: FLOATING }
  return {
    lender,
    lock: {
      ...FLOATING,
      status: 'locked',
      ends_on: rate_lock_until,
      ...parseLockTime(rate_lock_time ?? ''),
      interest_rate,
    },
  }
}

export interface LockedLoan {
  principal: number
  months: number
}

/** The loan whose payment is compared: the newest disclosure's, or the application's over 30 years. */
export function lockedLoan(
  disclosures: readonly SavedDisclosure[],
  loan_amount: number | null | undefined,
): LockedLoan | null {
  const printed = openDisclosures(disclosures).findLast(
    ({ disclosure }) => disclosure.values.loan_amount !== null && disclosure.values.loan_term_months !== null,
  )?.disclosure.values
  if (printed?.loan_amount && printed.loan_term_months)
    return { principal: printed.loan_amount / 100, months: printed.loan_term_months }
  return loan_amount ? { principal: loan_amount, months: 360 } : null
}
