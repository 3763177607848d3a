import { useId, useRef } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { linearScale, niceDomain } from '#web/charts/linear-scale.ts'
import { useWidth } from '#web/charts/use-width.ts'
import './levels-chart.css'

export interface ChartLevel {
  label: string
  payment: number
  ahead: number | null
  range: readonly [low: number, high: number] | null
}

/** What comes to the owner alone in one of the months, counted from the first. */
export interface OwnMonth {
  at: number
  label: string
  cents: number
}

interface LevelsChartProps {
  /** What one sees, for those who listen. */
  name: string
  levels: readonly ChartLevel[]
  own: readonly OwnMonth[]
  ownName: string
}

const HEIGHT = 300
const TOP = 26
const BOTTOM = 46
const NUMBER_ROOM = 26
const MONTHS = 12

/** Payments jump, they don't slope: a line of steps, with the range of our guess behind it. Cents. */
export function LevelsChart({ name, levels, own, ownName }: LevelsChartProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const all = levels.flatMap(({ payment, ahead, range }) => [payment, ahead ?? payment, ...(range ?? [])])
  const y = linearScale(levelsDomain(all), [HEIGHT - BOTTOM, TOP])
  const part = width / Math.max(1, levels.length)
  const height = HEIGHT + (own.length > 0 ? OWN_ROOM : 0)
  const path = (of: (level: ChartLevel) => number) =>
    levels
      .map((level, at) => `${at === 0 ? 'M0' : ''}${at === 0 ? ',' : 'V'}${y(of(level))}H${(at + 1) * part}`)
      .join('')
  return (
    <div ref={frame} className="min-w-0">
      <svg
        className="levels-chart block max-w-full"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={name}
      >
        <defs>
          <pattern id={`${id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
            <path className="levels-hatch" d="M0 0V8" />
          </pattern>
        </defs>
        <g className="chart-axes">
          {y.ticks(4).map(tick => (
            <path key={tick} d={`M0 ${y(tick)}H${width}`} />
          ))}
        </g>
        {levels.map(({ label, range }, at) =>
          range && range[1] > range[0] ? (
            <rect
              key={label}
              className="levels-range"
              x={at * part}
              width={part}
              y={y(range[1])}
              height={y(range[0]) - y(range[1])}
              fill={`url(#${id}-hatch)`}
            />
          ) : null,
        )}
        {levels.some(({ ahead }) => ahead !== null) && (
          <path className="levels-ahead" d={path(({ ahead, payment }) => ahead ?? payment)} />
        )}
        <path className="levels-line" d={path(({ payment }) => payment)} />
        {levels.map(({ label, payment }, at) => {
          const isDip = (levels[at - 1]?.payment ?? Number.POSITIVE_INFINITY) >= payment
          return (
            <g key={label}>
              <text
                className="levels-figure"
                x={(at + 0.58) * part}
                y={y(payment) + (isDip ? NUMBER_ROOM : -12)}
                textAnchor="middle"
              >
                {formatMoney(Math.round(payment / 100))}
              </text>
              <g className="chart-turn" transform={`translate(${(at + 0.17) * part} ${y(payment)})`}>
                <circle r="12" />
                <text dy="0.36em">{at + 1}</text>
              </g>
              <text className="levels-label" x={at * part} y={HEIGHT - 12}>
                {label}
              </text>
            </g>
          )
        })}
        {own.length > 0 && (
          <g transform={`translate(0 ${HEIGHT})`}>
            <text className="levels-label" y="14">
              {ownName}
            </text>
            <OwnBars own={own} width={width} months={levels.length * MONTHS} />
          </g>
        )}
      </svg>
    </div>
  )
}

/** Below the line, because no escrow pays them; on a scale of their own, from zero. */
const OWN_ROOM = 116
const OWN_BASE = 92
const OWN_HIGHEST = 42
/** Labels of bars that stand nearer than this lean away from each other. */
const LABEL_ROOM = 64

function OwnBars({ own, width, months }: { own: readonly OwnMonth[]; width: number; months: number }) {
  const most = Math.max(...own.map(({ cents }) => cents))
  const x = (at: number) => ((at + 0.5) / months) * width
  const bar = Math.max(6, Math.min(16, (width / months) * 0.7))
  const leans = (at: number, other: OwnMonth | undefined) =>
    other !== undefined && Math.abs(x(at) - x(other.at)) < LABEL_ROOM
  return (
    <>
      <path className="levels-own-base" d={`M0 ${OWN_BASE}H${width}`} />
      {own.map(({ at, label, cents }, index) => {
        const tall = (OWN_HIGHEST * cents) / most
        const anchor = leans(at, own[index + 1]) ? 'end' : leans(at, own[index - 1]) ? 'start' : 'middle'
        const edge = x(at) + (anchor === 'end' ? bar / 2 : anchor === 'start' ? -bar / 2 : 0)
        return (
          <g key={label}>
            <rect className="levels-own" x={x(at) - bar / 2} y={OWN_BASE - tall} width={bar} height={tall} />
            <text className="levels-figure" x={edge} y={OWN_BASE - tall - 8} textAnchor={anchor}>
              {formatMoney(Math.round(cents / 100))}
            </text>
            <text className="levels-label" x={edge} y={OWN_BASE + 18} textAnchor={anchor}>
              {label}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Begins below the lowest, at a round figure: the steps are what matters. */
export function levelsDomain(cents: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  const room = Math.max((high - low) * 0.4, 5000)
  return niceDomain([Math.max(0, low - room), high + room * 0.5], 4)
}
