import { formatCents, signed } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Forecast } from '../forecast.ts'
import type { YearTwoPlan } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

interface SumRow {
  label: string
  why?: string
  cents: number
  isSum?: boolean
}

/** From year one to the lasting payment, and on to the year that catches up. */
export function RiseCard({ plan, found }: { plan: YearTwoPlan; found: Forecast }) {
  const { stands, next_tax, next_insurance } = found
  const { yearly_tax, yearly_insurance } = plan
  const first = stands.levels[0]?.payment ?? 0
  const insurance = Math.round(((next_insurance - (yearly_insurance ?? 0)) * 100) / 12)
  const tax = stands.after - first - insurance
  const rows: SumRow[] = [
    { label: words.yearOne, cents: first },
    ...(next_tax !== null && tax !== 0
      ? [{ label: words.tax, why: words.becomes(yearly_tax ?? 0, next_tax), cents: tax }]
      : []),
    ...(insurance !== 0
      ? [{ label: words.insurance, why: words.becomes(yearly_insurance ?? 0, next_insurance), cents: insurance }]
      : []),
    { label: words.lasting, cents: stands.after, isSum: true },
    ...(stands.worst.add > 0
      ? [
          {
            label: words.catchUp,
            why: words.catchUpWhy(stands.worst.shortage + stands.worst.deficiency),
            cents: stands.worst.payment - stands.after,
          },
          { label: words.catchUpYear, cents: stands.worst.payment, isSum: true },
        ]
      : []),
  ]
  return (
    <Card title={words.rise}>
      <dl className="divide-y divide-line">
        {rows.map(({ label, why, cents, isSum }, at) => (
          <div
            key={label}
            className={classNames(
              'flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0',
              isSum && 'border-t-2 border-t-ink',
            )}
          >
            <dt className={isSum ? 'font-[650]' : undefined}>
              {label}
              {why && <span className="block text-sm text-muted">{why}</span>}
            </dt>
            <dd
              className={classNames(
                'num flex-none',
                isSum || at === 0 ? 'font-[650]' : 'font-[560] text-attention-text',
              )}
            >
              {isSum || at === 0 ? formatCents(cents / 100) : signed(cents / 100, formatCents)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
