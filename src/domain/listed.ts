/** `a`, `a and b`, `a, b, and c`. */
export function listed(names: readonly string[]): string {
  return and.format(names)
}

/** `a`, `a or b`, `a, b, or c`. */
export function listedChoices(names: readonly string[]): string {
  return or.format(names)
}

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })
const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
