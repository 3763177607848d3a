/** Why somebody finds themselves on another page. It waits in the tab for the page that comes, and is read once. */
export interface LeftNote {
  why: 'session-ended' | 'signed-out-everywhere' | 'other-account'
  /** Changes that were never sent and had to go. */
  unsent: number
  /** Where the person was. */
  from?: string
}

const KEY = 'leftNote'

export function leaveNote(storage: Storage, note: LeftNote): void {
  try {
    storage.setItem(KEY, JSON.stringify(note))
  } catch {
    // Without room the page changes without a word.
  }
}

/** Those that the page can tell of; the others wait for theirs. */
export function takeNote(storage: Storage, ...told: LeftNote['why'][]): LeftNote | null {
  try {
    const note = JSON.parse(storage.getItem(KEY) ?? 'null') as LeftNote | null
    if (!note || !told.includes(note.why)) return null
    storage.removeItem(KEY)
    return note
  } catch {
    return null
  }
}
