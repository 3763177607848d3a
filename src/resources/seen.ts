/**
 * Whether a field was changed elsewhere since the page read it, to something else than it is to become. `seen` is what the
 * page had read, `null` when there was nothing yet; a page that says nothing is not asked.
 */
export function changedElsewhere<Fields extends object>(
  current: Fields,
  wanted: Partial<Fields>,
  seen: Partial<Fields> | null | undefined,
): boolean {
  const fields = Object.keys(wanted) as (keyof Fields)[]
  if (seen === undefined) return false
  return fields.some(
    field =>
      wanted[field] !== undefined &&
      (seen === null || seen[field] !== undefined) &&
      !isSame(seen?.[field], current[field]) &&
      !isSame(wanted[field], current[field]),
  )
}

/** By what they say: a database may give an object's fields back in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
