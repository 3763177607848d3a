import * as z from 'zod/mini'
import { FIRST_LOAN } from '#resources/loan.ts'
import type { AnyAction, AnyResource, GuestSide, Resource } from '#resources/resource.ts'
import { readGuestLoans } from './guest-loans.ts'

/** A resource as a guest's browser kept it. What cannot be read counts as nothing, and stays until something better is saved. */
export function openGuestResource<State, Stored>(
  storage: Storage,
  resource: Resource<State, unknown, Record<string, AnyAction<State>>, Stored>,
  loan = FIRST_LOAN,
): State {
  const stored = resource.guest && readStored(storage, resource.guest, keyOf(resource, loan))
  return stored === undefined ? resource.empty() : (resource.guest?.open(stored) ?? resource.empty())
}

export function saveGuestResource(storage: Storage, resource: AnyResource, state: unknown, loan = FIRST_LOAN): void {
  const stored = resource.guest?.keep(state)
  const key = keyOf(resource, loan)
  if (stored === undefined) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(stored))
}

/** All that a guest has kept, by resource name: the body of `import-guest`. What is of other loans than the first names them. */
export function guestData(storage: Storage, resources: AnyResource[]): Record<string, unknown> {
  const data = dataOf(storage, resources, FIRST_LOAN)
  const perLoan = resources.filter(resource => resource.perLoan)
  const others = otherLoans(storage).flatMap(id => {
    const kept = dataOf(storage, perLoan, id)
    return Object.keys(kept).length > 0 ? [{ ...kept, loan_id: id }] : []
  })
  return others.length > 0 ? { ...data, other_loans: others } : data
}

/** What is there but cannot be read, by its key: written by another version, or damaged. It is somebody's work all the same. */
export function unreadableGuestData(storage: Storage, resources: AnyResource[]): Record<string, string> {
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
export function keysOf(storage: Storage, resource: AnyResource): string[] {
  if (!resource.guest) return []
  return [FIRST_LOAN, ...(resource.perLoan ? otherLoans(storage) : [])].map(loan => keyOf(resource, loan))
}

function otherLoans(storage: Storage): string[] {
  return readGuestLoans(storage).loans.flatMap(({ id }) => (id === FIRST_LOAN ? [] : [id]))
}

function dataOf(storage: Storage, resources: AnyResource[], loan: string): Record<string, unknown> {
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

function readStored<State, Stored>(storage: Storage, side: GuestSide<State, Stored>, key: string): Stored | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const parsed = z.safeParse(side.stored, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
