import { line } from 'd3-shape'
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { DataTable } from '#web/ui/data-table.tsx'
import { lineChartWords } from '#web/words.ts'
import { Callouts } from './callouts.tsx'
import { DataBehind } from './data-behind.tsx'
import { Legend } from './legend.tsx'
import { insetOf, nearest, type Plot, type Point, plan, type Series } from './line-plot.ts'
import { lookOf } from './look.ts'
import { spread } from './spread.ts'
import { useWidth } from './use-width.ts'

export interface LineChartProps {
  /** What the picture shows, as its name. */
  title: string
  /** What one sees in it, in a sentence: the text alternative, and the caption below. */
  summary: string
  series: readonly Series[]
  formatX(x: number): string
  formatY(y: number): string
  /** Shorter, for the axes: '$400k', '5'. */
  formatTick?(y: number): string
  formatTickX?(x: number): string
  /** Heading of the x column in the table of figures. */
  xName: string
  /** Places worth a word: where one loan becomes cheaper than another. */
  callouts?: readonly (Point & { text: string; lean?: 'left' | 'right' })[]
  /** The step whose figures are read out until the reader points at another; the last one otherwise. */
  at?: number
  /** False where only the movement matters, as with rates: the axis then begins near the lowest value. */
  fromZero?: boolean
  height?: number
}

const LABEL_ROOM = 132
const EDGE_ROOM = 30

export function LineChart(props: LineChartProps) {
  const { title, summary, series, formatX, formatY, formatTick = formatY, formatTickX = formatX, xName } = props
  const { callouts = [], fromZero = true, height = 280 } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const steps = series[0]?.points ?? []
  const [chosen, choose] = useState({ since: props.at, step: props.at ?? Number.POSITIVE_INFINITY })
  // A new place from outside takes the reader there.
  if (chosen.since !== props.at) choose({ since: props.at, step: props.at ?? Number.POSITIVE_INFINITY })
  const at = Math.min(chosen.step, Math.max(steps.length - 1, 0))
  const isRoomy = width >= 520
  const plot = plan(series, width, height, isRoomy ? LABEL_ROOM : 12, fromZero)
  const x = steps[at]?.x ?? 0
  const reader = useRef<HTMLInputElement>(null)
  // Not a style attribute: pages made ahead of time may not carry one.
  useLayoutEffect(() => {
    if (reader.current) reader.current.style.inset = insetOf(plot, width, height)
  })
  const readings = series.map(({ name, points }) => ({ name, value: formatY(points[at]?.y ?? 0) }))

  function read(step: number) {
    choose({ since: props.at, step })
  }

  function follow(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    read(nearest(steps, plot.x.invert(plot.left + event.clientX - box.left)))
  }

  return (
    <div className="min-w-0">
      <figure>
        <Legend at={formatX(x)} entries={readings} />
        <div ref={frame} className="relative">
          <svg
            className="block max-w-full"
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={`${id}-title ${id}`}
          >
            <title id={`${id}-title`}>{title}</title>
            <Axes plot={plot} formatTickX={formatTickX} formatTick={formatTick} />
            <path className="chart-cursor" d={`M${plot.x(x)} ${plot.top}V${plot.bottom}`} />
            {series.map((one, index) => (
              <Line key={one.name} points={one.points} plot={plot} index={index} at={at} />
            ))}
            {isRoomy && <EndLabels series={series} plot={plot} />}
            <Callouts
              marks={callouts.map(({ x, y, text, lean = isRising(series) ? 'left' : 'right' }) => {
                return { left: plot.x(x), top: plot.y(y), text, lean }
              })}
              width={width}
              top={plot.top}
              bottom={plot.bottom}
            />
          </svg>
          <input
            type="range"
            className="chart-reader"
            aria-label={lineChartWords.readFiguresTitle(title)}
            min={0}
            max={Math.max(steps.length - 1, 0)}
            value={at}
            aria-valuetext={`${formatX(x)}: ${readings.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
            onChange={event => read(event.target.valueAsNumber)}
            onPointerMove={follow}
            ref={reader}
          />
        </div>
        <figcaption id={id} className="mt-3 text-sm text-muted">
          {summary}
        </figcaption>
      </figure>
      <DataBehind>
        <DataTable
          caption={title}
          hideCaption
          columns={[
            { key: 'x', header: xName, cell: (row: number) => formatX(steps[row]?.x ?? 0) },
            ...series.map(({ name, points }) => ({
              key: name,
              header: name,
              numeric: true,
              cell: (row: number) => formatY(points[row]?.y ?? 0),
            })),
          ]}
          rows={steps.map((_, row) => row)}
          rowKey={row => row}
        />
      </DataBehind>
    </div>
  )
}

function isRising(series: readonly Series[]): boolean {
  const points = series[0]?.points ?? []
  return (points[points.length - 1]?.y ?? 0) >= (points[0]?.y ?? 0)
}

interface AxesProps {
  plot: Plot
  formatTickX(x: number): string
  formatTick(y: number): string
}

function Axes({ plot, formatTickX, formatTick }: AxesProps) {
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

interface LineProps {
  points: readonly Point[]
  plot: Plot
  index: number
  at: number
}

function Line({ points, plot, index, at }: LineProps) {
  const { colour, dash, marker } = lookOf(index)
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

function EndLabels({ series, plot }: { series: readonly Series[]; plot: Plot }) {
  const ends = series.map(({ points }) => plot.y(points[points.length - 1]?.y ?? 0))
  const places = spread(ends, 18, plot.top, plot.bottom)
  return series.map(({ name }, index) => (
    <g key={name} transform={`translate(${plot.right} 0)`}>
      <path className="chart-leader" d={`M4 ${ends[index]}L12 ${places[index]}`} />
      <text x="16" y={places[index]} dy="0.32em" fill={lookOf(index).colour} className="chart-name">
        {name}
      </text>
    </g>
  ))
}
