import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('labels that have room stay beside their lines', () => {
  expect(spread([10, 60, 120], 16, 0, 200)).toEqual([10, 60, 120])
})

test('labels that would overlap move apart and keep their order', () => {
  expect(spread([50, 52, 49], 16, 0, 200)).toEqual([65, 81, 49])
})

test('labels at the foot of the chart are pushed up, not out', () => {
  expect(spread([195, 198], 16, 0, 200)).toEqual([184, 200])
})
