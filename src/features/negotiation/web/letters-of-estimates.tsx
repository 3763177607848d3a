import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { offersOfEstimates } from '../offers.ts'
import { NegotiationCard } from './negotiation-card.tsx'

/** Beside the disclosures, once two lenders have sent an estimate. */
export function LettersOfEstimates() {
  const scenarios = useResource(comparisonResource).view?.scenarios ?? []
  const offers = offersOfEstimates(useResource(disclosuresResource).view?.papers ?? [], scenarios)
  return offers.length < 2 ? null : (
    <div className="mt-6">
      <NegotiationCard offers={offers} />
    </div>
  )
}
