import { useId } from 'react'
import { signed } from '#domain/figures.ts'
import { type CashRowShown, type CashSteps, cashBars } from '#domain/tolerance/cash-steps.ts'
import { Card } from '#web/ui/card.tsx'
import { cashStepWords, cashWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'

interface Row extends CashRowShown {
  label: string
  /** A change that costs the buyer money is hatched and has a sign, so that colour is not needed. */
  isWorse: boolean
}

/** Where the money went: from the old cash to close to the new, and on to what it would be with the refund. */
export function CashCard({ cash, refund_cents }: { cash: CashSteps; refund_cents: number }) {
  // Many refinances end with money for the buyer: then every row says what they get.
  const isTo = cash.estimate_cents < 0 && cash.final_cents <= 0
  const sign = isTo ? -1 : 1
  const moved = sign * (cash.final_cents - cash.estimate_cents)
  const rows = rowsOf(cash, refund_cents, isTo)
  const { from_cents, bars } = cashBars(rows)
  const hatch = useId()
  return (
    <Card
      title={isTo ? words.titleTo : words.title}
      description={`${movedWords(moved, isTo)} ${words.from(dollars(from_cents))}`}
    >
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <defs>
          <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
            <rect width="7" height="7" fill="var(--attention-soft)" />
            <path d="M1.5 0V7" stroke="var(--attention)" strokeWidth="3" />
          </pattern>
        </defs>
      </svg>
      <ul className="text-sm">
        {rows.map(({ kind, label, cents, isWorse }, at) => (
          <li
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[15rem_1fr_7rem]"
          >
            <span className={`col-start-1 row-start-1 ${kind === 'total' ? 'font-[560]' : ''}`}>{label}</span>
            <Bar
              {...(bars[at] ?? { left: 0, width: 0 })}
              fill={kind === 'total' ? 'var(--ink)' : isWorse ? `url(#${hatch})` : 'var(--action)'}
              edge={kind === 'change' && isWorse}
            />
            <span
              className={`num col-start-2 row-start-1 text-right sm:col-start-3 ${kind === 'total' ? 'font-[560]' : ''}`}
            >
              {kind === 'total' ? dollars(cents) : signed(cents, dollars)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Bar({ left, width, fill, edge }: { left: number; width: number; fill: string; edge: boolean }) {
  return (
    <svg
      width="100%"
      height="14"
      aria-hidden="true"
      className="col-span-2 row-start-2 rounded-sm bg-hover sm:col-span-1 sm:col-start-2 sm:row-start-1"
    >
      <rect
        x={`${left}%`}
        y={edge ? 0.75 : 0}
        width={`${width}%`}
        height={edge ? 12.5 : 14}
        rx="3"
        fill={fill}
        stroke={edge ? 'var(--attention)' : undefined}
        strokeWidth={edge ? 1.5 : undefined}
      />
    </svg>
  )
}

function rowsOf({ estimate_cents, steps, final_cents }: CashSteps, refund_cents: number, isTo: boolean): Row[] {
  const sign = isTo ? -1 : 1
  const total = (label: string, cents: number): Row => ({ kind: 'total', label, cents: sign * cents, isWorse: false })
  const change = (label: string, cents: number): Row => ({
    kind: 'change',
    label,
    cents: sign * cents,
    isWorse: cents > 0,
  })
  const back =
    refund_cents > 0
      ? [
          change(words.back(dollars(refund_cents)), -refund_cents),
          total(isTo ? words.get : words.bring, final_cents - refund_cents),
        ]
      : []
  return [
    total(isTo ? words.estimateTo : words.estimate, estimate_cents),
    ...steps.map(({ key, change_cents }) => change(cashStepWords[key], change_cents)),
    total(isTo ? words.finalTo : words.final, final_cents),
    ...back,
  ]
}

function movedWords(moved: number, isTo: boolean): string {
  if (moved === 0) return words.even
  const amount = dollars(Math.abs(moved))
  if (isTo) return moved > 0 ? words.moreTo(amount) : words.lessTo(amount)
  return moved > 0 ? words.more(amount) : words.less(amount)
}
