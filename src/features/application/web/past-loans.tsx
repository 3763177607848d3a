import { formatMoney, formatRate } from '#domain/figures.ts'
import { pastLoansWords } from '#features/application/page-words.ts'
import { OpenLoan } from '#web/loans/open-loan.tsx'
import { Card } from '#web/ui/card.tsx'
import type { PastLoan } from '../model.ts'

/** Closed loans whose place a newer application took. */
export function PastLoans({ loans }: { loans: PastLoan[] }) {
  if (loans.length === 0) return null
  return (
    <Card title={pastLoansWords.pastLoans} description={pastLoansWords.pastLoansHint}>
      <ul className="grid gap-3">
        {loans.map(({ id, application, closure }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
            <span className="font-[560]">{closure.chosen_lender_name}</span>
            <span className="num text-muted">
              {pastLoansWords.loan(
                formatMoney(closure.loan_amount),
                formatRate(closure.interest_rate),
                application.tracking_id ?? '',
              )}
            </span>
            <OpenLoan id={id} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
