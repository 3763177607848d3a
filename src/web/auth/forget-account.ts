import { isGuestKey } from '#web/guest/guest-identity.ts'
import { forgetUnsent, isChange, isOwn } from '#web/offline-queue/forget-unsent.ts'
import { type BrowserStorage, forgetDeviceFiles } from '#web/storage/browser-storage.ts'
import { lastSignedIn } from './signed-in-note.ts'

/** Keys that say nothing about a person: the theme, and whether installing was answered. */
const IMPERSONAL = ['theme', 'installHint']

/** Nor does a guest's own data belong to an account. */
const stays = (key: string) => IMPERSONAL.includes(key) || isGuestKey(key)

/**
 * Removes what this browser holds of an account, and says how many changes in it were never sent. Whatever a page may ever store
 * is of the account unless it is named above. `exceptOf` is who is signed in now.
 */
export function forgetAccount(storage: BrowserStorage, exceptOf?: string): number {
  let unsent = 0
  forgetDeviceFiles()
  for (const key of storage.keys()) {
    if (stays(key) || isOwn(key, exceptOf)) continue
    if (isChange(key)) unsent += 1
    storage.removeItem(key)
  }
  return unsent
}

/** Signing out makes the browser forget everything: what may come back then. */
export function deviceSettings(storage: BrowserStorage): [key: string, text: string][] {
  return IMPERSONAL.flatMap(key => {
    const text = storage.getItem(key)
    return text === null ? [] : [[key, text]]
  })
}

/** Now that the server has said who is here: what somebody else left is not theirs to see. Says whether a session ended unheard. */
export function clearOtherAccounts(
  storage: BrowserStorage,
  user_id: string | undefined,
): { ended: boolean; unsent: number } {
  const before = lastSignedIn(storage)
  if (user_id === undefined) return { ended: before !== null, unsent: before === null ? 0 : forgetAccount(storage) }
  if (before !== null && before !== user_id) forgetAccount(storage, user_id)
  else forgetUnsent(storage, user_id)
  return { ended: false, unsent: 0 }
}
