import { formatRate } from '#domain/figures.ts'
import type { OwnNumber } from '#domain/refinance/own-number.ts'
import { refinanceWords as words } from '../refinance-words.ts'
import './my-home.css'

interface NumberScaleProps {
  number: OwnNumber
  own: number
  today: number
}

const EDGE = 0.4

/** Three zones on one scale of rates, with where the owner's number, the average and the loan stand. */
export function NumberScale({ number, own, today }: NumberScaleProps) {
  const low = Math.min(number.pays_at, today, own) - EDGE
  const high = Math.max(own, today, number.gains_at) + EDGE
  const at = (rate: number) => (100 * (rate - low)) / (high - low)
  const marks = [
    { label: words.yourNumber, rate: number.pays_at },
    { label: words.today, rate: today },
    { label: words.yourLoan, rate: own },
  ]
  return (
    <div className="mt-4">
      <svg className="number-scale" width="100%" height="36" aria-hidden="true">
        <rect className="zone-pays" x="0" y="10" height="16" width={`${at(number.pays_at)}%`} />
        <rect
          className="zone-gains"
          x={`${at(number.pays_at)}%`}
          y="10"
          height="16"
          width={`${Math.max(0, at(number.gains_at) - at(number.pays_at))}%`}
        />
        <rect
          className="zone-costs"
          x={`${at(number.gains_at)}%`}
          y="10"
          height="16"
          width={`${100 - at(number.gains_at)}%`}
        />
        {marks.map(({ label, rate }) => (
          <line key={label} x1={`${at(rate)}%`} x2={`${at(rate)}%`} y1="2" y2="34" />
        ))}
      </svg>
      <dl className="mt-1 grid grid-cols-3 gap-3 text-sm">
        {marks
          .toSorted((one, other) => one.rate - other.rate)
          .map(({ label, rate }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="num font-[650]">{formatRate(rate)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
