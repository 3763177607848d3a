import { type LinearScale, linearScale, niceDomain } from './linear-scale.ts'
import type { SeriesLook } from './look.ts'

export interface Point {
  x: number
  y: number
}

export interface Series {
  name: string
  /** In order of x; every series of a chart has the same x values. */
  points: readonly Point[]
  /** Where a line has a look of its own wherever it stands, as a lender's has. */
  look?: SeriesLook
}

export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  x: LinearScale
  y: LinearScale
  xTicks: number[]
  yTicks: number[]
}

/** Above the lines: the words of the reader's own place, which so never stand across a line. */
const TOP = 26

/** Where things go on a chart of this size. */
export function plan(
  series: readonly Series[],
  width: number,
  height: number,
  labelRoom: number,
  fromZero = true,
): Plot {
  const all = series.flatMap(({ points }) => points)
  const left = 56
  const right = width - Math.max(labelRoom, 12)
  const [top, bottom] = [TOP, height - 28]
  const x = linearScale(extent(all.map(point => point.x)), [left, right])
  const y = linearScale(niceDomain(extent([...(fromZero ? [0] : []), ...all.map(point => point.y)]), 4), [bottom, top])
  return { left, right, top, bottom, x, y, xTicks: x.ticks(width < 480 ? 3 : 6), yTicks: y.ticks(4) }
}

/** The lines as far as a place, for pictures that show the first years first. */
export function upTo(series: readonly Series[], x: number): Series[] {
  return series.map(one => ({ ...one, points: one.points.filter(point => point.x <= x) }))
}

/** The part of the picture where the lines are, as CSS inset. */
export function insetOf(plot: Plot, width: number, height: number): string {
  return `${plot.top}px ${width - plot.right}px ${height - plot.bottom}px ${plot.left}px`
}

/** The index of the point nearest to a place on the chart. */
export function nearest(points: readonly Point[], x: number): number {
  let best = 0
  points.forEach((point, at) => {
    if (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x)) best = at
  })
  return best
}

function extent(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // A chart of one value, or of none, still has a middle.
  return Number.isFinite(low) ? (low === high ? [low, low + 1] : [low, high]) : [0, 1]
}
