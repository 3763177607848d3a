import { expect, test } from 'vitest'
import { guarded, parseJson } from './browser-storage.ts'

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
