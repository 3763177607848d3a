import type { AnyDrawer, GuestChoice } from '#journey/drawer.ts'
import { accepted, type Outcome } from '#journey/refusal.ts'
import { forgetGuest } from '#web/guest/guest-identity.ts'
import { guestData, unreadableGuestData } from '#web/guest/guest-store.ts'
import { callApi } from '#web/remote/api.ts'

export { guestData, unreadableGuestData }

/**
 * Moves what a guest kept into the account that is signed in. The browser forgets it only after the server said yes:
 * whatever fails in between, the guest's work is still here and the same call can be made again. Answers what was moved.
 */
export async function importGuest(
  storage: Storage,
  drawers: AnyDrawer[],
  keep: GuestChoice | undefined,
): Promise<Outcome<string[]>> {
  const data = guestData(storage, drawers)
  const outcome: Outcome<unknown> =
    Object.keys(data).length === 0
      ? accepted(null)
      : await callApi('/api/account/import-guest', keep ? { ...data, keep } : data)
  if (!outcome.ok) return outcome
  const unreadable = unreadableGuestData(storage, drawers)
  if (Object.keys(unreadable).length === 0) forgetGuest(storage, guestKeys(drawers))
  // What nobody could read was not moved, so it stays, and the guest with it: the page says so until it is dealt with.
  else for (const key of guestKeys(drawers)) if (!(key in unreadable)) storage.removeItem(key)
  return accepted(Object.keys(data))
}

export function guestKeys(drawers: AnyDrawer[]): string[] {
  return drawers.flatMap(drawer => (drawer.guest ? [drawer.guest.key] : []))
}
