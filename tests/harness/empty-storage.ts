import type { BrowserStorage } from '#web/storage/browser-storage.ts'

/** A browser's storage without a browser. */
export function emptyStorage(): Storage & BrowserStorage & { room: number; used(): number } {
  const kept = new Map<string, string>()
  const used = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    /** For how many characters it has room. */
    room: Number.POSITIVE_INFINITY,
    used,
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: index => [...kept.keys()][index] ?? null,
    keys: () => [...kept.keys()],
    removeItem: key => void kept.delete(key),
    setItem(key, value) {
      const before = kept.get(key)
      kept.set(key, value)
      if (used() <= this.room) return true
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      return false
    },
  }
}
