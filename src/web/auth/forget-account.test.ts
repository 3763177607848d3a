import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { clearOtherAccounts, forgetAccount } from './forget-account.ts'
import { rememberSignedIn } from './signed-in-note.ts'

function browserOf(ada: string): ReturnType<typeof memoryStorage> {
  const storage = memoryStorage()
  rememberSignedIn(storage, ada)
  storage.setItem('theme', 'dark')
  storage.setItem('installHint', 'never')
  storage.setItem('homeSeen', '{"lenders":["Alder"]}')
  storage.setItem('stayYears', '9')
  storage.setItem('something of a later version', 'an income')
  storage.setItem(`unsent.${ada}.2026-11-18T00:00:00.000Z.1`, '{"amount":98765}')
  storage.setItem(`unsent.${ada}.versions`, '{}')
  storage.setItem('guestId', 'guest_1_abc')
  storage.setItem('guestWireSafety', '{}')
  return storage
}

const keysIn = (storage: ReturnType<typeof memoryStorage>) => storage.keys().toSorted()

test('[X247] what the server ended leaves nothing of the account; a guest’s things and the colors stay', () => {
  const storage = browserOf('ada')
  expect(clearOtherAccounts(storage, undefined)).toEqual({ ended: true, unsent: 1 })
  expect(keysIn(storage)).toEqual(['guestId', 'guestWireSafety', 'installHint', 'theme'])
  expect(clearOtherAccounts(storage, undefined)).toEqual({ ended: false, unsent: 0 })
})

test('[X247] somebody else who signs in finds nothing of the one before, and keeps what is their own', () => {
  const storage = browserOf('ada')
  storage.setItem('unsent.bob.2026-11-18T00:00:00.000Z.1', '{}')
  clearOtherAccounts(storage, 'bob')
  expect(keysIn(storage)).toEqual([
    'guestId',
    'guestWireSafety',
    'installHint',
    'theme',
    'unsent.bob.2026-11-18T00:00:00.000Z.1',
  ])
})

test('[X247] one’s own things stay while one is signed in', () => {
  const storage = browserOf('ada')
  const before = keysIn(storage)
  expect(clearOtherAccounts(storage, 'ada')).toEqual({ ended: false, unsent: 0 })
  expect(keysIn(storage)).toEqual(before)
  expect(forgetAccount(storage, 'ada')).toBe(0)
})
