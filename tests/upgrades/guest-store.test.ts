import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guestResources } from '#app/resources.ts'
import { guestData, openGuestResource, unreadableGuestData } from '#web/guest/guest-store.ts'
import { memoryStorage } from '../harness/memory-storage.ts'

/** What a guest's browser held after each release, one file each. They stay: an older store is read for good. */
const releases = readdirSync('tests/upgrades').filter(name => name.startsWith('guest-store-') && name.endsWith('.json'))

test.each(releases)('[LN20] [LN8] a returning guest finds every figure of %s again', name => {
  const stored = JSON.parse(readFileSync(`tests/upgrades/${name}`, 'utf8')) as Record<string, object>
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(stored)) {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  expect(unreadableGuestData(storage, guestResources)).toEqual({})
  const data = guestData(storage, guestResources)
  const keys = guestResources.flatMap(({ name, guest }) => (guest && name in data ? [guest.key] : []))
  expect([...keys, 'guestId'].toSorted()).toEqual(Object.keys(stored).toSorted())
  for (const resource of guestResources.filter(({ guest }) => guest && guest.key in stored)) {
    const key = resource.guest?.key ?? ''
    // Advice that stood in the notes was nobody's; better words may come in its place.
    const without = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (part, each) => (part === 'notes' ? undefined : each))
    const again = resource.guest?.toStored(openGuestResource(storage, resource))
    expect(without(again), key).toMatchObject(without(stored[key]) as object)
  }
})
