import { expect, test } from 'vitest'
import { rememberSignedIn } from '#web/auth/signed-in-note.ts'
import { readGuestId } from '#web/guest/guest-identity.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { arriveAsGuest } from './guest-arrival.ts'

test('[G12] where the server cannot be asked, whoever was signed in here does not become a guest', () => {
  rememberSignedIn(browserStorage, 'ada')
  arriveAsGuest(undefined)
  expect(readGuestId(browserStorage)).toBeNull()
  rememberSignedIn(browserStorage, undefined)
  arriveAsGuest(undefined)
  expect(readGuestId(browserStorage)).toMatch(/^guest_/)
  browserStorage.removeItem('guestId')
})
