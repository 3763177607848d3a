import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'

/** Why somebody finds themselves on another page. It waits in the tab for the page that comes, and is read once. */
export interface LeftNote {
  why: 'session-ended' | 'signed-out-everywhere' | 'other-account'
  /** Changes that were never sent and had to go. */
  unsent: number
  /** Where the person was. */
  from?: string
}

const KEY = 'leftNote'

export function setFlash(storage: BrowserStorage, note: LeftNote): void {
  // Without room the page changes without a word.
  storage.setItem(KEY, JSON.stringify(note))
}

/** Those that the page can tell of; the others wait for theirs. */
export function takeFlash(storage: BrowserStorage, ...reasons: LeftNote['why'][]): LeftNote | null {
  const note = parseJson(storage.getItem(KEY)) as LeftNote | null
  if (!note || !reasons.includes(note.why)) return null
  storage.removeItem(KEY)
  return note
}
