import { lazy, Suspense, useEffect, useState } from 'react'
import { stayCardWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { CostView } from './cost-chart.tsx'
import type { Compared } from './use-verdict.ts'

// The answer stands above it and needs no picture: the page shows that first, and only then fetches this.
const CostChart = lazy(async () => ({ default: (await import('./cost-chart.tsx')).CostChart }))

const VIEWS: Record<CostView, string> = { above: 'Above the cheapest', cost: 'Whole cost' }

interface StayCardProps {
  compared: Compared
  years: number
  onYearsChange(years: number): void
}

/** The cost of each loan if it is kept for so many years, and where the cheapest changes. */
export function StayCard({ compared, years, onYearsChange }: StayCardProps) {
  const [view, setView] = useState<CostView>('above')
  const [wholeTerm, setWholeTerm] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const { names, changes, verdict } = compared
  const always = names[verdict.best] ?? ''
  const summary = changes.length > 0 ? changes.join(' ') : `${always} costs least, however long you stay.`
  return (
    <Card title={stayCardWords.howLongWillStay} className="flex flex-col">
      <Slider
        label={stayCardWords.yearsUntilSellRefinance}
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
          <Suspense fallback={<Skeleton className="h-96" />}>
            {isDrawn ? (
              <CostChart
                key={view + String(wholeTerm)}
                compared={compared}
                view={view}
                summary={summary}
                wholeTerm={wholeTerm}
              />
            ) : (
              <Skeleton className="h-96" />
            )}
          </Suspense>
          {years <= 12 && (
            <Button variant="quiet" size="sm" className="mt-2 self-start" onClick={() => setWholeTerm(!wholeTerm)}>
              {wholeTerm ? stayCardWords.see12Years : stayCardWords.see30Years}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function ViewChoice({ view, onViewChange }: { view: CostView; onViewChange(view: CostView): void }) {
  return (
    <fieldset className="mt-5 mb-3 flex flex-wrap items-center gap-x-5">
      <legend className="sr-only">{stayCardWords.whatLinesShow}</legend>
      {(Object.keys(VIEWS) as CostView[]).map(key => (
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
