import * as z from 'zod/mini'
import { FIRST_LOAN } from '#resources/loan.ts'
import { GuestLoans, Loan } from '#resources/loans-model.ts'
import { GUEST_LOANS } from './guest-identity.ts'

const NONE: GuestLoans = { loans: [], current: null, has_states: true }

export function readGuestLoans(storage: Storage): GuestLoans {
  const text = storage.getItem(GUEST_LOANS)
  if (text === null) return NONE
  try {
    const parsed = z.safeParse(GuestLoans, JSON.parse(text))
    return parsed.success ? parsed.data : NONE
  } catch {
    return NONE
  }
}

export function saveGuestLoans(storage: Storage, list: GuestLoans): void {
  storage.setItem(GUEST_LOANS, JSON.stringify(list))
}

/** As an account's does, a guest's first loan begins with the first thing that is kept for it. */
export function noteFirstLoan(storage: Storage, now: string, has_states = true): void {
  const { loans, current } = readGuestLoans(storage)
  if (current !== null || loans.some(({ id }) => id === FIRST_LOAN)) return
  const first = z.parse(Loan, { id: FIRST_LOAN, opened_at: now })
  saveGuestLoans(storage, { loans: [first, ...loans], current: FIRST_LOAN, has_states })
}

/** Whether a browser holds things from before loans were kept. */
export function hasOlderThings(storage: Storage): boolean {
  if (storage.getItem(GUEST_LOANS) !== null) return false
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some(
    key => key.startsWith('guest') && key !== 'guestId',
  )
}
