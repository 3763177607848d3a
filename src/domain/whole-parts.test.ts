import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeParts } from './whole-parts.ts'

test('[M37] whole dollars and percents add up to the whole that stands beside them', () => {
  expect(wholeParts([266.4, 1650.4, 583.3, 183.3])).toEqual([266, 1651, 583, 183])
  expect(wholeParts([33.3, 33.3, 33.4], 100)).toEqual([33, 33, 34])
  expect(wholeParts([])).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }), amounts => {
      const sum = amounts.reduce((total, amount) => total + amount, 0)
      const whole = wholeParts(amounts)
      expect(whole.reduce((total, amount) => total + amount, 0)).toBe(Math.round(sum))
      for (const [at, amount] of amounts.entries()) {
        expect(Math.abs((whole[at] ?? 0) - amount)).toBeLessThanOrEqual(amounts.length / 2 + 0.5)
      }
    }),
  )
})
