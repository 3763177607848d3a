import { expect, test } from 'vitest'
import { nearest, plan } from './line-plot.ts'

const SERIES = [{ name: 'Balance', points: [0, 1, 2, 3].map(x => ({ x, y: 400_000 - x * 1_000 })) }]

test('the pointer reads the nearest year', () => {
  expect([-5, 0.4, 0.6, 99].map(x => nearest(SERIES[0]?.points ?? [], x))).toEqual([0, 0, 1, 3])
})

test('a chart of nothing, or of one value, has no NaN in it', () => {
  for (const series of [[], [{ name: 'None', points: [] }], [{ name: 'One', points: [{ x: 0, y: 0 }] }]]) {
    const { x, y, left, right, top, bottom } = plan(series, 360, 280, 12)
    for (const place of [x(0), y(0)]) expect(place).not.toBeNaN()
    expect(x(0)).toBeGreaterThanOrEqual(left)
    expect(x(0)).toBeLessThanOrEqual(right)
    expect(y(0)).toBeGreaterThanOrEqual(top)
    expect(y(0)).toBeLessThanOrEqual(bottom)
  }
})

test('amounts start at zero, so that a small difference does not look large', () => {
  expect(plan(SERIES, 640, 280, 12).y.domain[0]).toBe(0)
})
