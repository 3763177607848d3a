import { startGuest } from '#web/guest/guest-identity.ts'
import { randomText } from '#web/random-text.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

/** Begins guest mode for somebody who is not signed in, as the tools behind the sign-in do by themselves. */
export function arriveAsGuest(isSignedIn: boolean): void {
  if (!isSignedIn) startGuest(browserStorage, Date.now(), randomText)
  const address = new URL(location.href)
  address.searchParams.delete('as')
  history.replaceState(history.state, '', address)
}
