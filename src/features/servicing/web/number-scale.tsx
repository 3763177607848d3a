import { formatRate } from '#domain/figures.ts'
import type { OwnNumber } from '#domain/refinance/own-number.ts'
import { placeMarks } from '../number-marks.ts'
import { refinanceWords as words } from '../refinance-words.ts'
import './my-home.css'

interface NumberScaleProps {
  number: OwnNumber
  own: number
  today: number
}

const EDGE = 0.4
/** Each row of labels: a rate and its name. */
const ROW = 40
const BAR = 16
const TICK = 7

/** Three zones on one scale of rates, with where the owner's number, the average and the loan stand. */
export function NumberScale({ number, own, today }: NumberScaleProps) {
  const low = Math.min(number.pays_at, today, own) - EDGE
  const high = Math.max(own, today, number.gains_at) + EDGE
  const at = (rate: number) => (100 * (rate - low)) / (high - low)
  const marks = placeMarks([
    { label: words.yourNumber, rate: number.pays_at, at: at(number.pays_at) },
    { label: words.yourLoan, rate: own, at: at(own) },
    { label: words.today, rate: today, at: at(today) },
  ])
  const rowsBelow = Math.max(...marks.map(({ row }) => row))
  const top = ROW + TICK
  return (
    <div className="mt-4">
      <svg
        className="number-scale overflow-visible"
        width="100%"
        height={top + BAR + TICK + rowsBelow * ROW}
        aria-hidden="true"
      >
        <rect className="zone-pays" x="0" y={top} height={BAR} width={`${at(number.pays_at)}%`} />
        <rect
          className="zone-gains"
          x={`${at(number.pays_at)}%`}
          y={top}
          height={BAR}
          width={`${Math.max(0, at(number.gains_at) - at(number.pays_at))}%`}
        />
        <rect
          className="zone-costs"
          x={`${at(number.gains_at)}%`}
          y={top}
          height={BAR}
          width={`${100 - at(number.gains_at)}%`}
        />
        {marks.map(({ label, rate, at, anchor, row }) => {
          // Row 0 stands above the bar, the others below it.
          const y = row === 0 ? 14 : top + BAR + TICK + (row - 1) * ROW + 14
          // Clear of the figure below it.
          const end = row === 0 ? top + BAR + TICK : y - 15
          return (
            <g key={label}>
              <line x1={`${at}%`} x2={`${at}%`} y1={row === 0 ? ROW : top - TICK} y2={end} />
              <text x={`${at}%`} y={y} textAnchor={anchor} className="scale-rate">
                {formatRate(rate)}
              </text>
              <text x={`${at}%`} y={y + 17} textAnchor={anchor}>
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <dl className="sr-only">
        {marks.map(({ label, rate }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatRate(rate)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
