import { useEffect } from 'react'
import { formatDate } from '#domain/day-words.ts'
import type { PaperOffers } from '#features/comparison/basis.ts'
import { useResource } from '#web/client/client-context.tsx'
import { papersResource } from '../actions.ts'
import { estimateDays, offeredLoan } from '../offer-sources.ts'
import { offerWords } from '../paper-words.ts'

/** Tells which offers came from an estimate, in words, and for which loan; shows nothing itself. */
export function OffersOfPapers({ onPapers }: { onPapers(papers: PaperOffers): void }) {
  const { view, loading } = useResource(papersResource)
  useEffect(() => {
    if (loading) return
    const days = view ? [...estimateDays(view)] : []
    onPapers({
      sources: new Map(days.map(([id, day]) => [id, offerWords.source(day && formatDate(day))])),
      loan: view ? offeredLoan(view) : null,
    })
  }, [view, loading, onPapers])
  return null
}
