import { useId, useRef } from 'react'
import { monthName } from '#domain/day-words.ts'
import type { EscrowAnalysis } from '#domain/escrow/analysis.ts'
import { linearScale } from '#web/charts/linear-scale.ts'
import { useWidth } from '#web/charts/use-width.ts'
import './balance-chart.css'

interface BalanceChartProps {
  analysis: EscrowAnalysis
  /** Above the law's reserve, all year. Cents. */
  extra: number
  name: string
}

const HEIGHT = 290
const TOP = 44
const BOTTOM = 30

/** Bars for month's ends, what is too much as a hatched cap on each, the largest reserve as a line through. */
export function BalanceChart({ analysis: { plan }, extra, name }: BalanceChartProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const highest = Math.max(...plan.target.map(({ balance }) => balance), 1) + extra
  const y = linearScale([0, highest], [HEIGHT - BOTTOM, TOP])
  const step = width / plan.target.length
  const bar = step * 0.6
  const zero = y(0)
  return (
    <div ref={frame} className="min-w-0">
      <svg
        className="balance-chart block max-w-full"
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={name}
      >
        <defs>
          <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
            <rect className="balance-hatch-ground" width="6" height="6" />
            <path className="balance-hatch" d="M0 0V6" />
          </pattern>
        </defs>
        <path className="balance-zero" d={`M0 ${zero}H${width}`} />
        {plan.target.map(({ month, balance }, at) => {
          const x = at * step + (step - bar) / 2
          const isLowest = month === plan.lowest_month
          const top = y(Math.max(0, balance))
          return (
            <g key={month}>
              <rect
                className={isLowest ? 'balance-bar is-lowest' : 'balance-bar'}
                x={x}
                y={top}
                width={bar}
                height={zero - top}
                rx="3"
              />
              {extra > 0 && (
                <rect
                  className="balance-extra"
                  x={x + 0.75}
                  y={y(Math.max(0, balance) + extra)}
                  width={bar - 1.5}
                  height={Math.max(3, y(0) - y(extra) - 1.5)}
                  rx="2"
                  fill={`url(#${id}-hatch)`}
                />
              )}
              {(step >= 40 || at % 2 === 0 || isLowest) && (
                <text className={isLowest ? 'balance-month is-lowest' : 'balance-month'} x={x + bar / 2} y={HEIGHT - 8}>
                  {monthName(month).slice(0, 3)}
                </text>
              )}
              {isLowest && (
                <g
                  className="chart-turn"
                  transform={`translate(${x + bar / 2} ${y(Math.max(0, balance) + extra) - 22})`}
                >
                  <circle r="12" />
                  <text dy="0.36em">1</text>
                </g>
              )}
            </g>
          )
        })}
        <path className="balance-limit" d={`M0 ${y(plan.cushion)}H${width}`} />
        <g className="chart-turn" transform={`translate(12 ${y(plan.cushion)})`}>
          <circle r="12" />
          <text dy="0.36em">2</text>
        </g>
      </svg>
    </div>
  )
}
