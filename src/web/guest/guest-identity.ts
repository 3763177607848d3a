import type { BrowserStorage } from '#web/storage/browser-storage.ts'

const GUEST_ID = 'guestId'
/** Which loans a guest has, and which of them they are in. */
export const GUEST_LOANS = 'guestLoans'
/** How often each resource of a guest was changed. */
export const GUEST_REVISIONS = 'guestRevisions'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function readGuestId(storage: BrowserStorage): string | null {
  return storage.getItem(GUEST_ID)
}

/** Starts guest mode, or goes on with the one that is there. */
export function startGuest(
  storage: BrowserStorage,
  now: number,
  randomText: (alphabet: string, length: number) => string,
): string {
  const existing = readGuestId(storage)
  if (existing) return existing
  const id = `guest_${now}_${randomText(LETTERS, 12)}`
  storage.setItem(GUEST_ID, id)
  return id
}

/** Where a guest's things lie, in whatever version of the product: found without the code of any resource. */
export function isGuestKey(key: string): boolean {
  return key.startsWith('guest')
}

export function hasGuestThings(storage: BrowserStorage): boolean {
  return storage.keys().some(key => isGuestKey(key) && key !== GUEST_ID && key !== GUEST_REVISIONS)
}

/** Leaves guest mode and clears what the guest stored. */
export function forgetGuest(storage: BrowserStorage, keys = storage.keys().filter(isGuestKey)): void {
  const guest = readGuestId(storage)
  const typed = storage.keys().filter(key => guest && key.startsWith(`typed.${guest}.`))
  for (const key of [...typed, ...keys, GUEST_LOANS, GUEST_REVISIONS, GUEST_ID]) storage.removeItem(key)
}
