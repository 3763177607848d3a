import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { papersDrawer } from '#features/papers/actions.ts'
import { papersOfThisLoan } from '#features/papers/of-this-loan.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { offersOfComparison } from '../offers.ts'
import { NegotiationCard } from './negotiation-card.tsx'

/** Below the comparison, once two of the person's own offers are kept, until the loan is closed. */
export function LettersOfComparison() {
  const application = useDrawer(applicationDrawer).view
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const papers = papersOfThisLoan(useDrawer(papersDrawer).view?.papers, application?.past_loans)
  if (scenarios.length < 2 || application?.locked) return null
  const loan_amount = (application?.completed ?? application?.draft)?.loan_amount ?? null
  return (
    <div className="mt-6 print:hidden">
      <NegotiationCard offers={offersOfComparison(scenarios, papers, loan_amount)} />
    </div>
  )
}
