import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { papersDrawer } from '#features/papers/actions.ts'
import { papersOfThisLoan } from '#features/papers/of-this-loan.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { offersOfEstimates } from '../offers.ts'
import { NegotiationCard } from './negotiation-card.tsx'

/** Beside the papers, once two lenders have sent an estimate. */
export function LettersOfEstimates() {
  const scenarios = useDrawer(comparisonDrawer).view?.scenarios ?? []
  const past = useDrawer(applicationDrawer).view?.past_loans
  const offers = offersOfEstimates(papersOfThisLoan(useDrawer(papersDrawer).view?.papers, past), scenarios)
  return offers.length < 2 ? null : (
    <div className="mt-6">
      <NegotiationCard offers={offers} />
    </div>
  )
}
