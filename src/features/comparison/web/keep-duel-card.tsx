import { CircleCheck, House, Plus } from 'lucide-react'
import { formatMoney } from '#domain/figures.ts'
import { FigureRow } from '#web/ui/figure-row.tsx'
import type { KeepPlace } from '../current-loan.ts'
import { currentLoanWords as words } from '../current-loan-words.ts'
import { standingWords } from '../duel-words.ts'
import { spanWords } from '../words.ts'

/** The loan that there is, among the offers: what it costs to leave everything as it is. Nobody chooses it as a lender. */
export function KeepDuelCard({ place: { loan, path, months, cost, above_best } }: { place: KeepPlace }) {
  const isBest = above_best === 0
  return (
    <li className="duel-card" data-best={isBest || undefined}>
      <div className="flex items-start gap-3">
        <House className="mt-1 size-8 flex-none text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <h3 className="text-lg leading-tight wrap-break-word">{words.keep}</h3>
          {loan.servicer && <p className="text-sm text-muted wrap-anywhere">{loan.servicer}</p>}
          <p className="num text-sm text-muted">{words.yourLoan(loan)}</p>
        </div>
      </div>
      <p className="serif num mt-4 text-4xl">{formatMoney(cost)}</p>
      <p className="text-sm text-muted">{words.interest(spanWords(months))}</p>
      {above_best !== null && (
        <p className={`mt-3 flex items-center gap-2 text-sm font-[560] ${isBest ? 'text-action-text' : ''}`}>
          {isBest ? (
            <CircleCheck className="size-4.5" aria-hidden="true" />
          ) : (
            <Plus className="size-4.5" aria-hidden="true" />
          )}
          {standingWords(isBest, above_best, false, months)}
        </p>
      )}
      <dl className="mt-3 [&>:first-child]:border-t-0">
        <FigureRow label={words.payment}>{words.aMonth(path.payment)}</FigureRow>
        <FigureRow label={words.owed}>{formatMoney(path.owedAfter(months))}</FigureRow>
      </dl>
      <p className="mt-auto pt-3 text-sm text-muted">{loan.takes_cash ? words.withoutCash : words.neverChosen}</p>
    </li>
  )
}
