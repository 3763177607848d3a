import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Flag, lanesOf } from './day-lanes.ts'

test('flags that have room stand side by side, others hang above', () => {
  expect(lanesOf([flag(0, 50), flag(100, 50), flag(200, 50)])).toEqual([0, 0, 0])
  expect(lanesOf([flag(0, 150), flag(100, 150), flag(100, 150), flag(400, 50)])).toEqual([2, 1, 0, 0])
  expect(lanesOf([])).toEqual([])
})

test('no stem crosses the words of another flag', () => {
  const flags = fc
    .array(fc.record({ left: fc.integer({ min: 0, max: 900 }), width: fc.integer({ min: 10, max: 200 }) }), {
      maxLength: 12,
    })
    .map(list => list.sort((a, b) => a.left - b.left))
  fc.assert(
    fc.property(flags, list => {
      const lanes = lanesOf(list)
      for (const [one, upper] of list.entries()) {
        for (const [other, lower] of list.entries()) {
          const covers = lower.left >= upper.left && lower.left < upper.left + upper.width
          if (one < other && covers) expect(lanes[one]).toBeGreaterThan(lanes[other] ?? 0)
        }
      }
    }),
  )
})

function flag(left: number, width: number): Flag {
  return { left, width }
}
