import { useEffect } from 'react'
import { formatDate } from '#domain/day-words.ts'
import type { DisclosureOffers } from '#features/comparison/basis.ts'
import { useResource } from '#web/client/client-context.tsx'
import { disclosuresResource } from '../actions.ts'
import { offerWords } from '../disclosure-words.ts'
import { estimateDays, offeredLoan } from '../offer-sources.ts'

/** Tells which offers came from an estimate, in words, and for which loan; shows nothing itself. */
export function OffersOfDisclosures({ onDisclosures }: { onDisclosures(disclosures: DisclosureOffers): void }) {
  const { view, loading } = useResource(disclosuresResource)
  useEffect(() => {
    if (loading) return
    const days = view ? [...estimateDays(view)] : []
    onDisclosures({
      sources: new Map(days.map(([id, day]) => [id, offerWords.source(day && formatDate(day))])),
      loan: view ? offeredLoan(view) : null,
    })
  }, [view, loading, onDisclosures])
  return null
}
