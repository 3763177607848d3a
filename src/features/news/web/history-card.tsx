import { LineChart as ChartIcon } from 'lucide-react'
import { formatDay, formatShortDay } from '#domain/day-words.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { HistoryWeek } from '../model.ts'
import { historyInWords, newsWords } from '../words.ts'

/** Fewer make no line worth looking at. */
const FEWEST_WEEKS = 3

export function HistoryCard({ weeks }: { weeks: readonly HistoryWeek[] | undefined }) {
  return (
    <Card title="The last year" aria-busy={weeks === undefined}>
      {weeks === undefined && <Skeleton className="h-96" />}
      {weeks && weeks.length < FEWEST_WEEKS && (
        <EmptyState icon={<ChartIcon className="size-6" />} title="No rates stored yet" level={3}>
          {newsWords['no-history']}
        </EmptyState>
      )}
      {weeks && weeks.length >= FEWEST_WEEKS && <Chart weeks={weeks} />}
    </Card>
  )
}

function Chart({ weeks }: { weeks: readonly HistoryWeek[] }) {
  const points = (key: 'thirty_year' | 'fifteen_year') => weeks.map((week, at) => ({ x: at, y: week[key] }))
  const dateAt = (at: number) => (Number.isInteger(at) ? weeks[at]?.date : undefined)
  return (
    <LineChart
      title="The 30-year and the 15-year rate over the last year"
      summary={historyInWords(weeks)}
      series={[
        { name: '30-year fixed', points: points('thirty_year') },
        { name: '15-year fixed', points: points('fifteen_year') },
      ]}
      formatX={at => formatDay(weeks[Math.round(at)]?.date ?? '')}
      formatTickX={at => shortDate(dateAt(at))}
      formatY={rate => `${rate.toFixed(2)}%`}
      formatTick={rate => `${rate.toFixed(1)}%`}
      xName="Week of"
      fromZero={false}
    />
  )
}

/** `Mar 5`. */
function shortDate(day: string | undefined): string {
  return day === undefined ? '' : formatShortDay(day).replace(/^\w+, /, '')
}
