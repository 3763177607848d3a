import { Check, Circle, CircleAlert, CircleCheck, CircleHelp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ChangeRow } from '../change-review.ts'
import { rowValue, changeWords as words } from '../changes-words.ts'

export type ChangeVerdict = 'odd' | 'ask' | 'right' | 'open'

const CHIPS: Record<ChangeVerdict, { tone: Tone; Icon: typeof CircleAlert; text: string }> = {
  odd: { tone: 'attention', Icon: CircleAlert, text: words.look },
  ask: { tone: 'neutral', Icon: CircleHelp, text: words.ask },
  right: { tone: 'good', Icon: CircleCheck, text: words.right },
  open: { tone: 'neutral', Icon: CircleHelp, text: words.open },
}

/** One sentence about what was told. */
export function VerdictCard({ verdict, title, detail }: { verdict: ChangeVerdict; title: string; detail: string }) {
  const { tone, Icon, text } = CHIPS[verdict]
  return (
    <Card>
      <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden="true" />}>
        {text}
      </Badge>
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">{detail}</p>
    </Card>
  )
}

const MARKS = { right: Check, odd: Circle, ask: CircleHelp, open: Minus }

interface ResultRowsProps<Key extends string> {
  rows: readonly ChangeRow<Key>[]
  labels: Record<Key, string>
  how(row: ChangeRow<Key>): string
}

/** What was looked at: whether it fits, and how we get to it. */
export function ResultRows<Key extends string>({ rows, labels, how }: ResultRowsProps<Key>) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(row => {
        const { key, result, printed, expected } = row
        const Mark = MARKS[result]
        const isBrass = result === 'odd' || result === 'ask'
        return (
          <div key={key} className="flex items-start gap-3 py-2.5">
            <dt className="flex min-w-0 flex-1 items-start gap-3">
              <span
                className={classNames(
                  'mt-0.5 grid size-6 flex-none place-items-center rounded-full',
                  result === 'right' && 'bg-action-soft text-action-text',
                  isBrass && 'bg-attention-soft text-attention-text',
                  result === 'open' && 'bg-hover text-muted',
                )}
              >
                <Mark className="size-4" aria-hidden="true" />
              </span>
              <span className="min-w-0">
                {labels[key]}
                <span className="sr-only">{`: ${words.results[result]}`}</span>
                <span className="block text-sm text-muted">{how(row)}</span>
              </span>
            </dt>
            <dd className={classNames('num flex-none text-right font-[650]', isBrass && 'text-attention-text')}>
              {printed !== null && rowValue(key, printed)}
              {isBrass && expected !== null && expected !== printed && (
                <span className="block text-sm font-normal text-muted">
                  {typeof expected === 'string'
                    ? words.notBefore(rowValue(key, expected))
                    : words.ourSum(rowValue(key, expected))}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
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
