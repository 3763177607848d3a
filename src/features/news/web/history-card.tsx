import { formatDay, formatMonth, formatPlainDay } from '#domain/day-words.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { historySourceText } from '../answer-words.ts'
import { HISTORY_YEARS, lastYears } from '../history.ts'
import type { HistoryAnswer, HistoryWeek } from '../model.ts'
import { historyInWords, historyWords } from '../words.ts'

export function HistoryCard({ history }: { history: HistoryAnswer | undefined }) {
  return (
    <Card title={historyWords.title} aria-busy={history === undefined}>
      {history === undefined && <Skeleton className="h-142" />}
      {history && (
        <>
          <Tabs
            label={historyWords['how-far-back']}
            tabs={HISTORY_YEARS.map(years => ({
              value: String(years),
              label: historyWords[years],
              content: <Chart weeks={lastYears(history.weeks, years)} />,
            }))}
          />
          <p className="mt-4 border-t border-line pt-3 text-xs text-muted">{historySourceText(history)}</p>
        </>
      )}
    </Card>
  )
}

function Chart({ weeks }: { weeks: readonly HistoryWeek[] }) {
  const thirty = weeks.map((week, at) => ({ x: at, y: week.thirty_year }))
  const fifteen = weeks.flatMap(({ fifteen_year }, at) => (fifteen_year === null ? [] : { x: at, y: fifteen_year }))
  const hasBoth = fifteen.length === weeks.length
  return (
    <LineChart
      title={hasBoth ? historyWords.both : historyWords['thirty-only']}
      summary={historyInWords(weeks)}
      series={[
        { name: historyWords.thirty, points: thirty },
        ...(hasBoth ? [{ name: historyWords.fifteen, points: fifteen }] : []),
      ]}
      formatX={at => formatDay(weeks[Math.round(at)]?.date ?? '')}
      formatTickX={at => shortDate(weeks, at)}
      formatY={rate => `${rate.toFixed(2)}%`}
      formatTick={rate => `${rate.toFixed(1)}%`}
      xName={historyWords.week}
      fromZero={false}
    />
  )
}

/** As many letters as a short month has. */
const MONTH_LETTERS = 3

/** `Mar 5`, or `Mar 2025` on a line of several years. */
function shortDate(weeks: readonly HistoryWeek[], at: number): string {
  const date = Number.isInteger(at) ? weeks[at]?.date : undefined
  if (date === undefined) return ''
  return weeks.length > 60 ? formatMonth(date, MONTH_LETTERS) : formatPlainDay(date)
}
