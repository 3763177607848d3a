import type { FieldPath } from '#domain/papers/reading.ts'
import { Card } from '#web/ui/card.tsx'
import { figureWords } from '../paper-words.ts'
import { shownFigures } from '../shown-figures.ts'
import { FigureRow, type FigureRowProps } from './figure-row.tsx'
import { MoreRows } from './more-rows.tsx'

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
      <MoreRows label={figureWords.all}>
        <ul>{others.map(row)}</ul>
      </MoreRows>
    </Card>
  )
}
