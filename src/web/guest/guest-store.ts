import * as z from 'zod/mini'
import type { AnyAction, AnyDrawer, Drawer, GuestSide } from '#journey/drawer.ts'

// biome-ignore lint/suspicious/noExplicitAny: each drawer parses its own stored value.
type AnyGuestSide = GuestSide<any, any>

/** A drawer as a guest's browser kept it. What cannot be read counts as nothing, and stays until something better is saved. */
export function openGuestDrawer<State, Stored>(
  storage: Storage,
  drawer: Drawer<State, unknown, Record<string, AnyAction<State>>, Stored>,
): State {
  const stored = drawer.guest && readStored(storage, drawer.guest)
  return stored === undefined ? drawer.empty() : (drawer.guest?.open(stored) ?? drawer.empty())
}

export function saveGuestDrawer(storage: Storage, side: AnyGuestSide, state: unknown): void {
  const stored = side.keep(state)
  if (stored === undefined) storage.removeItem(side.key)
  else storage.setItem(side.key, JSON.stringify(stored))
}

/** All that a guest has kept, by drawer name: the body of `import-guest`. */
export function guestData(storage: Storage, drawers: AnyDrawer[]): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const drawer of drawers) {
    const stored = drawer.guest && readStored(storage, drawer.guest)
    if (stored !== undefined) data[drawer.name] = stored
  }
  return data
}

/** What is there but cannot be read, by its key: written by another version, or damaged. It is somebody's work all the same. */
export function unreadableGuestData(storage: Storage, drawers: AnyDrawer[]): Record<string, string> {
  const left: Record<string, string> = {}
  for (const { guest } of drawers) {
    const text = guest && storage.getItem(guest.key)
    if (guest && text && readStored(storage, guest) === undefined) left[guest.key] = text
  }
  return left
}

function readStored<State, Stored>(storage: Storage, side: GuestSide<State, Stored>): Stored | undefined {
  const text = storage.getItem(side.key)
  if (text === null) return undefined
  try {
    const parsed = z.safeParse(side.stored, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
