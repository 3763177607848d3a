import { formatMoney, formatMonths } from '#domain/figures.ts'
import { splitCardWords } from '#features/calculators/page-words.ts'
import { FIRST_YEARS } from '#web/charts/first-years.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { type BreakdownInputs, monthOfTurn, splitByYear } from '../payment-breakdown.ts'
import { turnInWords } from '../words.ts'
import { useOwnYear } from './use-own-year.ts'

/** How interest gives way to principal over the years. */
export function SplitCard({ inputs }: { inputs: BreakdownInputs }) {
  const own = useOwnYear()
  const split = splitByYear(inputs)
  if (split.length < 2) return null
  const turn = monthOfTurn(inputs)
  const points = (key: 'interest' | 'principal') => split.map(each => ({ x: (each.month - 1) / 12, y: each[key] }))
  const half = (split[0]?.interest ?? 0) + (split[0]?.principal ?? 0)
  return (
    <Card title={splitCardWords.splitTitle}>
      <LineChart
        title={splitCardWords.splitLabel}
        summary={turnInWords(turn)}
        series={[
          { name: splitCardWords.principal, points: points('principal') },
          { name: splitCardWords.interest, points: points('interest') },
        ]}
        formatX={year => splitCardWords.year(Math.floor(year + 0.001) + 1)}
        formatY={formatMoney}
        formatTickX={year => String(Math.round(year))}
        at={0}
        {...(own && { own })}
        xName={splitCardWords.firstPaymentOf}
        turns={
          turn === null
            ? []
            : [{ x: (turn - 1) / 12, y: half / 2, text: splitCardWords.morePrincipal(formatMonths(turn - 1)) }]
        }
        firstYears={FIRST_YEARS}
      />
    </Card>
  )
}
