import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckedRow } from '#web/ui/checked-row.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import type { ChangeRow } from '../change-review.ts'
import type { ChangeVerdict } from '../change-verdicts.ts'
import { rowValue, changeWords as words } from '../changes-words.ts'

interface ChangePanelProps {
  verdict: ChangeVerdict
  words: { form: string; formHint: string }
  form: ReactNode
  children: ReactNode
}

/** How it stands, the form beside what follows from it. */
export function ChangePanel({ verdict, words: { form: title, formHint }, form, children }: ChangePanelProps) {
  return (
    <div className="grid gap-6">
      <VerdictCard label={words[verdict.chip]} {...verdict} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={title} description={formHint}>
          {form}
        </Card>
        <div className="grid gap-6">{children}</div>
      </div>
    </div>
  )
}

interface ResultsCardProps<Key extends string> {
  rows: readonly ChangeRow<Key>[]
  labels: Record<Key, string>
  how(row: ChangeRow<Key>): string
  footer?: string | undefined
}

/** What was looked at: whether it fits, and how we get to it; nothing while nothing was. */
export function ResultsCard<Key extends string>({ rows, labels, how, footer }: ResultsCardProps<Key>) {
  if (rows.length === 0) return null
  return (
    <Card title={words.checked} footer={footer}>
      <dl className="divide-y divide-line">
        {rows.map(row => (
          <CheckedRow
            key={row.key}
            result={row.result}
            resultLabel={words.results[row.result]}
            label={labels[row.key]}
            how={how(row)}
            value={row.printed !== null && rowValue(row.key, row.printed)}
            expected={expectedWords(row)}
          />
        ))}
      </dl>
    </Card>
  )
}

function expectedWords({ key, result, printed, expected }: ChangeRow<string>): string | null {
  if ((result !== 'odd' && result !== 'ask') || expected === null || expected === printed) return null
  const value = rowValue(key, expected)
  return typeof expected === 'string' ? words.notBefore(value) : words.ourSum(value)
}

interface ByWhen {
  day: CalendarDay | null
  title: string
  why: string
}

/** The days that follow; nothing where none is known. */
export function DaysCard({ days }: { days: readonly ByWhen[] }) {
  const known = days.flatMap(({ day, ...words }) => (day ? [{ day, ...words }] : []))
  if (known.length === 0) return null
  return (
    <Card title={words.days}>
      <ol className="divide-y divide-line">
        {known
          .toSorted((one, other) => (one.day < other.day ? -1 : 1))
          .map(({ day, title, why }) => (
            <li key={title} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2.5">
              <span className="text-sm font-[650]">{formatDate(day)}</span>
              <span>
                {title}
                <span className="block text-sm text-muted">{why}</span>
              </span>
            </li>
          ))}
      </ol>
    </Card>
  )
}

/** Plain steps. */
export function TodoCard({
  title,
  steps,
  children,
}: {
  title: string
  steps: readonly string[]
  children?: ReactNode
}) {
  return (
    <Card title={title} className="bg-sunk">
      {children}
      <ul className="grid list-disc gap-2 pl-5 text-sm">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  )
}
