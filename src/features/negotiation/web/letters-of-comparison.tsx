import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { offersOfComparison } from '../offers.ts'
import { NegotiationCard } from './negotiation-card.tsx'

/** With what to ask, once two of the person's own offers are saved, with every figure known, until the loan is closed. */
export function LettersOfComparison({ asked }: { asked: { addressee: string; rival: string } | null }) {
  const application = useResource(applicationResource).view
  const scenarios = useResource(comparisonResource).view?.scenarios ?? []
  const disclosures = useResource(disclosuresResource).view?.papers ?? []
  const today = useToday()
  if (application?.locked) return null
  const offers = offersOfComparison(scenarios, disclosures, application?.completed ?? application?.draft ?? null, today)
  if (offers.length < 2) return null
  return <NegotiationCard look={asked ? 'within' : 'folded'} asked={asked} offers={offers} />
}
