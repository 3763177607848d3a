import { Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import type { DisclosureOffers } from '#features/comparison/basis.ts'
import { ComparisonPage } from '#features/comparison/web/comparison-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { YearTwoNote } from './year-two-note.ts'

interface TellsDisclosures {
  onDisclosures(disclosures: DisclosureOffers): void
}

/** Disclosures come after the comparison itself; without them it only does not say where an offer is from. */
const OffersOfDisclosures = lazyPart(
  async () => (await import('#features/disclosures/web/offers-of-disclosures.tsx')).OffersOfDisclosures,
  { missing: NoDisclosures },
)

const LettersOfComparison = lazyPart(
  async () => (await import('#features/negotiation/web/letters-of-comparison.tsx')).LettersOfComparison,
  { missing: 'silent' },
)

const PriceNote = lazyPart(async () => (await import('#features/home/web/price-note.tsx')).PriceNote, {
  missing: 'silent',
})

const letter = (asked: { addressee: string; rival: string } | null) => (
  <Suspense>
    <LettersOfComparison asked={asked} />
  </Suspense>
)

/** The comparison knows no disclosures; which of its offers came from one, and for which loan, is handed to it here. */
export function ComparisonWithDisclosures() {
  const [disclosures, setDisclosures] = useState<DisclosureOffers>()
  // In slices: the whole page hangs on it, and may still be hydrated.
  const tell = useCallback((offers: DisclosureOffers) => startTransition(() => setDisclosures(offers)), [])
  return (
    <>
      <ComparisonPage disclosures={disclosures} letter={letter} />
      <Suspense>
        <OffersOfDisclosures onDisclosures={tell} />
        <div className="mt-5 empty:hidden">
          <PriceNote />
          <YearTwoNote offered="always" />
        </div>
      </Suspense>
    </>
  )
}

/** Where their code did not come: nobody waits for it. */
function NoDisclosures({ onDisclosures }: TellsDisclosures) {
  useEffect(() => onDisclosures({ sources: new Map(), loan: null }), [onDisclosures])
  return null
}
