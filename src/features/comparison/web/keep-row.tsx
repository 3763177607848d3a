import { CircleCheck, House } from 'lucide-react'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { lenderRowWords } from '#features/comparison/page-words.ts'
import type { KeepPlace } from '../current-loan.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { aboveBest, Cell } from './lender-row.tsx'

/** Below the lenders, in a group of its own: the loan that there is, by the same measure. There is nothing to type or to remove. */
export function KeepRow({ place, whole }: { place: KeepPlace; whole: boolean }) {
  const { loan, path, cost, above_best } = place
  const isBest = above_best === 0
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone its cells are blocks, and a browser would forget that it is a table
    <tbody role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" className={isBest ? 'lender-row is-best' : 'lender-row'} data-testid="keep">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th role="rowheader" scope="row">
          <div className="flex items-start gap-3">
            <House className="mt-1 size-8 flex-none text-muted" aria-hidden="true" />
            <div className="min-w-0">
              <span className="block font-[560]">{currentLoanWords.keep}</span>
              {loan.servicer && <span className="block text-sm text-muted wrap-anywhere">{loan.servicer}</span>}
              <span className="num block text-sm text-muted">{currentLoanWords.term(loan.months_left)}</span>
            </div>
          </div>
        </th>
        <Cell label={lenderRowWords.interestRate}>
          <span className="num">{formatRate(loan.annual_rate)}</span>
        </Cell>
        <Cell label={lenderRowWords.fees}>{currentLoanWords.noFees}</Cell>
        <Cell label={lenderRowWords.monthlyPayment}>
          <span className="num font-[560]">{formatMoney(path.payment)}</span>
        </Cell>
        <Cell label={lenderRowWords.trueApr}>{lenderRowWords.alone}</Cell>
        <Cell label={whole ? lenderRowWords.totalCost : lenderRowWords.costStay}>
          <span className="num font-[560]">{formatMoney(cost)}</span>
          {!whole && (
            <span className="num block text-xs text-muted">{lenderRowWords.all(formatMoney(path.total_interest))}</span>
          )}
        </Cell>
        <Cell label={lenderRowWords.aboveBest}>
          {isBest ? (
            <span className="inline-flex items-start gap-1.5 font-[560] text-action-text">
              <CircleCheck className="mt-0.5 size-4 flex-none" aria-hidden="true" />
              {lenderRowWords.costsLeast}
            </span>
          ) : (
            <span className="num">{aboveBest(above_best)}</span>
          )}
        </Cell>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <td role="cell" />
      </tr>
    </tbody>
  )
}
