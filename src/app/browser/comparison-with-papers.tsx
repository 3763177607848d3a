import { Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import type { PaperOffers } from '#features/comparison/basis.ts'
import { ComparisonPage } from '#features/comparison/web/comparison-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { YearTwoNote } from './year-two-note.ts'

interface TellsPapers {
  onPapers(papers: PaperOffers): void
}

/** Papers come after the comparison itself; without them it only does not say where an offer is from. */
const OffersOfPapers = lazyPart(
  async () => (await import('#features/papers/web/offers-of-papers.tsx')).OffersOfPapers,
  { missing: NoPapers },
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

/** The comparison knows no papers; which of its offers came from one, and for which loan, is handed to it here. */
export function ComparisonWithPapers() {
  const [papers, setPapers] = useState<PaperOffers>()
  // In slices: the whole page hangs on it, and may be on its way to being taken over.
  const tell = useCallback((offers: PaperOffers) => startTransition(() => setPapers(offers)), [])
  return (
    <>
      <ComparisonPage papers={papers} letter={letter} />
      <Suspense>
        <OffersOfPapers onPapers={tell} />
        <div className="mt-5 empty:hidden">
          <PriceNote />
          <YearTwoNote offered="always" />
        </div>
      </Suspense>
    </>
  )
}

/** Where their code did not come: nobody waits for it. */
function NoPapers({ onPapers }: TellsPapers) {
  useEffect(() => onPapers({ sources: new Map(), loan: null }), [onPapers])
  return null
}
