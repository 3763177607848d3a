/** The only access to a browser's storage. It may be full, switched off or cleared at any time, and no page breaks over that. */
export interface BrowserStorage {
  getItem(key: string): string | null
  /** False when the browser did not store it: whoever stores what somebody typed has to say so. */
  setItem(key: string, text: string): boolean
  removeItem(key: string): void
  keys(): string[]
}

/** Asked for each time: where storage is switched off, even to name it throws. */
export function guarded(storage: () => Storage): BrowserStorage {
  return {
    getItem: key => attempt(() => storage().getItem(key), null),
    setItem(key, text) {
      return attempt(() => {
        storage().setItem(key, text)
        return true
      }, false)
    },
    removeItem: key => attempt(() => storage().removeItem(key), undefined),
    keys: () => attempt(() => Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? ''), []),
  }
}

function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** What there is no room for stays in this tab's memory, for as long as the page is open. */
export function orInMemory(storage: BrowserStorage): Pick<BrowserStorage, 'getItem' | 'setItem' | 'removeItem'> {
  const memory = new Map<string, string>()
  return {
    getItem: key => memory.get(key) ?? storage.getItem(key),
    setItem(key, text) {
      const isStored = storage.setItem(key, text)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      return isStored
    },
    removeItem(key) {
      memory.delete(key)
      storage.removeItem(key)
    },
  }
}

/** Whether there is room for another text of this length. */
export function hasRoomFor(storage: BrowserStorage, length: number): boolean {
  const hasRoom = storage.setItem('room', 'x'.repeat(length))
  storage.removeItem('room')
  return hasRoom
}

/** Stays when the browser is closed, and is the same in every tab. */
export const browserStorage = guarded(() => localStorage)

/** Each tab's own, and gone with it. */
export const tabStorage = guarded(() => sessionStorage)

/** The database of what is too large for the browser's storage (device-files.ts). */
export const DEVICE_FILES = 'keyturn'

/** Forgets all of it, also when the page goes the next moment: the browser itself does it. */
export function forgetDeviceFiles(): void {
  attempt(() => void indexedDB.deleteDatabase(DEVICE_FILES), undefined)
}

/** What cannot be read counts as nothing: another version wrote it, or it is damaged. */
export function parseJson(text: string | null): unknown {
  return attempt(() => JSON.parse(text ?? 'null'), null)
}
