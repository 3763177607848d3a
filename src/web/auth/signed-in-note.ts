const KEY = 'signedIn'

/** The session is a cookie that scripts cannot see. This says no more than that there is one: such a person is shown no sample. */
export function noteSignedIn(storage: Storage, isSignedIn: boolean): void {
  try {
    if (isSignedIn) storage.setItem(KEY, 'yes')
    else storage.removeItem(KEY)
  } catch {
    // A full storage only means that something stands there for a moment longer.
  }
}
