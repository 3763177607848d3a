import { line } from 'd3-shape'
import { labelsInside, shortName } from './line-labels.ts'
import type { Plot, Point, Series } from './line-plot.ts'
import { lookOf, type SeriesLook } from './look.ts'
import { spread } from './spread.ts'
import { placeTurns, TURN_RADIUS, type TurnPlace } from './turning-points.ts'

const EDGE_ROOM = 30

/** A look of its own, or the one of its place in the chart. */
export function lookIn({ look }: Series, index: number): SeriesLook {
  return look ?? lookOf(index)
}

interface AxesProps {
  plot: Plot
  formatTickX(x: number): string
  formatTick(y: number): string
}

export function Axes({ plot, formatTickX, formatTick }: AxesProps) {
  return (
    <g className="chart-axes">
      {plot.yTicks.map(tick => (
        <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
          <path d={`M${plot.left} 0H${plot.right}`} />
          <text x={plot.left - 8} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {plot.xTicks.map(tick => (
        <text key={tick} x={plot.x(tick)} y={plot.bottom + 20} textAnchor={anchorAt(plot.x(tick), plot)}>
          {formatTickX(tick)}
        </text>
      ))}
    </g>
  )
}

/** A label near an edge stays inside; all others stand below their place. */
function anchorAt(left: number, plot: Plot): 'start' | 'middle' | 'end' {
  if (left < plot.left + EDGE_ROOM) return 'start'
  return left > plot.right - EDGE_ROOM ? 'end' : 'middle'
}

/** The reader's own place: a dotted line, and its words above the lines. */
export function OwnPlace({ plot, x, label }: { plot: Plot; x: number; label: string }) {
  const left = plot.x(x)
  return (
    <g className="chart-own">
      <path d={`M${left} ${plot.top}V${plot.bottom}`} />
      <text x={left} y={plot.top - 10} textAnchor={anchorAt(left, plot)}>
        {label}
      </text>
    </g>
  )
}

/** A stretch of the picture, behind its lines. */
export function Band({ plot, from, to }: { plot: Plot; from: number; to: number }) {
  const left = plot.x(from)
  return <path className="chart-band" d={`M${left} ${plot.top}H${plot.x(to)}V${plot.bottom}H${left}Z`} />
}

interface LineProps {
  series: Series
  plot: Plot
  index: number
  at: number
}

export function Line({ series, plot, index, at }: LineProps) {
  const { points } = series
  const { colour, dash, marker } = lookIn(series, index)
  const place = (point: Point) => `translate(${plot.x(point.x)} ${plot.y(point.y)})`
  const path = line<Point>(
    point => plot.x(point.x),
    point => plot.y(point.y),
  )([...points])
  // A few markers along the way, each series' at its own places, so that lines that cross stay apart.
  const every = Math.max(Math.round(points.length / 6), 1)
  const marked = points.filter((_, step) => step % every === Math.min(index, every - 1) || step === at)
  return (
    <g fill={colour}>
      <path
        d={path ?? ''}
        fill="none"
        stroke={colour}
        strokeWidth="2.25"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {marked.map(point => (
        <path key={point.x} d={marker} transform={place(point)} className="chart-marker" />
      ))}
    </g>
  )
}

/** The name of each line beside its end. */
export function NamesBeside({ series, plot }: { series: readonly Series[]; plot: Plot }) {
  const ends = series.map(({ points }) => plot.y(points.at(-1)?.y ?? 0))
  const places = spread(ends, 18, plot.top, plot.bottom)
  return series.map((one, index) => (
    <g key={one.name} transform={`translate(${plot.right} 0)`}>
      <path className="chart-leader" d={`M4 ${ends[index]}L12 ${places[index]}`} />
      <text x="16" y={places[index]} dy="0.32em" fill={lookIn(one, index).colour} className="chart-name">
        {shortName(one.name)}
      </text>
    </g>
  ))
}

/** Where there is no room beside it: the name of each line at the line, if it can stand there without crossing one. */
export function NamesInside({
  series,
  plot,
  turns,
}: {
  series: readonly Series[]
  plot: Plot
  turns: readonly Point[]
}) {
  const places = labelsInside(series, plot, turnPlaces(turns, plot))
  return series.map((one, index) => {
    const place = places[index]
    return (
      place && (
        <text
          key={one.name}
          x={place.left}
          y={place.top}
          dy="0.32em"
          textAnchor={place.anchor}
          fill={lookIn(one, index).colour}
          className="chart-name is-inside"
        >
          {shortName(one.name)}
        </text>
      )
    )
  })
}

function turnPlaces(turns: readonly Point[], plot: Plot): TurnPlace[] {
  return placeTurns(
    turns.map(({ x, y }) => ({ left: plot.x(x), top: plot.y(y) })),
    plot.top,
  )
}

/** Numbers on the lines; what each means is said below the picture. */
export function Turns({ turns, plot }: { turns: readonly Point[]; plot: Plot }) {
  return (
    <g className="chart-turn">
      {turnPlaces(turns, plot).map(({ left, top }, index) => (
        <g key={turns[index]?.x} transform={`translate(${left} ${top})`}>
          <circle r={TURN_RADIUS} />
          <text dy="0.35em">{index + 1}</text>
        </g>
      ))}
    </g>
  )
}
