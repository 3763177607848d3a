import { Check, Circle, CircleHelp, Minus } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { FigureRow, MonthlyReview } from '../monthly-review.ts'
import {
  blockWords,
  figureWords,
  resultWords,
  sumWords,
  valueWords,
  monthlyWords as words,
} from '../statement-words.ts'

const MARKS = { right: Check, odd: Circle, ask: CircleHelp, cannot: Minus, printed: Minus }

/** Every figure in the statement's own blocks: whether it fits, and how we get to it. */
export function FigureRows({ review, isWide }: { review: MonthlyReview; isWide: boolean }) {
  return (
    <div className={classNames('grid gap-5', isWide && 'items-start lg:grid-cols-2 lg:gap-x-10')}>
      {review.blocks.map(({ block, rows }) => (
        <section key={block}>
          <h3 className="text-sm font-[650]">{blockWords[block]}</h3>
          <dl className="divide-y divide-line">
            {rows.map(row => (
              <Row key={row.figure} row={row} review={review} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Row({ row: { figure, printed, result, check }, review }: { row: FigureRow; review: MonthlyReview }) {
  const Mark = MARKS[result]
  const isBrass = result === 'odd' || result === 'ask'
  const expected = result === 'odd' && check?.figure === figure ? check.expected : null
  return (
    <div className="flex items-start gap-3 py-2.5">
      <dt className="flex min-w-0 flex-1 items-start gap-3">
        <span
          className={classNames(
            'mt-0.5 grid size-6 flex-none place-items-center rounded-full',
            result === 'right' && 'bg-action-soft text-action-text',
            isBrass && 'bg-attention-soft text-attention-text',
            (result === 'cannot' || result === 'printed') && 'bg-hover text-muted',
          )}
        >
          <Mark className="size-4" aria-hidden="true" />
        </span>
        <span className="min-w-0">
          {figureWords[figure]}
          <span className="sr-only">{`: ${resultWords[result]}`}</span>
          {check && <span className="block text-sm text-muted">{sumWords(check, review)}</span>}
        </span>
      </dt>
      <dd className={classNames('num flex-none text-right font-[650]', isBrass && 'text-attention-text')}>
        {valueWords(figure, printed)}
        {expected !== null && expected !== undefined && (
          <span className="block text-sm font-normal text-muted">{words.ourSum(valueWords(figure, expected))}</span>
        )}
      </dd>
    </div>
  )
}
