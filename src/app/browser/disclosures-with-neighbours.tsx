import { Suspense } from 'react'
import { DisclosuresPage } from '#features/disclosures/web/disclosures-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { YearTwoNote } from './year-two-note.ts'

// After the disclosures themselves; without these they are read all the same.
const DisclosuresWireNotice = lazyPart(
  async () => (await import('#features/wire-safety/web/disclosures-wire-notice.tsx')).DisclosuresWireNotice,
  { missing: 'silent' },
)
const LettersOfEstimates = lazyPart(
  async () => (await import('#features/negotiation/web/letters-of-estimates.tsx')).LettersOfEstimates,
  { missing: 'silent' },
)

const doubts = (
  <Suspense>
    <DisclosuresWireNotice part="doubts" />
  </Suspense>
)
const advice = (
  <Suspense>
    <DisclosuresWireNotice part="advice" />
  </Suspense>
)

/** Disclosures know neither the wire safety card, year two nor the letter to a lender; they stand in and around them here. */
export function DisclosuresWithNeighbours() {
  return (
    <>
      <DisclosuresPage doubts={doubts} advice={advice} />
      <Suspense>
        <div className="mt-6 empty:hidden">
          <YearTwoNote offered="with-paper" />
        </div>
        <LettersOfEstimates />
      </Suspense>
    </>
  )
}
