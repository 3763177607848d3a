/** Fields of a form or of what is kept, by name. */
export type Fields = Record<string, unknown>

/** Where nobody said how often it had been changed, as behind a proxy that drops ETag: the change is then done as it comes. */
export const UNKNOWN_REVISION = -1

/** What a change was made on: how often it had been changed by then, and what it said; `null` when there was nothing yet. */
export interface Base {
  revision: number
  fields: Fields | null
}

/**
 * What two people, or one in two tabs, made of the same thing: whoever changed a field has it. `null` when both changed the
 * same field to something else; then somebody has to be asked. Only the fields of `mine` are looked at.
 */
export function mergeFields(
  base: Fields | null,
  mine: Fields,
  theirs: Fields | null,
  /** Somebody was asked, and said so. */
  mineWins = false,
): Fields | null {
  const merged: Fields = { ...mine }
  for (const field of Object.keys({ ...base, ...theirs })) {
    if (!(field in mine) || isSame(mine[field], theirs?.[field])) continue
    if (isSame(mine[field], base?.[field])) merged[field] = theirs?.[field]
    else if (!mineWins && !isSame(theirs?.[field], base?.[field])) return null
  }
  return merged
}

/** By what they say: a database may give an object's fields back in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
