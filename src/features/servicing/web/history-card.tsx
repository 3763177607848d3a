import { Download } from 'lucide-react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatMonth } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { loanHistory } from '#domain/servicing/history.ts'
import { historyCsv, statementsCsv } from '#domain/servicing/history-csv.ts'
import { historyOfx } from '#domain/servicing/history-ofx.ts'
import { LineChart } from '#web/charts/line-chart.tsx'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { historyWords } from '../history-words.ts'
import type { SavedMonthly } from '../model.ts'
import { statementOf } from '../monthly-review.ts'
import { figureWords, monthlyWords as words } from '../statement-words.ts'

interface HistoryCardProps {
  statements: readonly SavedMonthly[]
  servicer: string
  today: CalendarDay
}

/** The same for every file of this product: two of them are one account. */
const ACCOUNT = 'mortgage'

/** What the statements tell together, as a picture and as files. */
export function HistoryCard({ statements, servicer, today }: HistoryCardProps) {
  const printed = statements
    .map(({ figures }) => statementOf(figures))
    .toSorted((one, other) => (one.due_on < other.due_on ? -1 : 1))
  const balances = printed.flatMap(({ due_on, figures }) =>
    figures.principal_balance === undefined ? [] : [{ due_on, owed: figures.principal_balance / 100 }],
  )
  const entries = loanHistory(printed)
  const csv = { due_on: words.dueOn, rate_percent: figureWords.rate_percent, figures: figureWords }
  return (
    <Card title={words.history} description={words.historyHint}>
      {balances.length > 1 && (
        <div className="mb-5">
          <LineChart
            title={words.history}
            summary={words.historyFell(balances)}
            xName={words.year}
            series={[{ name: words.owed, points: balances.map(({ owed }, x) => ({ x, y: owed })) }]}
            formatX={x => formatDate(balances[Math.round(x)]?.due_on ?? today)}
            formatTickX={x => (Number.isInteger(x) ? formatMonth(balances[x]?.due_on ?? today, 3) : '')}
            formatY={y => formatCents(y)}
            formatTick={y => `$${Number((y / 1000).toFixed(1))}k`}
            fromZero={false}
            height={200}
          />
        </div>
      )}
      <div className="no-print flex flex-wrap gap-2">
        <File
          label={words.historyCsv}
          onSave={() => saveFile('mortgage-history.csv', 'text/csv', historyCsv(entries, servicer, historyWords))}
        />
        <File
          label={words.historyOfx}
          onSave={() =>
            saveFile(
              'mortgage-history.ofx',
              'application/x-ofx',
              historyOfx(entries, { id: ACCOUNT, servicer, written_on: today }, historyWords),
            )
          }
        />
        <File
          label={words.statementsCsv}
          onSave={() => saveFile('mortgage-statements.csv', 'text/csv', statementsCsv(printed, csv))}
        />
      </div>
    </Card>
  )
}

function File({ label, onSave }: { label: string; onSave(): void }) {
  return (
    <Button always variant="ghost" icon={<Download className="size-4" aria-hidden="true" />} onClick={onSave}>
      {label}
    </Button>
  )
}
