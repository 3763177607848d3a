import { memo } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { costChartWords } from '#features/comparison/page-words.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { chartedLenders, costAfter } from '../rules.ts'
import type { Compared } from './use-verdict.ts'

/** Few keep a loan longer; the rest of the thirty years is there for those who ask. */
const FIRST_YEARS = 12
const ALL_YEARS = 30
/** More lines than this nobody can follow. */
const MOST_LINES = 5

/** What a line shows: the whole cost, or only what goes beyond the cheapest. Only the latter shows who wins when. */
export type CostView = 'above' | 'cost'

interface CostChartProps {
  compared: Compared
  view: CostView
  summary: string
  /** All thirty years, not only the first twelve. */
  wholeTerm: boolean
}

/** Lines over the years, and the places where the cheapest changes. */
export const CostChart = memo(function CostChart({ compared, view, summary, wholeTerm }: CostChartProps) {
  const { costs, verdict, months } = compared
  const last = wholeTerm || months / 12 > FIRST_YEARS ? ALL_YEARS : FIRST_YEARS
  const years = Array.from({ length: last + 1 }, (_, year) => year)
  const names = distinct(compared.names)
  const drawn = chartedLenders(costs, compared.reigns, months, MOST_LINES)
  const cheapest = years.map(year => Math.min(...costs.map(cost => costAfter(cost, year * 12))))
  const heightAt = (lender: number, month: number) => {
    const cost = costs[lender]
    if (!cost) return 0
    const floor = view === 'cost' ? 0 : Math.min(...costs.map(one => costAfter(one, month)))
    return costAfter(cost, month) - floor
  }
  const series = drawn.map(lender => ({
    name: names[lender] ?? '',
    points: years.map(year => {
      const cost = costs[lender]
      return { x: year, y: (cost ? costAfter(cost, year * 12) : 0) - (view === 'cost' ? 0 : (cheapest[year] ?? 0)) }
    }),
  }))
  const crossings = compared.reigns.slice(1).map((reign, index) => ({
    x: reign.from_month / 12,
    y: heightAt(reign.lender, reign.from_month),
    text: compared.changes[index]?.replace(/\.$/, '') ?? '',
  }))
  const left = costs.length - drawn.length
  return (
    <LineChart
      title={view === 'cost' ? costChartWords.interestFeesEachLoan : costChartWords.whatEachLoanCosts}
      summary={
        left > 0 ? costChartWords.lendersCheapestDrawnSummaryLength(summary, costs.length, drawn.length) : summary
      }
      series={series}
      at={months / 12}
      formatX={year => (year === 0 ? 'Now' : year === 1 ? '1 year' : `${year} years`)}
      formatTickX={year => (year === 0 ? 'Now' : year === last ? `${last} years` : String(year))}
      formatY={formatMoney}
      formatTick={shortMoney}
      xName="Years kept"
      callouts={verdict.all_equal ? [] : crossings.filter(({ x }) => x <= last).slice(0, 2)}
      height={260}
    />
  )
})

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
