import { useState } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { chartedLenders, costAfter } from '../rules.ts'
import type { Compared } from './use-verdict.ts'

const YEARS = Array.from({ length: 31 }, (_, year) => year)
/** More lines than this nobody can follow. */
const MOST_LINES = 5

const VIEWS = { above: 'Above the cheapest', cost: 'Whole cost' } as const
type View = keyof typeof VIEWS

interface StayCardProps {
  compared: Compared
  years: number
  onYearsChange(years: number): void
}

/** The cost of each loan if it is kept for so many years, and where the cheapest changes. */
export function StayCard({ compared, years, onYearsChange }: StayCardProps) {
  const [view, setView] = useState<View>('above')
  const { names, changes, verdict } = compared
  const always = names[verdict.best] ?? ''
  const summary = changes.length > 0 ? changes.join(' ') : `${always} costs least, however long you stay.`
  return (
    <Card title="How long will you stay?" className="flex flex-col">
      <Slider
        label="Years until you sell or refinance"
        value={years}
        onValueChange={onYearsChange}
        min={1}
        max={30}
        valueText={value => (value === 30 ? 'To the end' : value === 1 ? '1 year' : `${value} years`)}
        ends={['1 year', '30 years']}
      />
      {names.length > 1 && (
        <>
          <ViewChoice view={view} onViewChange={setView} />
          <CostChart key={view} compared={compared} view={view} years={years} summary={summary} />
        </>
      )}
    </Card>
  )
}

function ViewChoice({ view, onViewChange }: { view: View; onViewChange(view: View): void }) {
  return (
    <fieldset className="mt-5 mb-3 flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">What the lines show</legend>
      {(Object.keys(VIEWS) as View[]).map(key => (
        <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="radio"
            name="cost-view"
            className="tick"
            checked={key === view}
            onChange={() => onViewChange(key)}
          />
          {VIEWS[key]}
        </label>
      ))}
    </fieldset>
  )
}

interface CostChartProps {
  compared: Compared
  view: View
  years: number
  summary: string
}

function CostChart({ compared, view, years, summary }: CostChartProps) {
  const { costs, verdict, months } = compared
  const names = distinct(compared.names)
  const drawn = chartedLenders(costs, compared.reigns, months, MOST_LINES)
  const cheapest = YEARS.map(year => Math.min(...costs.map(cost => costAfter(cost, year * 12))))
  const heightAt = (lender: number, month: number) => {
    const cost = costs[lender]
    if (!cost) return 0
    const floor = view === 'cost' ? 0 : Math.min(...costs.map(one => costAfter(one, month)))
    return costAfter(cost, month) - floor
  }
  const series = drawn.map(lender => ({
    name: names[lender] ?? '',
    points: YEARS.map(year => {
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
      title={
        view === 'cost'
          ? 'Interest and fees of each loan, by years kept'
          : 'What each loan costs above the cheapest, by years kept'
      }
      summary={left > 0 ? `${summary} Of ${costs.length} lenders the ${drawn.length} cheapest are drawn.` : summary}
      series={series}
      at={years}
      formatX={year => (year === 0 ? 'Now' : year === 1 ? '1 year' : `${year} years`)}
      formatY={formatMoney}
      formatTick={shortMoney}
      xName="Years kept"
      callouts={verdict.all_equal ? [] : crossings.slice(0, 2)}
      height={260}
    />
  )
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
