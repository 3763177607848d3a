import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { lineChartWords } from '#web/charts/words.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { DataBehind } from './data-behind.tsx'
import { Legend } from './legend.tsx'
import { Axes, Band, Line, lookIn, NamesBeside, NamesInside, OwnPlace, Turns } from './line-parts.tsx'
import { insetOf, nearest, type Point, plan, type Series, upTo } from './line-plot.ts'
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
  /** Where something turns: a number on the line, and its sentence below the picture. */
  turns?: readonly (Point & { text: string })[]
  /** The reader's own place, as a dotted line: the year in which they mean to move. */
  own?: { x: number; label: string }
  /** A stretch worth seeing as a whole, from one place to another. */
  band?: readonly [from: number, to: number]
  /** Years that are shown until the reader asks for all of them; all where the reader's own place lies beyond. */
  firstYears?: number
  /** The step whose figures are read out until the reader points at another; the last one otherwise. */
  at?: number
  /** False where only the movement matters, as with rates: the axis then begins near the lowest value. */
  fromZero?: boolean
  height?: number
}

const LABEL_ROOM = 132
const ROOMY = 520

export function LineChart(props: LineChartProps) {
  const { title, summary, formatX, formatY, formatTick = formatY, formatTickX = formatX, xName } = props
  const { own, band, fromZero = true, height = 280 } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const [isWhole, setWhole] = useState(false)
  const last = props.series[0]?.points.at(-1)?.x ?? 0
  const firstYears = props.firstYears ?? last
  const canFold = last > firstYears && (own?.x ?? 0) <= firstYears
  const series = canFold && !isWhole ? upTo(props.series, firstYears) : props.series
  const steps = series[0]?.points ?? []
  const end = steps.at(-1)?.x ?? 0
  const turns = (props.turns ?? []).filter(({ x }) => x <= end)
  const [chosen, setChosen] = useState({ since: props.at, step: props.at ?? Number.POSITIVE_INFINITY })
  // A new place from outside takes the reader there.
  if (chosen.since !== props.at) setChosen({ since: props.at, step: props.at ?? Number.POSITIVE_INFINITY })
  const at = Math.min(chosen.step, Math.max(steps.length - 1, 0))
  const plot = plan(series, width, height, width >= ROOMY ? LABEL_ROOM : 12, fromZero)
  const x = steps[at]?.x ?? 0
  const reader = useRef<HTMLInputElement>(null)
  // Not a style attribute: pages made ahead of time may not carry one.
  useLayoutEffect(() => {
    if (reader.current) reader.current.style.inset = insetOf(plot, width, height)
  })
  const readings = series.map((one, index) => ({
    name: one.name,
    value: formatY(one.points[at]?.y ?? 0),
    look: lookIn(one, index),
  }))

  function read(step: number) {
    setChosen({ since: props.at, step })
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
            aria-labelledby={`${id}-title ${id}${turns.length > 0 ? ` ${id}-turns` : ''}`}
          >
            <title id={`${id}-title`}>{title}</title>
            {band && <Band plot={plot} from={band[0]} to={Math.min(band[1], end)} />}
            <Axes plot={plot} formatTickX={formatTickX} formatTick={formatTick} />
            {own?.x !== x && <path className="chart-cursor" d={`M${plot.x(x)} ${plot.top}V${plot.bottom}`} />}
            {own && own.x <= end && <OwnPlace plot={plot} x={own.x} label={own.label} />}
            {series.map((one, index) => (
              <Line key={one.name} series={one} plot={plot} index={index} at={at} />
            ))}
            {width >= ROOMY ? (
              <NamesBeside series={series} plot={plot} />
            ) : (
              <NamesInside series={series} plot={plot} turns={turns} />
            )}
            <Turns turns={turns} plot={plot} />
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
        <figcaption className="mt-3">
          <p id={id} className="text-sm text-muted">
            {summary}
          </p>
          {turns.length > 0 && (
            <ol id={`${id}-turns`} className="chart-turns">
              {turns.map(({ text }, index) => (
                <li key={text}>
                  <span className="chart-turn-number">{index + 1}</span>
                  {text}
                </li>
              ))}
            </ol>
          )}
        </figcaption>
      </figure>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
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
        {canFold && (
          <button type="button" className="chart-switch no-print" onClick={() => setWhole(!isWhole)}>
            {lineChartWords.seeYears(isWhole ? firstYears : Math.round(last))}
          </button>
        )}
      </div>
    </div>
  )
}
