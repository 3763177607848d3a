import type { AnyDrawer, GuestChoice } from '#journey/drawer.ts'
import { accepted, type Outcome } from '#journey/refusal.ts'
import { forgetGuest, GUEST_LOANS } from '#web/guest/guest-identity.ts'
import { guestData, keysOf, unreadableGuestData } from '#web/guest/guest-store.ts'
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
  return accepted(Object.keys(data).filter(name => name !== 'other_loans'))
}

/** What waits for the person's yes, by drawer name. */
export function asking(storage: Storage, drawers: AnyDrawer[]): string[] {
  return drawers
    .filter(drawer => drawer.guest?.asksFirst && Object.keys(guestData(storage, [drawer])).length > 0)
    .map(({ name }) => name)
}

/** The person's answer about one of them: it comes into the account, or goes. */
export async function settleGuest(
  storage: Storage,
  drawers: AnyDrawer[],
  name: string,
  takes: boolean,
): Promise<Outcome<unknown>> {
  const one = drawers.filter(drawer => drawer.name === name)
  const outcome = takes ? await callApi(API, { ...guestData(storage, one), confirmed: [name] }) : accepted(null)
  if (!outcome.ok) return outcome
  const others = drawers.filter(drawer => drawer.perLoan && drawer.name !== name)
  const left = others.filter(drawer => Object.keys(guestData(storage, [drawer])).length > 0).map(drawer => drawer.name)
  forgetMoved(storage, drawers, [...left, ...unreadableDrawers(storage, drawers)])
  return outcome
}

/** All but those; with nothing left, the guest is gone, too. The list of loans stays where something still lies under another than the first. */
function forgetMoved(storage: Storage, drawers: AnyDrawer[], stay: string[]): void {
  if (stay.length === 0) {
    forgetGuest(storage, guestKeys(storage, drawers))
    return
  }
  const moved = drawers.filter(({ name, perLoan }) => perLoan && !stay.includes(name))
  for (const key of guestKeys(storage, moved)) storage.removeItem(key)
  const left = guestKeys(storage, drawers).filter(key => storage.getItem(key) !== null)
  if (!left.some(key => key.includes('.'))) storage.removeItem(GUEST_LOANS)
}

/** What nobody could read is not moved, so it stays, and the guest with it: the page says so until it is dealt with. */
function unreadableDrawers(storage: Storage, drawers: AnyDrawer[]): string[] {
  const keys = unreadableGuestData(storage, drawers)
  return drawers.filter(drawer => keysOf(storage, drawer).some(key => key in keys)).map(({ name }) => name)
}

export function guestKeys(storage: Storage, drawers: AnyDrawer[]): string[] {
  return drawers.flatMap(drawer => keysOf(storage, drawer))
}
