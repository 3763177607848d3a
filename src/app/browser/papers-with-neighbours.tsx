import { Suspense } from 'react'
import { PapersPage } from '#features/papers/web/papers-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { YearTwoNote } from './year-two-note.ts'

// After the papers themselves; without these they are read all the same.
const PapersWireNotice = lazyPart(
  async () => (await import('#features/wire-safety/web/papers-wire-notice.tsx')).PapersWireNotice,
  { missing: 'silent' },
)
const LettersOfEstimates = lazyPart(
  async () => (await import('#features/negotiation/web/letters-of-estimates.tsx')).LettersOfEstimates,
  { missing: 'silent' },
)

const doubts = (
  <Suspense>
    <PapersWireNotice part="doubts" />
  </Suspense>
)
const advice = (
  <Suspense>
    <PapersWireNotice part="advice" />
  </Suspense>
)

/** Papers know neither the wire safety card, year two nor the letter to a lender; they stand in and around them here. */
export function PapersWithNeighbours() {
  return (
    <>
      <PapersPage doubts={doubts} advice={advice} />
      <Suspense>
        <div className="mt-6 empty:hidden">
          <YearTwoNote offered="with-paper" />
        </div>
        <LettersOfEstimates />
      </Suspense>
    </>
  )
}
