import { lazy, Suspense, useState } from 'react'
import { ComparisonPage, type OfferSources } from '#features/comparison/web/comparison-page.tsx'

/** Papers come after the comparison itself; without them it only does not say where an offer is from. */
const SourcesOfOffers = lazy(async () => {
  const loaded = await import('#features/papers/web/sources-of-offers.tsx').catch(() => null)
  return { default: loaded?.SourcesOfOffers ?? (() => null) }
})

const LettersOfComparison = lazy(async () => {
  const loaded = await import('#features/negotiation/web/letters-of-comparison.tsx').catch(() => null)
  return { default: loaded?.LettersOfComparison ?? (() => null) }
})

/** The comparison knows no papers; which of its offers came from one is handed to it here. */
export function ComparisonWithPapers() {
  const [sources, setSources] = useState<OfferSources>(new Map())
  return (
    <>
      <ComparisonPage sources={sources} />
      <Suspense>
        <SourcesOfOffers onSources={setSources} />
        <LettersOfComparison />
      </Suspense>
    </>
  )
}
