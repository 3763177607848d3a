import { expect, test } from 'vitest'
import { linearScale, niceDomain } from './linear-scale.ts'

test('a value has its place, and a place its value', () => {
  const scale = linearScale([0, 30], [56, 500])
  expect([scale(0), scale(15), scale(30)]).toEqual([56, 278, 500])
  expect(scale.invert(278)).toBe(15)
})

test('up is more, although screens count downwards', () => {
  const scale = linearScale([0, 100], [200, 0])
  expect([scale(0), scale(75), scale.invert(50)]).toEqual([200, 50, 75])
})

test('ticks are round numbers', () => {
  expect(linearScale([0, 30], [0, 1]).ticks(6)).toEqual([0, 5, 10, 15, 20, 25, 30])
  expect(linearScale([0, 30], [0, 1]).ticks(3)).toEqual([0, 10, 20, 30])
  expect(linearScale([0, 387_000], [0, 1]).ticks(4)).toEqual([0, 100_000, 200_000, 300_000])
  expect(linearScale([6.1, 6.9], [0, 1]).ticks(4)).toEqual([6.2, 6.4, 6.6, 6.8])
  expect(linearScale([-5, 5], [0, 1]).ticks(2)).toEqual([-5, 0, 5])
})

test('an axis ends at a round number beyond the highest value', () => {
  expect(niceDomain([0, 387_000], 4)).toEqual([0, 400_000])
  expect(niceDomain([0, 1], 4)).toEqual([0, 1])
})
