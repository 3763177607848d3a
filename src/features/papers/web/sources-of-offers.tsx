import { useEffect } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { papersDrawer } from '../actions.ts'
import { estimateDays } from '../offer-sources.ts'
import { offerWords } from '../words.ts'

/** Tells from which estimate an offer came, in words; shows nothing itself. */
export function SourcesOfOffers({ onSources }: { onSources(sources: ReadonlyMap<string, string>): void }) {
  const { view } = useDrawer(papersDrawer)
  useEffect(() => {
    if (!view) return
    const days = [...estimateDays(view)]
    onSources(new Map(days.map(([id, day]) => [id, offerWords.source(day && formatDate(day))])))
  }, [view, onSources])
  return null
}
