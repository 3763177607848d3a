import * as z from 'zod/mini'
import { FIRST_LOAN } from '#resources/loan.ts'
import { GuestLoans, Loan } from '#resources/loans-model.ts'
import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { GUEST_LOANS, hasGuestThings } from './guest-identity.ts'

const NONE: GuestLoans = { loans: [], current: null, has_states: true }

export function readGuestLoans(storage: BrowserStorage): GuestLoans {
  const parsed = z.safeParse(GuestLoans, parseJson(storage.getItem(GUEST_LOANS)))
  return parsed.success ? parsed.data : NONE
}

export function saveGuestLoans(storage: BrowserStorage, list: GuestLoans): boolean {
  return storage.setItem(GUEST_LOANS, JSON.stringify(list))
}

/** As an account's does, a guest's first loan begins with the first save for it. */
export function noteFirstLoan(storage: BrowserStorage, now: string, has_states = true): boolean {
  const { loans, current } = readGuestLoans(storage)
  if (current !== null || loans.some(({ id }) => id === FIRST_LOAN)) return true
  const first = z.parse(Loan, { id: FIRST_LOAN, opened_at: now })
  return saveGuestLoans(storage, { loans: [first, ...loans], current: FIRST_LOAN, has_states })
}

/** Whether a browser holds data from before loans were stored. */
export function hasOlderThings(storage: BrowserStorage): boolean {
  return storage.getItem(GUEST_LOANS) === null && hasGuestThings(storage)
}
