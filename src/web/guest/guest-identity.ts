const GUEST_ID = 'guestId'
/** Which loans a guest has, and which of them they are in. */
export const GUEST_LOANS = 'guestLoans'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function readGuestId(storage: Storage): string | null {
  return storage.getItem(GUEST_ID)
}

/** Starts guest mode, or goes on with the one that is there. */
export function startGuest(
  storage: Storage,
  now: number,
  randomText: (alphabet: string, length: number) => string,
): string {
  const existing = readGuestId(storage)
  if (existing) return existing
  const id = `guest_${now}_${randomText(LETTERS, 12)}`
  storage.setItem(GUEST_ID, id)
  return id
}

/** Leaves guest mode and forgets what the guest kept. */
export function forgetGuest(storage: Storage, resourceKeys: string[]): void {
  for (const key of [...resourceKeys, GUEST_LOANS, GUEST_ID]) storage.removeItem(key)
}
