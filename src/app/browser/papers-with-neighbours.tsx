import { lazy, Suspense } from 'react'
import { PapersPage } from '#features/papers/web/papers-page.tsx'

// After the papers themselves; without these they are read all the same.
const PapersWireNotice = lazy(async () => {
  const loaded = await import('#features/wire-safety/web/papers-wire-notice.tsx').catch(() => null)
  return { default: loaded?.PapersWireNotice ?? (() => null) }
})
const LettersOfEstimates = lazy(async () => {
  const loaded = await import('#features/negotiation/web/letters-of-estimates.tsx').catch(() => null)
  return { default: loaded?.LettersOfEstimates ?? (() => null) }
})

/** Papers know neither the wire safety card nor the letter to a lender; both stand around them here. */
export function PapersWithNeighbours() {
  return (
    <>
      <Suspense>
        <PapersWireNotice />
      </Suspense>
      <PapersPage />
      <Suspense>
        <LettersOfEstimates />
      </Suspense>
    </>
  )
}
