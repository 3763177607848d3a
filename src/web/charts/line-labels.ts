import type { Plot, Series } from './line-plot.ts'
import { spread } from './spread.ts'

export interface LineLabels {
  /** Names begin at the left edge of the lines, or end at the right one. */
  anchor: 'start' | 'end'
  /** The height of each name's middle. */
  places: number[]
}

const AWAY = 13
const GAP = 17
/** As far as a name reaches along its line. */
const REACH = 90

/**
 * Where the names of the lines stand in a picture too narrow for names beside it: at the end where the lines are
 * further apart, each on the side from which its line does not come.
 */
export function labelsInside(series: readonly Series[], plot: Plot): LineLabels {
  const starts = series.map(({ points }) => plot.y(points[0]?.y ?? 0))
  const ends = series.map(({ points }) => plot.y(points.at(-1)?.y ?? 0))
  const anchor = closest(ends) > closest(starts) ? 'end' : 'start'
  const wanted = series.map((one, at) => {
    const here = (anchor === 'start' ? starts[at] : ends[at]) ?? 0
    const further = heightAt(one, plot, anchor === 'start' ? plot.left + REACH : plot.right - REACH)
    // A line that climbs away from its name would run through it from below.
    return further < here - 1 ? here + AWAY : here - AWAY
  })
  return { anchor, places: spread(wanted, GAP, plot.top - 8, plot.bottom - 6) }
}

function heightAt({ points }: Series, plot: Plot, left: number): number {
  const x = plot.x.invert(left)
  const after = points.findIndex(point => point.x >= x)
  return plot.y((points[after] ?? points.at(-1))?.y ?? 0)
}

function closest(heights: readonly number[]): number {
  const sorted = [...heights].sort((one, other) => one - other)
  return Math.min(...sorted.slice(1).map((height, at) => height - (sorted[at] ?? 0)))
}

/** A long name would leave the picture; in full it stands above it. */
export function shortName(name: string, most = 17): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}
