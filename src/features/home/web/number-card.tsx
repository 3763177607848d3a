import type { ReactNode } from 'react'
import { formatMoney } from '#domain/figures.ts'
import type { HousingCost } from '#domain/housing-cost.ts'
import { monthParts } from '#features/comparison/estimate-words.ts'
import { isGuessed, shownParts } from '#features/comparison/month.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Fold } from '#web/ui/fold.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { homeWords } from '../words.ts'

interface NumberCardProps {
  label: string
  figure: number
  text: string
  month?: HousingCost | null
  /** What belongs to the figure, between its sentence and its parts. */
  children?: ReactNode
  /** Where the figures come from, folded. */
  guesses?: string
}

/** The one figure of this stage, and where it comes from. */
export function NumberCard({ label, figure, text, month, children, guesses }: NumberCardProps) {
  return (
    <Card className="flex h-full flex-col *:flex *:flex-1 *:flex-col">
      <p className="text-muted">{label}</p>
      <p className="serif num mt-1 text-5xl sm:text-6xl">{formatMoney(figure)}</p>
      <p className="mt-3 max-w-prose">{text}</p>
      {children}
      {month && <MonthBar month={month} className={classNames('mt-auto pt-5', guesses && 'max-sm:hidden')} />}
      {guesses && (
        <Fold className="mt-3" title={homeWords.how}>
          {month && <MonthBar month={month} className="pb-4 text-ink sm:hidden" />}
          <p className="max-w-prose">{guesses}</p>
        </Fold>
      )}
    </Card>
  )
}

/** On a phone it waits with where the figures come from, so that the next step is in sight. */
function MonthBar({ month, className }: { month: HousingCost; className: string }) {
  const parts = shownParts(month)
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={className}>
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
            <dd className="num font-[560]">
              {isGuessed(part) ? (
                <SourcedFigure source="guessed" note="nearby">
                  {formatMoney(amount)}
                </SourcedFigure>
              ) : (
                formatMoney(amount)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
