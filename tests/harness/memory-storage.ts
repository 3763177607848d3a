import type { BrowserStorage } from '#web/storage/browser-storage.ts'

/** A browser's storage without a browser. */
export function memoryStorage(): Storage & BrowserStorage & { room: number; used(): number } {
  const stored = new Map<string, string>()
  const used = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    /** For how many characters it has room. */
    room: Number.POSITIVE_INFINITY,
    used,
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    getItem: key => stored.get(key) ?? null,
    key: index => [...stored.keys()][index] ?? null,
    keys: () => [...stored.keys()],
    removeItem: key => void stored.delete(key),
    setItem(key, value) {
      const before = stored.get(key)
      stored.set(key, value)
      if (used() <= this.room) return true
      if (before === undefined) stored.delete(key)
      else stored.set(key, before)
      return false
    },
  }
}
