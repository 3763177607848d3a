import { DEVICE_FILES } from './browser-storage.ts'

const STORE = 'files'

/**
 * What is too large for the browser's storage, on this device alone. Like that it may be full, switched off or cleared at any
 * time: then there is nothing, and no page breaks over it.
 */
export const deviceFiles = {
  get: (key: string): Promise<unknown> => attempt('readonly', files => files.get(key)),
  /** False when the browser would not store it. */
  put: async (key: string, value: unknown): Promise<boolean> =>
    (await attempt('readwrite', files => files.put(value, key))) !== undefined,
  remove: async (key: string): Promise<void> => void (await attempt('readwrite', files => files.delete(key))),
}

async function attempt<Value>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const opening = indexedDB.open(DEVICE_FILES)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    const database = await settled(opening)
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
