import { Suspense } from 'react'
import { AffordabilityPage } from '#features/calculators/web/affordability-page.tsx'
import { YearTwoNote } from './year-two-note.ts'

/** The calculator knows no escrow; what comes after year one stands below it. */
export function Affordability() {
  return (
    <>
      <AffordabilityPage />
      <Suspense>
        <div className="mt-6">
          <YearTwoNote offered="always" />
        </div>
      </Suspense>
    </>
  )
}
