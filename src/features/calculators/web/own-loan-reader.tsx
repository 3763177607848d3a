import { useEffect, useMemo } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { type OwnLoan, ownLoan } from '#features/comparison/own-loan.ts'
import { keptStay } from '#features/comparison/stay.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ownLoanWords } from '../own-loan-words.ts'

/** Reads the loan that every page starts from, and hands it over once it is known; `null` where there is none. Says so if it cannot be read. */
export function OwnLoanReader({ onLoan }: { onLoan(loan: OwnLoan | null): void }) {
  const application = useDrawer(applicationDrawer)
  const comparison = useDrawer(comparisonDrawer)
  const isRead = !application.loading && !comparison.loading
  const loan = useMemo(
    () => (isRead ? ownLoan(application.view, comparison.view?.scenarios ?? [], keptStay(localStorage)) : undefined),
    [isRead, application.view, comparison.view],
  )
  useEffect(() => {
    if (loan !== undefined) onLoan(loan)
  }, [loan, onLoan])
  if (!application.refusal || application.view) return null
  return (
    <p className="mb-5 text-sm text-muted">
      {ownLoanWords.failed}{' '}
      <Button variant="quiet" size="sm" onClick={application.retry}>
        {ownLoanWords.tryAgain}
      </Button>
    </p>
  )
}
