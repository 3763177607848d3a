import { type Box, overlap } from '#web/overlap.ts'
import type { Plot, Series } from './line-plot.ts'
import { TURN_RADIUS, type TurnPlace } from './turning-points.ts'

/** Where the name of a line stands: its middle, at one end or in between. */
export interface LineLabel {
  left: number
  top: number
  anchor: 'start' | 'middle' | 'end'
}

/** Of a letter on average, and of the row, with a little air. */
const LETTER = 7.5
const HALF_ROW = 9
/** How far from its line a name may stand, the nearest first. */
const AWAY = [13, 19, 26, 34, 44]
/** How far along the lines, the best places first: names are looked for at an end. */
const ALONG = [1, 0, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5]
/** A line is looked at in steps of so many pixels. */
const STEP = 4

/**
 * Where the names of the lines stand in a picture too narrow for names beside it: at their line, and where no line, no
 * numbered marker and no other name runs through them. A name that finds no such place stands only above the picture.
 */
export function labelsInside(
  series: readonly Series[],
  plot: Plot,
  turns: readonly TurnPlace[] = [],
): (LineLabel | null)[] {
  const taken: Box[] = turns.map(({ left, top }) => around(left, left, top, TURN_RADIUS + 2))
  const lines = series.map(one => heightsOf(one, plot))
  return series.map(({ name }, index) => {
    const found = candidates(name, lines[index] ?? [], plot).find(({ box }) => {
      const isFree = !taken.some(other => overlap(other, box)) && !lines.some(line => runsThrough(line, plot, box))
      return isFree && box.top >= plot.top - HALF_ROW && box.bottom <= plot.bottom
    })
    if (found) taken.push(found.box)
    return found?.label ?? null
  })
}

function candidates(name: string, heights: readonly number[], plot: Plot): { label: LineLabel; box: Box }[] {
  const width = shortName(name).length * LETTER
  const room = plot.right - 4 - (plot.left + 6) - width
  return ALONG.flatMap(share => {
    const left = plot.left + 6 + room * share
    const line = heights[stepAt(plot, left + width / 2)] ?? 0
    const [anchor, at]: [LineLabel['anchor'], number] =
      share === 0 ? ['start', left] : share === 1 ? ['end', left + width] : ['middle', left + width / 2]
    return AWAY.flatMap(away =>
      [line - away, line + away].map(top => ({
        label: { left: at, top, anchor },
        box: around(left, left + width, top, HALF_ROW),
      })),
    )
  })
}

function around(left: number, right: number, middle: number, half: number): Box {
  return { left, right, top: middle - half, bottom: middle + half }
}

function runsThrough(heights: readonly number[], plot: Plot, box: Box): boolean {
  const passed = heights.slice(stepAt(plot, box.left), stepAt(plot, box.right) + 1)
  return passed.some(height => height > box.top && height < box.bottom)
}

function stepAt(plot: Plot, left: number): number {
  return Math.max(Math.round((left - plot.left) / STEP), 0)
}

/** Of a line, at every step from the left: at its points and between them. */
function heightsOf({ points }: Series, plot: Plot): number[] {
  let after = 0
  return Array.from({ length: stepAt(plot, plot.right) + 1 }, (_, step) => {
    const x = plot.x.invert(plot.left + step * STEP)
    while (after < points.length - 1 && (points[after]?.x ?? 0) < x) after++
    const [from, to] = [points[after - 1], points[after]]
    if (!from || !to || x >= to.x) return plot.y(to?.y ?? 0)
    return plot.y(from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x))
  })
}

/** A long name would leave the picture; in full it stands above it. */
export function shortName(name: string, most = 17): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}
