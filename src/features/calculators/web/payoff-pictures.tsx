import { formatMoney, formatMonths } from '#domain/figures.ts'
import { payoffPicturesWords } from '#features/calculators/page-words.ts'
import { Donut } from '#web/charts/donut.tsx'
import { FIRST_YEARS } from '#web/charts/first-years.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { balanceByYear, type PayoffScenarios } from '../payoff-scenarios.ts'
import { balanceInWords, moneyInWords, scenarioWords } from '../words.ts'
import { useOwnYear } from './use-own-year.ts'

export function BalanceCard({ scenarios }: { scenarios: PayoffScenarios }) {
  const own = useOwnYear()
  const points = balanceByYear(scenarios)
  const { inputs, with_extra, months_saved } = scenarios
  const series = (key: 'standard' | 'with_extra') => ({
    name: scenarioWords[key],
    points: points.map(point => ({ x: point.year, y: point[key] })),
  })
  return (
    <Card title={payoffPicturesWords.balanceTitle}>
      <LineChart
        title={payoffPicturesWords.balanceLabel}
        summary={balanceInWords(scenarios)}
        series={inputs.extra_payment > 0 ? [series('standard'), series('with_extra')] : [series('standard')]}
        formatX={year => (year === 0 ? payoffPicturesWords.start : payoffPicturesWords.year(year))}
        formatY={formatMoney}
        formatTick={shortMoney}
        formatTickX={year => (year === 0 ? payoffPicturesWords.start : String(year))}
        at={own?.x ?? Math.round(points.length / 3)}
        {...(own && { own })}
        xName={payoffPicturesWords.endOf}
        turns={
          months_saved > 0
            ? [
                {
                  x: with_extra.months / 12,
                  y: 0,
                  text: payoffPicturesWords.sooner(formatMonths(with_extra.months), formatMonths(months_saved)),
                },
              ]
            : []
        }
        firstYears={FIRST_YEARS}
      />
    </Card>
  )
}

/** `$400k`, `$1.2M`. */
function shortMoney(amount: number): string {
  if (amount >= 1_000_000) return `$${trimmed(amount / 1_000_000)}M`
  return amount >= 1000 ? `$${trimmed(amount / 1000)}k` : formatMoney(amount)
}

function trimmed(amount: number): string {
  return String(Math.round(amount * 10) / 10)
}

/** Only what is paid: its middle is the sum of its parts. */
export function MoneyCard({ scenarios }: { scenarios: PayoffScenarios }) {
  const { inputs, with_extra, interest_saved } = scenarios
  return (
    <Card title={payoffPicturesWords.moneyTitle}>
      <Donut
        title={payoffPicturesWords.moneyHint}
        summary={moneyInWords(scenarios)}
        slices={[
          { name: payoffPicturesWords.loanRepaid, value: inputs.loan_amount },
          { name: payoffPicturesWords.interest, value: with_extra.total_interest },
        ]}
        format={formatMoney}
        whole={{
          value: formatMoney(with_extra.total_paid),
          label: interest_saved > 0 ? payoffPicturesWords.withExtra : payoffPicturesWords.paidAll,
        }}
      />
    </Card>
  )
}
