import * as z from 'zod/mini'
import type { AnyAction, AnyDrawer, Drawer, GuestSide } from '#journey/drawer.ts'
import { FIRST_LOAN } from '#journey/loan.ts'
import { guestKey, readGuestLoans } from './guest-loans.ts'

/** A drawer as a guest's browser kept it. What cannot be read counts as nothing, and stays until something better is saved. */
export function openGuestDrawer<State, Stored>(
  storage: Storage,
  drawer: Drawer<State, unknown, Record<string, AnyAction<State>>, Stored>,
  loan = FIRST_LOAN,
): State {
  const stored = drawer.guest && readStored(storage, drawer.guest, keyOf(drawer, loan))
  return stored === undefined ? drawer.empty() : (drawer.guest?.open(stored) ?? drawer.empty())
}

export function saveGuestDrawer(storage: Storage, drawer: AnyDrawer, state: unknown, loan = FIRST_LOAN): void {
  const stored = drawer.guest?.keep(state)
  const key = keyOf(drawer, loan)
  if (stored === undefined) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(stored))
}

/** All that a guest has kept, by drawer name: the body of `import-guest`. What is of other loans than the first names them. */
export function guestData(storage: Storage, drawers: AnyDrawer[]): Record<string, unknown> {
  const data = dataOf(storage, drawers, FIRST_LOAN)
  const perLoan = drawers.filter(drawer => drawer.perLoan)
  const others = otherLoans(storage).flatMap(id => {
    const kept = dataOf(storage, perLoan, id)
    return Object.keys(kept).length > 0 ? [{ ...kept, loan_id: id }] : []
  })
  return others.length > 0 ? { ...data, other_loans: others } : data
}

/** What is there but cannot be read, by its key: written by another version, or damaged. It is somebody's work all the same. */
export function unreadableGuestData(storage: Storage, drawers: AnyDrawer[]): Record<string, string> {
  const left: Record<string, string> = {}
  for (const drawer of drawers) {
    for (const key of keysOf(storage, drawer)) {
      const text = storage.getItem(key)
      if (drawer.guest && text && readStored(storage, drawer.guest, key) === undefined) left[key] = text
    }
  }
  return left
}

/** Every key under which something of a drawer lies, of all loans. */
export function keysOf(storage: Storage, drawer: AnyDrawer): string[] {
  if (!drawer.guest) return []
  return [FIRST_LOAN, ...(drawer.perLoan ? otherLoans(storage) : [])].map(loan => keyOf(drawer, loan))
}

function otherLoans(storage: Storage): string[] {
  return readGuestLoans(storage).loans.flatMap(({ id }) => (id === FIRST_LOAN ? [] : [id]))
}

function dataOf(storage: Storage, drawers: AnyDrawer[], loan: string): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const drawer of drawers) {
    const stored = drawer.guest && readStored(storage, drawer.guest, keyOf(drawer, loan))
    if (stored !== undefined) data[drawer.name] = stored
  }
  return data
}

function keyOf({ perLoan, guest }: Pick<AnyDrawer, 'perLoan' | 'guest'>, loan: string): string {
  return guestKey(guest?.key ?? '', perLoan ? loan : FIRST_LOAN)
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
