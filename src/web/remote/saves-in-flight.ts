import { tabStorage } from '#web/storage/browser-storage.ts'

/** In the tab's storage: when its last save was answered; nothing while one is in flight. The next page finds it there. */
const KEY = 'lastSave'
/** The clock of an answer and that of a navigation may be a little apart. */
const SLACK_MS = 100

/**
 * The page before was still saving when this one was asked for, so what this one came with may be older. A page that is left
 * lives on until the next one arrives: its answer may come after the server has read what it sends.
 */
export const wasLeftSaving = mayBeOlder(tabStorage.getItem(KEY), performance.timeOrigin)
tabStorage.removeItem(KEY)

export function mayBeOlder(lastSave: string | null, askedForAt: number): boolean {
  return lastSave === '' || Number(lastSave ?? 0) > askedForAt - SLACK_MS
}

let inFlight = 0

export async function markSaving<Answer>(answer: Promise<Answer>): Promise<Answer> {
  inFlight += 1
  tabStorage.setItem(KEY, '')
  try {
    return await answer
  } finally {
    inFlight -= 1
    if (inFlight === 0) tabStorage.setItem(KEY, String(Date.now()))
  }
}
