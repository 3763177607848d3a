import { expect, test } from 'vitest'
import { labelsInside, shortName } from './line-labels.ts'
import { plan, type Series } from './line-plot.ts'

const line = (name: string, from: number, to: number): Series => ({
  name,
  points: [0, 6, 12].map(x => ({ x, y: from + ((to - from) * x) / 12 })),
})
const placed = (...series: Series[]) => {
  const plot = plan(series, 320, 260, 12)
  return { plot, places: labelsInside(series, plot) }
}

/** How near the lines come to a name, from its middle up or down. */
function nearestLine(series: Series[], at: number): number {
  const { plot, places } = placed(...series)
  const place = places[at]
  if (!place) throw new Error('no place')
  const width = (series[at]?.name.length ?? 0) * 7
  const left = place.left - (place.anchor === 'start' ? 0 : place.anchor === 'end' ? width : width / 2)
  const heights = series.flatMap(({ points: [from, , to] }) =>
    [left, left + width].map(x => {
      const share = (x - plot.left) / (plot.right - plot.left)
      return plot.y((from?.y ?? 0) + ((to?.y ?? 0) - (from?.y ?? 0)) * share)
    }),
  )
  return Math.min(...heights.map(height => Math.abs(height - place.top)))
}

const duel = [line('Falls', 4000, -1000), line('Flat', 0, 0), line('Climbs', -2500, 500)]

test('[C35] [X186] each name stands at its line, and no line runs through it', () => {
  for (const at of duel.keys()) expect(nearestLine(duel, at)).toBeGreaterThanOrEqual(9)
})

test('[C35] [X186] names never cover each other or leave the picture', () => {
  const { plot, places } = placed(...[1, 12, 23, 34, 45].map(rate => line(String(rate), rate, rate)))
  const heights = places.map(place => place?.top ?? 0).sort((one, other) => one - other)
  for (const [at, height] of heights.slice(1).entries()) expect(height - (heights[at] ?? 0)).toBeGreaterThanOrEqual(16)
  expect(heights[0]).toBeGreaterThanOrEqual(8)
  expect(heights.at(-1)).toBeLessThanOrEqual(plot.bottom)
})

test('[C35] [X186] a numbered marker is left free', () => {
  const series = [line('Flat', 10, 10), line('Zero', 0, 0)]
  const { plot, places } = placed(...series)
  const [end] = places
  const turn = { left: plot.right - 10, top: end?.top ?? 0 }
  expect(labelsInside(series, plot, [turn])[0]).not.toEqual(end)
})

test('[X186] a name that would stand across a line is left to the words above the picture', () => {
  const crowd = Array.from({ length: 24 }, (_, rate) => line(`Lender ${rate}`, rate, rate))
  expect(placed(...crowd).places).toContain(null)
})

test('a name too long for the picture is cut with an ellipsis', () => {
  expect(shortName('Harbor Savings')).toBe('Harbor Savings')
  expect(shortName('Harbor Savings and Loan')).toBe('Harbor Savings a…')
})
