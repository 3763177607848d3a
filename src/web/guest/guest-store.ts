import * as z from 'zod/mini'
import { FIRST_LOAN } from '#resources/loan.ts'
import type { AnyAction, AnyResource, GuestSide, Resource } from '#resources/resource.ts'
import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { GUEST_REVISIONS } from './guest-identity.ts'
import { readGuestLoans } from './guest-loans.ts'

/** A resource as a guest's browser stored it. What cannot be read counts as nothing, and stays until the next save. */
export function openGuestResource<State, Stored>(
  storage: BrowserStorage,
  resource: Resource<State, unknown, Record<string, AnyAction<State>>, Stored>,
  loan = FIRST_LOAN,
): State {
  const stored = resource.guest && readStored(storage, resource.guest, keyOf(resource, loan))
  return stored === undefined ? resource.empty() : (resource.guest?.fromStored(stored) ?? resource.empty())
}

/** Returns the new revision; `null` when the browser has no room. */
export function saveGuestResource(
  storage: BrowserStorage,
  resource: AnyResource,
  state: unknown,
  loan = FIRST_LOAN,
): number | null {
  const stored = resource.guest?.toStored(state)
  const key = keyOf(resource, loan)
  const before = storage.getItem(key)
  if (stored === undefined) storage.removeItem(key)
  else if (!storage.setItem(key, JSON.stringify(stored))) return null
  const revision = guestRevision(storage, resource, loan) + 1
  if (storage.setItem(GUEST_REVISIONS, JSON.stringify({ ...readRevisions(storage), [key]: revision }))) return revision
  // Both or neither: without a new revision the next change would be refused.
  if (before === null) storage.removeItem(key)
  else storage.setItem(key, before)
  return null
}

export function guestRevision(storage: BrowserStorage, resource: AnyResource, loan = FIRST_LOAN): number {
  return readRevisions(storage)[keyOf(resource, loan)] ?? 0
}

function readRevisions(storage: BrowserStorage): Record<string, number> {
  const parsed = z.safeParse(z.record(z.string(), z.number()), parseJson(storage.getItem(GUEST_REVISIONS)))
  return parsed.success ? parsed.data : {}
}

/** All that a guest has stored, by resource name: the body of `import-guest`. Entries of loans after the first carry their id. */
export function guestData(storage: BrowserStorage, resources: AnyResource[]): Record<string, unknown> {
  const data = dataOf(storage, resources, FIRST_LOAN)
  const perLoan = resources.filter(resource => resource.perLoan)
  const others = otherLoans(storage).flatMap(id => {
    const saved = dataOf(storage, perLoan, id)
    return Object.keys(saved).length > 0 ? [{ ...saved, loan_id: id }] : []
  })
  return others.length > 0 ? { ...data, other_loans: others } : data
}

/** What is there but cannot be read, by its key: written by another version, or damaged. It is somebody's work all the same. */
export function unreadableGuestData(storage: BrowserStorage, resources: AnyResource[]): Record<string, string> {
  const left: Record<string, string> = {}
  for (const resource of resources) {
    for (const key of keysOf(storage, resource)) {
      const text = storage.getItem(key)
      if (resource.guest && text && readStored(storage, resource.guest, key) === undefined) left[key] = text
    }
  }
  return left
}

/** Every key under which something of a resource lies, of all loans. */
export function keysOf(storage: BrowserStorage, resource: AnyResource): string[] {
  if (!resource.guest) return []
  return [FIRST_LOAN, ...(resource.perLoan ? otherLoans(storage) : [])].map(loan => keyOf(resource, loan))
}

function otherLoans(storage: BrowserStorage): string[] {
  return readGuestLoans(storage).loans.flatMap(({ id }) => (id === FIRST_LOAN ? [] : [id]))
}

function dataOf(storage: BrowserStorage, resources: AnyResource[], loan: string): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const resource of resources) {
    const stored = resource.guest && readStored(storage, resource.guest, keyOf(resource, loan))
    if (stored !== undefined) data[resource.name] = stored
  }
  return data
}

function keyOf({ perLoan, guest }: Pick<AnyResource, 'perLoan' | 'guest'>, loan: string): string {
  const key = guest?.key ?? ''
  // Those of the first loan are where they were before a guest could have several.
  return perLoan && loan !== FIRST_LOAN ? `${key}.${loan}` : key
}

function readStored<State, Stored>(
  storage: BrowserStorage,
  side: GuestSide<State, Stored>,
  key: string,
): Stored | undefined {
  const parsed = z.safeParse(side.stored, parseJson(storage.getItem(key)))
  return parsed.success ? parsed.data : undefined
}
