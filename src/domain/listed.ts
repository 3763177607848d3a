// Made at the first use: on a phone, loading the rules of a language takes as long as rendering a page.
let and: Intl.ListFormat | undefined
let or: Intl.ListFormat | undefined

/** `a`, `a and b`, `a, b, and c`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join()
  and ??= new Intl.ListFormat('en-US', { type: 'conjunction' })
  return and.format(names)
}

/** `a`, `a or b`, `a, b, or c`. */
export function listedChoices(names: readonly string[]): string {
  if (names.length < 2) return names.join()
  or ??= new Intl.ListFormat('en-US', { type: 'disjunction' })
  return or.format(names)
}
