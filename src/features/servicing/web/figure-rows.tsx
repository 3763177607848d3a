import { CheckedRow } from '#web/ui/checked-row.tsx'
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
  const expected = result === 'odd' && check?.figure === figure ? check.expected : null
  return (
    <CheckedRow
      result={result === 'cannot' || result === 'printed' ? 'open' : result}
      resultLabel={resultWords[result]}
      label={figureWords[figure]}
      how={check && sumWords(check, review)}
      value={valueWords(figure, printed)}
      expected={expected === null ? null : words.ourSum(valueWords(figure, expected))}
    />
  )
}
