import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { loanTypeLabels } from '#features/application/words.ts'
import { successStoryWords } from '#features/closure/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'

/** What was signed, and how to celebrate it. */
export function SuccessStory({ closure, celebration }: { closure: LoanClosure; celebration: ReactNode }) {
  const facts = [
    [successStoryWords.applicationId, closure.application_id ?? '—'],
    [successStoryWords.interestRate, formatRate(closure.interest_rate)],
    [successStoryWords.loanType, closure.loan_type ? loanTypeLabels[closure.loan_type] : '—'],
    [successStoryWords.apr, formatApr(closure.apr)],
  ]
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          <span
            className="grid size-10 place-items-center rounded-lg bg-action-soft text-action-text"
            aria-hidden="true"
          >
            <KeyRound className="size-5" />
          </span>
          {successStoryWords.successStory}
        </span>
      }
      footer={celebration}
    >
      <dl>
        <dt className="text-sm text-muted">{successStoryWords.loanAmount}</dt>
        <dd className="serif num text-5xl">{formatMoney(closure.loan_amount)}</dd>
        <dt className="sr-only">{successStoryWords.lender}</dt>
        <dd className="mt-1 mb-5 text-lg wrap-anywhere">{successStoryWords.from(closure.chosen_lender_name)}</dd>
      </dl>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <FigureRow key={label} label={label}>
            {value}
          </FigureRow>
        ))}
      </dl>
    </Card>
  )
}
