import { useEffect, useMemo } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { type OwnLoan, ownLoan } from '#features/comparison/own-loan.ts'
import { keptStay } from '#features/comparison/stay.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'

/** Draws nothing: reads the loan that every page starts from, and hands it over once it is known; `null` where there is none. */
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
  return null
}
