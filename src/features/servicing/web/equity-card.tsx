import { addMonths, dayParts } from '#domain/calendar-day.ts'
import { formatMoney } from '#domain/figures.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { myHomeWords as words } from '../home-words.ts'
import { balanceYears, halfMonth, type LoanFacts } from '../loan-facts.ts'
import { asIfRateStays } from '../loan-words.ts'
import type { HomeLoan, RateNotice } from '../model.ts'

interface EquityCardProps {
  loan: HomeLoan
  facts: LoanFacts
  rate_notice: RateNotice | null
}

/** What is owed until the last payment, and what of the home is theirs. */
export function EquityCard({ loan, facts, rate_notice }: EquityCardProps) {
  const half = halfMonth(loan, facts, rate_notice)
  const year = (month: number) => dayParts(addMonths(facts.next_due, month)).year
  const points = balanceYears(loan, facts, rate_notice).map(({ month, owed }) => ({ x: month / 12, y: owed }))
  const isBelow = facts.equity !== null && facts.equity < 0
  const summary = [half === null ? '' : words.half(addMonths(facts.next_due, half)), words.last(facts.last_due)]
    .filter(Boolean)
    .join(' ')
  return (
    <Card title={facts.equity === null || isBelow ? words.owedTitle : words.equity(facts.equity)}>
      <p className="mb-4 text-muted">
        {words.owed(facts.owed)} {!facts.is_said && words.bySchedule}{' '}
        {isBelow ? words.below : loan.home_value === null ? words.noValue : words.byValue(loan.home_value)}
      </p>
      {facts.rate_may_change_on && (
        <p className="mb-4 text-sm text-muted">{asIfRateStays(facts.rate, facts.rate_may_change_on)}</p>
      )}
      <LineChart
        title={words.stillOwed}
        summary={summary}
        xName={words.yearsFromNow}
        series={[{ name: words.stillOwed, points }]}
        formatX={x => String(year(Math.round(x * 12)))}
        formatY={y => formatMoney(y)}
        formatTick={y => `$${Math.round(y / 1000)}k`}
        at={0}
        height={220}
      />
    </Card>
  )
}
