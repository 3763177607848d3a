import type { AnyDrawer, GuestChoice } from '#journey/drawer.ts'
import { accepted, type Outcome } from '#journey/refusal.ts'
import { forgetGuest } from '#web/guest/guest-identity.ts'
import { guestData, unreadableGuestData } from '#web/guest/guest-store.ts'
import { callApi } from '#web/remote/api.ts'

export { guestData, unreadableGuestData }

const API = '/api/account/import-guest'

/**
 * Moves what a guest kept into the account that is signed in. The browser forgets it only after the server said yes:
 * whatever fails in between, the guest's work is still here and the same call can be made again. Answers what was moved.
 * What asks first stays where it is until the person has answered.
 */
export async function importGuest(
  storage: Storage,
  drawers: AnyDrawer[],
  keep: GuestChoice | undefined,
): Promise<Outcome<string[]>> {
  const data = guestData(
    storage,
    drawers.filter(({ guest }) => !guest?.asksFirst),
  )
  const outcome: Outcome<unknown> =
    Object.keys(data).length === 0 ? accepted(null) : await callApi(API, keep ? { ...data, keep } : data)
  if (!outcome.ok) return outcome
  forgetMoved(storage, drawers, [...asking(storage, drawers), ...unreadableDrawers(storage, drawers)])
  return accepted(Object.keys(data))
}

/** What waits for the person's yes, by drawer name. */
export function asking(storage: Storage, drawers: AnyDrawer[]): string[] {
  return Object.keys(
    guestData(
      storage,
      drawers.filter(({ guest }) => guest?.asksFirst),
    ),
  )
}

/** The person's answer about one of them: it comes into the account, or goes. */
export async function settleGuest(
  storage: Storage,
  drawers: AnyDrawer[],
  name: string,
  takes: boolean,
): Promise<Outcome<unknown>> {
  const stored = guestData(storage, drawers)[name]
  const outcome = takes ? await callApi(API, { [name]: stored, confirmed: [name] }) : accepted(null)
  if (!outcome.ok) return outcome
  const left = Object.keys(guestData(storage, drawers)).filter(each => each !== name)
  forgetMoved(storage, drawers, [...left, ...unreadableDrawers(storage, drawers)])
  return outcome
}

/** All but those; with nothing left, the guest is gone, too. */
function forgetMoved(storage: Storage, drawers: AnyDrawer[], stay: string[]): void {
  if (stay.length === 0) forgetGuest(storage, guestKeys(drawers))
  else for (const key of guestKeys(drawers.filter(({ name }) => !stay.includes(name)))) storage.removeItem(key)
}

/** What nobody could read is not moved, so it stays, and the guest with it: the page says so until it is dealt with. */
function unreadableDrawers(storage: Storage, drawers: AnyDrawer[]): string[] {
  const keys = unreadableGuestData(storage, drawers)
  return drawers.filter(({ guest }) => guest && guest.key in keys).map(({ name }) => name)
}

export function guestKeys(drawers: AnyDrawer[]): string[] {
  return drawers.flatMap(drawer => (drawer.guest ? [drawer.guest.key] : []))
}
