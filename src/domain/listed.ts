import { LOCALE } from './locale.ts'
import { once } from './once.ts'

const list = once(() => new Intl.ListFormat(LOCALE))

/** `a`, `a and b`, `a, b, and c`. */
export function listed(names: readonly string[]): string {
  return list().format(names)
}
