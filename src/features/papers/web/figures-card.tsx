import { useState } from 'react'
import type { FieldPath } from '#domain/papers/reading.ts'
import { Card } from '#web/ui/card.tsx'
import { figureWords } from '../paper-words.ts'
import { shownFigures } from '../shown-figures.ts'
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
  const every = shownFigures(paper, unsure)
  const toCheck = every.filter(path => unsure.has(path))
  const top = [...new Set([...FIRST.filter(path => every.includes(path)), ...toCheck])]
  const others = every.filter(path => !top.includes(path))
  const row = (path: FieldPath) => (
    <FigureRow key={path} {...rest} paper={paper} path={path} unsure={unsure.has(path)} />
  )
  return (
    <Card
      title={figureWords.title}
      actions={
        <p className="num text-sm text-muted">{figureWords.tally(every.length - toCheck.length, toCheck.length)}</p>
      }
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
