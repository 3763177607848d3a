import { useMemo } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { type OwnLoan, ownLoan } from '#features/comparison/own-loan.ts'
import { keptStay } from '#features/comparison/stay.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'

/** The loan that every page of the dashboard starts from; `null` until it is known, or while there is none. */
export function useOwnLoan(): OwnLoan | null {
  const application = useDrawer(applicationDrawer)
  const comparison = useDrawer(comparisonDrawer)
  const isRead = !application.loading && !comparison.loading
  return useMemo(
    () => (isRead ? ownLoan(application.view, comparison.view?.scenarios ?? [], keptStay(localStorage)) : null),
    [isRead, application.view, comparison.view],
  )
}
