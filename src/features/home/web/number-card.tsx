import { formatMoney } from '#domain/figures.ts'
import type { HousingCost } from '#domain/housing-cost.ts'
import { monthParts } from '#features/comparison/estimate-words.ts'
import { shownParts } from '#features/comparison/month.ts'
import { Card } from '#web/ui/card.tsx'

interface NumberCardProps {
  label: string
  figure: number
  text: string
  month?: HousingCost | null
}

/** The one figure of this stage, and where it comes from. */
export function NumberCard({ label, figure, text, month }: NumberCardProps) {
  return (
    <Card className="flex h-full flex-col *:flex *:flex-1 *:flex-col">
      <p className="text-muted">{label}</p>
      <p className="serif num mt-1 text-5xl sm:text-6xl">{formatMoney(figure)}</p>
      <p className="mt-3 max-w-prose">{text}</p>
      {month && <MonthBar month={month} />}
    </Card>
  )
}

function MonthBar({ month }: { month: HousingCost }) {
  const parts = shownParts(month)
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className="mt-auto pt-5">
      <div className="month-bar" aria-hidden="true">
        {/* Pictures, because only theirs is a width that stands in the markup; the policy forbids styles there. */}
        {parts.map(({ part, amount }) => (
          <svg key={part} data-part={part} width={`${((100 * amount) / whole).toFixed(2)}%`} />
        ))}
      </div>
      <dl className="month-parts mt-3 text-sm" data-count={parts.length}>
        {parts.map(({ part, amount }) => (
          <div key={part}>
            <dt className="flex items-center gap-2 text-muted">
              <span className="month-key" data-part={part} aria-hidden="true" />
              {monthParts[part]}
            </dt>
            <dd className="num font-[560]">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
