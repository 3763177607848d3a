import { lastSignedIn } from '#web/auth/signed-in-note.ts'
import { startGuest } from '#web/guest/guest-identity.ts'
import { randomText } from '#web/random-text.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

/**
 * Begins guest mode for somebody who is not signed in, as the tools behind the sign-in do by themselves. Where the server could not
 * be asked (`undefined`), whoever was signed in when a page last looked still is.
 */
export function arriveAsGuest(isSignedIn = lastSignedIn(browserStorage) !== null): void {
  if (!isSignedIn) startGuest(browserStorage, Date.now(), randomText)
  const address = new URL(location.href)
  address.searchParams.delete('as')
  history.replaceState(history.state, '', address)
}
