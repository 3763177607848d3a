import { accepted, type Outcome } from '#resources/problem.ts'
import type { AnyResource, GuestChoice } from '#resources/resource.ts'
import { forgetGuest, GUEST_LOANS } from '#web/guest/guest-identity.ts'
import { guestData, keysOf, unreadableGuestData } from '#web/guest/guest-store.ts'
import { callApi } from '#web/remote/api.ts'
import type { BrowserStorage } from '#web/storage/browser-storage.ts'

export { unreadableGuestData }

const API = '/api/account/import-guest'

/**
 * Moves what a guest stored into the account that is signed in. The browser forgets it only after the server said yes:
 * whatever fails in between, the guest's work is still here and the same call can be made again. Answers what was moved.
 * What asks first stays where it is until the person has answered.
 */
export async function importGuest(
  storage: BrowserStorage,
  resources: AnyResource[],
  keep: GuestChoice | undefined,
): Promise<Outcome<string[]>> {
  const data = guestData(
    storage,
    resources.filter(({ guest }) => !guest?.asksFirst),
  )
  const outcome: Outcome<unknown> =
    Object.keys(data).length === 0 ? accepted(null) : await callApi(API, keep ? { ...data, keep } : data)
  if (!outcome.ok) return outcome
  forgetMoved(storage, resources, [...namesToConfirm(storage, resources), ...unreadableResources(storage, resources)])
  return accepted(Object.keys(data).filter(name => name !== 'other_loans'))
}

/** What waits for the person's yes, by resource name. */
export function namesToConfirm(storage: BrowserStorage, resources: AnyResource[]): string[] {
  return resources
    .filter(resource => resource.guest?.asksFirst && Object.keys(guestData(storage, [resource])).length > 0)
    .map(({ name }) => name)
}

/** The person's answer about one of them: it comes into the account, or goes. */
export async function settleGuest(
  storage: BrowserStorage,
  resources: AnyResource[],
  name: string,
  takes: boolean,
): Promise<Outcome<unknown>> {
  const one = resources.filter(resource => resource.name === name)
  const outcome = takes ? await callApi(API, { ...guestData(storage, one), confirmed: [name] }) : accepted(null)
  if (!outcome.ok) return outcome
  const others = resources.filter(resource => resource.perLoan && resource.name !== name)
  const left = others
    .filter(resource => Object.keys(guestData(storage, [resource])).length > 0)
    .map(resource => resource.name)
  forgetMoved(storage, resources, [...left, ...unreadableResources(storage, resources)])
  return outcome
}

/** All but those; with nothing left, the guest is gone, too. The list of loans stays where something still lies under another than the first. */
function forgetMoved(storage: BrowserStorage, resources: AnyResource[], stay: string[]): void {
  if (stay.length === 0) {
    forgetGuest(storage, guestKeys(storage, resources))
    return
  }
  const moved = resources.filter(({ name, perLoan }) => perLoan && !stay.includes(name))
  for (const key of guestKeys(storage, moved)) storage.removeItem(key)
  const left = guestKeys(storage, resources).filter(key => storage.getItem(key) !== null)
  if (!left.some(key => key.includes('.'))) storage.removeItem(GUEST_LOANS)
}

/** What nobody could read is not moved, so it stays, and the guest with it: the page says so until it is dealt with. */
function unreadableResources(storage: BrowserStorage, resources: AnyResource[]): string[] {
  const keys = unreadableGuestData(storage, resources)
  return resources.filter(resource => keysOf(storage, resource).some(key => key in keys)).map(({ name }) => name)
}

function guestKeys(storage: BrowserStorage, resources: AnyResource[]): string[] {
  return resources.flatMap(resource => keysOf(storage, resource))
}
