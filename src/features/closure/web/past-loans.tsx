import { formatLongDate } from '#domain/day-words.ts'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import type { PastLoan } from '#features/application/model.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import { pastLoansWords } from '#features/closure/page-words.ts'
import { localDay } from '#web/client/browser-action-context.ts'
import { OpenLoan } from '#web/loans/open-loan.tsx'
import { Card } from '#web/ui/card.tsx'

/** Loans that were closed before the current application. */
export function PastLoans({ loans }: { loans: PastLoan[] }) {
  if (loans.length === 0) return null
  return (
    <Card title={pastLoansWords.pastLoans} description={pastLoansWords.pastLoansHint}>
      <ul className="grid gap-4">
        {loans.map(({ id, application, closure, archived_at }) => (
          <li key={id} className="border-t border-line pt-4 text-sm first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <span className="font-[560] wrap-anywhere">{closure.chosen_lender_name}</span>
              <span className="num">{formatMoney(closure.loan_amount)}</span>
            </p>
            <p className="num mt-1 text-muted">
              {closure.loan_type && `${loanTypeLabels[closure.loan_type]}, `}
              {pastLoansWords.rates(formatRate(closure.interest_rate), formatApr(closure.apr))}
            </p>
            <p className="num mt-0.5 text-xs text-muted">
              {pastLoansWords.keptSince(application.tracking_id ?? '', formatLongDate(localDay(new Date(archived_at))))}
            </p>
            <OpenLoan id={id} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
