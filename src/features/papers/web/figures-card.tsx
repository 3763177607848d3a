import { useState } from 'react'
import type { FieldKey } from '#domain/papers/fields.ts'
import { FIELD_KEYS, isOn } from '#domain/papers/fields.ts'
import type { Paper } from '#domain/papers/paper.ts'
import type { FieldPath } from '#domain/papers/reading.ts'
import { Card } from '#web/ui/card.tsx'
import { valueAt } from '../figure-path.ts'
import { figureWords } from '../paper-words.ts'
import { FigureRow, type FigureRowProps } from './figure-row.tsx'

/** What a buyer looks at first. */
const FIRST: FieldPath[] = [
  'loan_amount',
  'interest_rate',
  'principal_and_interest',
  'payments.0.mortgage_insurance',
  'closing_date',
  'closing_costs',
  'cash_to_close',
  'apr',
]

export function FiguresCard(props: Omit<FigureRowProps, 'path' | 'unsure'> & { unsure: ReadonlySet<string> }) {
  const { paper, unsure, ...rest } = props
  const [isOpened, setOpened] = useState(false)
  const every = everyPath(paper)
  const first = [...FIRST.filter(path => every.includes(path)), ...every.filter(path => unsure.has(path))]
  const top = [...new Set(first)]
  const others = every.filter(path => !top.includes(path))
  const row = (path: FieldPath) => (
    <FigureRow key={path} {...rest} paper={paper} path={path} unsure={unsure.has(path)} />
  )
  return (
    <Card
      title={figureWords.title}
      actions={<p className="num text-sm text-muted">{figureWords.tally(every.length - unsure.size, unsure.size)}</p>}
    >
      <ul>{top.map(row)}</ul>
      {/* A hundred rows and more that few people open: they are made when somebody does. */}
      <details
        className="mt-2 border-t border-line pt-3"
        onToggle={event => event.currentTarget.open && setOpened(true)}
      >
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-[560] text-action-text">
          {figureWords.all}
        </summary>
        {isOpened && <ul>{others.map(row)}</ul>}
      </details>
    </Card>
  )
}

/** Every figure that the paper has, in its own order. */
function everyPath(paper: Paper): FieldPath[] {
  const single = FIELD_KEYS.filter((key: FieldKey) => isOn(key, paper.kind))
  const payments = paper.payments.flatMap((_, index) =>
    (['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const).map(
      column => `payments.${index}.${column}` as const,
    ),
  )
  const lines = paper.lines.flatMap((_, index) =>
    (['amount', 'paid_before', 'seller_paid', 'paid_by_others'] as const).map(
      column => `lines.${index}.${column}` as const,
    ),
  )
  const cash = Object.keys(paper.cash).map(key => `cash.${key}.amount` as FieldPath)
  return [...single, ...payments, ...lines, ...cash].filter(path => valueAt(paper, path) !== null)
}
