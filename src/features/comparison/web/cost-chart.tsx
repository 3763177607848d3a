import { memo } from 'react'
import { formatMoney, formatMonths, signed } from '#domain/figures.ts'
import { costChartWords } from '#features/comparison/page-words.ts'
import { FIRST_YEARS } from '#web/charts/first-years.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { lenderLook, type SeriesLook } from '#web/charts/look.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { LONGEST_MONTHS } from '../loan-cost.ts'
import { chartedLenders, costAfter, type Verdict } from '../rules.ts'
import type { Compared } from './use-verdict.ts'

const YEARS = Array.from({ length: LONGEST_MONTHS / 12 + 1 }, (_, year) => year)
/** More lines than this nobody can follow. */
const MOST_LINES = 5

/** No lender's: plain, and distinguished by its dots. */
const KEEP_LOOK: SeriesLook = { colour: 'var(--muted)', dash: '1 5', marker: 'M-4-4H4V4H-4Z' }

interface CostChartProps {
  compared: Compared
  verdict: Verdict
}

/** What every other lender costs more or less than the best, by the years that one stays. */
export const CostChart = memo(function CostChart({ compared, verdict }: CostChartProps) {
  const { rated: costs, months, rows, reigns, turns, keep } = compared
  const names = distinct(compared.names)
  const best = names[verdict.best] ?? ''
  const charted = chartedLenders(costs, reigns, months, MOST_LINES)
  const apart = (lender: number, month: number) => {
    const [cost, base] = [costs[lender], costs[verdict.best]]
    return cost && base ? costAfter(cost, month) - costAfter(base, month) : 0
  }
  const lines = charted.map(lender => ({
    name: names[lender] ?? '',
    points: YEARS.map(year => ({ x: year, y: apart(lender, year * 12) })),
    look: lenderLook(rows[lender]?.mark ?? 1),
  }))
  const base = costs[verdict.best]
  // Beside loans that also bring cash, keeping is no answer to the same question.
  const current =
    keep && keep.above_best !== null && base
      ? [
          {
            name: currentLoanWords.line,
            points: YEARS.map(year => ({ x: year, y: keep.path.interestBy(year * 12) - costAfter(base, year * 12) })),
            look: KEEP_LOOK,
          },
        ]
      : []
  const series = [...lines, ...current]
  const marks = reigns.slice(1).map((reign, index) => ({
    x: reign.from_month / 12,
    y: apart(reign.lender, reign.from_month),
    text: turns[index] ?? '',
  }))
  return (
    <LineChart
      title={costChartWords.comparedWith(best)}
      summary={summaryOf(compared, best, charted.length)}
      series={series}
      at={months / 12}
      own={{ x: months / 12, label: formatMonths(months) }}
      firstYears={FIRST_YEARS}
      {...bandOf(compared, verdict)}
      formatX={year => (year === 0 ? costChartWords.now : formatMonths(year * 12))}
      formatTickX={year => (year === 0 ? costChartWords.now : String(year))}
      formatY={amount => signed(amount, formatMoney)}
      formatTick={amount => signed(amount, shortMoney)}
      xName={costChartWords.yearsStay}
      turns={verdict.all_equal ? [] : marks}
      height={260}
    />
  )
})

function summaryOf({ rated, turns, has_guess }: Compared, best: string, charted: number): string {
  const below = costChartWords.chartHint(best)
  const always = turns.length > 0 || has_guess ? '' : ` ${costChartWords.always(best)}`
  const all = rated.filter(Boolean).length
  return `${below}${always}${charted < all ? ` ${costChartWords.charted(all, charted)}` : ''}`
}

/** The years in which the best is the best, where that is not all of them. */
function bandOf({ reigns, months }: Compared, verdict: Verdict): { band?: [number, number] } {
  if (reigns.length < 2) return {}
  const at = reigns.findIndex(({ lender, from_year, to_year }) => {
    return lender === verdict.best && from_year <= months / 12 && months / 12 <= to_year
  })
  const reign = reigns[at]
  if (!reign) return {}
  return { band: [reign.from_month / 12, (reigns[at + 1]?.from_month ?? LONGEST_MONTHS) / 12] }
}

function shortMoney(amount: number): string {
  return amount >= 1000 ? `$${Math.round(amount / 100) / 10}k` : formatMoney(amount)
}

/** Two lenders of one name still are two lines. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter(other => other === name).length
    return earlier > 0 ? `${name} (${earlier + 1})` : name
  })
}
