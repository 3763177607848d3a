import type { BrowserStorage } from '#web/storage/browser-storage.ts'

const KEY = 'signedIn'

/**
 * The session is a cookie that scripts cannot see. This says that there is one, and whose: such a person is shown no sample, and
 * when the server knows of no session any more, or of another person's, what is stored here has to go.
 */
export function rememberSignedIn(storage: BrowserStorage, user_id: string | undefined): void {
  // With a full storage, a sample is only shown for a moment longer.
  if (user_id === undefined) storage.removeItem(KEY)
  else storage.setItem(KEY, user_id)
}

/** Who was signed in here when a page last looked. */
export function lastSignedIn(storage: BrowserStorage): string | null {
  return storage.getItem(KEY)
}
