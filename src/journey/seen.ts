/**
 * Whether a field was changed elsewhere since the page read it, to something else than it is to become. `seen` is what the
 * page had read; a page that says nothing is not asked.
 */
export function changedElsewhere<Fields extends object>(
  current: Fields,
  wanted: Partial<Fields>,
  seen: Partial<Fields> | undefined,
): boolean {
  const fields = Object.keys(wanted) as (keyof Fields)[]
  return fields.some(
    field =>
      wanted[field] !== undefined &&
      seen?.[field] !== undefined &&
      !isSame(seen[field], current[field]) &&
      !isSame(wanted[field], current[field]),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
