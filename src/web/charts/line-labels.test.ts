import { expect, test } from 'vitest'
import { labelsInside, shortName } from './line-labels.ts'
import { plan, type Series } from './line-plot.ts'

const line = (name: string, from: number, to: number): Series => ({
  name,
  points: [0, 6, 12].map(x => ({ x, y: from + ((to - from) * x) / 12 })),
})
const placed = (...series: Series[]) => {
  const plot = plan(series, 320, 260, 12)
  return { plot, ...labelsInside(series, plot) }
}

test('[C35] a name stands on the side of its line that the line leaves free', () => {
  const { plot, anchor, places } = placed(line('Falls', 4000, -1000), line('Flat', 0, 0), line('Climbs', -2500, 500))
  expect(anchor).toBe('start')
  const [falls, flat, climbs] = [4000, 0, -2500].map(y => plot.y(y))
  expect(places[0]).toBeLessThan(falls ?? 0)
  expect(places[1]).toBeLessThan(flat ?? 0)
  expect(places[2]).toBeGreaterThan(climbs ?? 0)
})

test('[C35] names stand where the lines are further apart', () => {
  expect(placed(line('A', 0, 500_000), line('B', 100, 300_000)).anchor).toBe('end')
  expect(placed(line('A', 9000, 10), line('B', 100, 0)).anchor).toBe('start')
})

test('[C35] names never cover each other or leave the picture', () => {
  const { plot, places } = placed(...[1, 2, 3, 4, 5].map(rate => line(String(rate), rate, rate)))
  const sorted = [...places].sort((one, other) => one - other)
  for (const [at, place] of sorted.slice(1).entries()) expect(place - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(16)
  expect(sorted[0]).toBeGreaterThanOrEqual(8)
  expect(sorted.at(-1)).toBeLessThanOrEqual(plot.bottom)
})

test('one line has one name', () => {
  expect(placed(line('A', 1, 2)).places).toHaveLength(1)
})

test('a name too long for the picture is cut with an ellipsis', () => {
  expect(shortName('Harbor Savings')).toBe('Harbor Savings')
  expect(shortName('Harbor Savings and Loan')).toBe('Harbor Savings a…')
})
