/** Only these fields of a record. */
export function pickFields<From extends object, Key extends keyof From>(
  from: From,
  keys: readonly Key[],
): Pick<From, Key> {
  const picked: Partial<Pick<From, Key>> = {}
  for (const key of keys) picked[key] = from[key]
  return picked as Pick<From, Key>
}
