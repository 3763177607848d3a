import type { BrowserStorage } from '#web/storage/browser-storage.ts'

/** A browser's storage without a browser. */
export function emptyStorage(): Storage & BrowserStorage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: index => [...kept.keys()][index] ?? null,
    keys: () => [...kept.keys()],
    removeItem: key => void kept.delete(key),
    setItem(key, value) {
      kept.set(key, value)
      return true
    },
  }
}
