/** Begins every key under which something waits to be sent; the person's id follows. */
export const UNSENT = 'unsent.'

/** Nothing of anybody else stays: not when they sign out, and not when another person signs in. */
export function forgetUnsent(storage: Storage, exceptOf?: string): void {
  const own = exceptOf === undefined ? undefined : `${UNSENT}${exceptOf}.`
  for (const key of allKeys(storage)) {
    if (key.startsWith(UNSENT) && !(own && key.startsWith(own))) storage.removeItem(key)
  }
}

export function allKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}
