import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { guarded, hasRoomFor, orInMemory, parseJson } from './browser-storage.ts'

const refusing = () => {
  throw new DOMException('no', 'SecurityError')
}

test('[ED14] a storage that is full says so and throws nothing; one that is switched off is empty', () => {
  const full = guarded(
    () => ({ length: 0, key: () => null, getItem: () => null, removeItem: refusing, setItem: refusing }) as never,
  )
  expect(full.setItem('theme', 'dark')).toBe(false)
  expect(() => full.removeItem('theme')).not.toThrow()
  const off = guarded(refusing)
  expect([off.getItem('theme'), off.setItem('theme', 'dark'), off.keys()]).toEqual([null, false, []])
})

test('[ED14] what cannot be read counts as nothing', () => {
  expect(parseJson('{')).toBeNull()
  expect(parseJson(null)).toBeNull()
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
})

test('[ED14] what there is no room for stays in the tab that wrote it, until there is room', () => {
  const storage = memoryStorage()
  const tab = orInMemory(storage)
  storage.room = 3
  expect([tab.setItem('typed', 'Harbor'), tab.getItem('typed'), orInMemory(storage).getItem('typed')]).toEqual([
    false,
    'Harbor',
    null,
  ])
  expect([hasRoomFor(storage, 10), storage.keys()]).toEqual([false, []])
  storage.room = 100
  expect([hasRoomFor(storage, 10), tab.setItem('typed', 'Bank'), storage.getItem('typed')]).toEqual([
    true,
    true,
    'Bank',
  ])
  tab.removeItem('typed')
  expect(tab.getItem('typed')).toBeNull()
})
