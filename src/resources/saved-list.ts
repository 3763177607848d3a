/** One of several that a person saves. */
export interface Saved {
  id: string
  added_at: string
}

/** When something is added: later than every other, also when two come within one millisecond. */
export function addedAfter(list: readonly Saved[], now: string): string {
  const last = Math.max(0, ...list.map(({ added_at }) => Date.parse(added_at)))
  return new Date(Math.max(Date.parse(now), last + 1)).toISOString()
}

export function inOrder<Item extends Saved>(list: readonly Item[]): Item[] {
  return list.toSorted((one, other) => (one.added_at + one.id < other.added_at + other.id ? -1 : 1))
}

/** The account's and what the guest has beside them. */
export function mergedLists<Item extends Saved>(account: readonly Item[], guest: readonly Item[]): Item[] {
  const known = new Set(account.map(({ id }) => id))
  return inOrder([...account, ...guest.filter(({ id }) => !known.has(id))])
}
