import type { SavedPaper } from '#features/papers/model.ts'
import { lenderName, openPapers } from '#features/papers/rules.ts'
import { FLOATING, type RateLock } from './model.ts'
import { parseLockTime } from './rules.ts'

export interface PaperLock {
  lock: RateLock
  lender: string | null
}

/** What the newest Loan Estimate says of its lock. Only estimates say it. */
export function lockOnPaper(papers: readonly SavedPaper[]): PaperLock | null {
  const found = openPapers(papers).findLast(({ paper }) => paper.values.rate_lock !== null)
  if (!found) return null
  const { rate_lock, rate_lock_until, rate_lock_time, interest_rate } = found.paper.values
  const lender = lenderName(found.paper)
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

/** The loan whose payment is compared: the newest paper's, or the application's over 30 years. */
export function lockedLoan(papers: readonly SavedPaper[], loan_amount: number | null | undefined): LockedLoan | null {
  const printed = openPapers(papers).findLast(
    ({ paper }) => paper.values.loan_amount !== null && paper.values.loan_term_months !== null,
  )?.paper.values
  if (printed?.loan_amount && printed.loan_term_months)
    return { principal: printed.loan_amount / 100, months: printed.loan_term_months }
  return loan_amount ? { principal: loan_amount, months: 360 } : null
}
