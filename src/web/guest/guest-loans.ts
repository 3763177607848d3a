import * as z from 'zod/mini'
import { FIRST_LOAN } from '#resources/loan.ts'
import { Loan, LoansView } from '#resources/loans-model.ts'
import { GUEST_LOANS } from './guest-identity.ts'

const NONE: LoansView = { loans: [], current: null }

export function readGuestLoans(storage: Storage): LoansView {
  const text = storage.getItem(GUEST_LOANS)
  if (text === null) return NONE
  try {
    const parsed = z.safeParse(LoansView, JSON.parse(text))
    return parsed.success ? parsed.data : NONE
  } catch {
    return NONE
  }
}

/** Where a loan's things lie. Those of the first are where they were before a guest could have several. */
export function guestKey(key: string, loan: string): string {
  return loan === FIRST_LOAN ? key : `${key}.${loan}`
}

/** As an account's does, a guest's first loan begins with the first thing that is kept for it. */
export function noteFirstLoan(storage: Storage, now: string): void {
  const { loans, current } = readGuestLoans(storage)
  if (current !== null || loans.some(({ id }) => id === FIRST_LOAN)) return
  const first = z.parse(Loan, { id: FIRST_LOAN, opened_at: now })
  storage.setItem(GUEST_LOANS, JSON.stringify({ loans: [first, ...loans], current: FIRST_LOAN }))
}

/** Whether a browser holds things from before loans were kept. */
export function hasOlderThings(storage: Storage): boolean {
  if (storage.getItem(GUEST_LOANS) !== null) return false
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some(
    key => key.startsWith('guest') && key !== 'guestId',
  )
}
