import { LOCALE } from './locale.ts'

const list = new Intl.ListFormat(LOCALE)

/** `a`, `a and b`, `a, b, and c`. */
export function listed(names: readonly string[]): string {
  return list.format(names)
}
