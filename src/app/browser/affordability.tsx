import { Suspense } from 'react'
import { roundToCent } from '#domain/money.ts'
import type { AffordabilityAnswer } from '#features/calculators/affordability.ts'
import { AffordabilityPage } from '#features/calculators/web/affordability-page.tsx'
import type { YearOneFigures } from '#features/escrow/model.ts'
import { YearTwoNote } from './year-two-note.ts'

/** The calculator knows no escrow; what comes after the first year of its month stands below it. */
export function Affordability() {
  return (
    <AffordabilityPage
      after={answer => (
        <Suspense>
          <YearTwoNote offered="always" figures={answer && yearOne(answer)} />
        </Suspense>
      )}
    />
  )
}

/** Dues go to somebody else than the servicer; they are in the month that the page shows. */
function yearOne({ at: { price, month } }: AffordabilityAnswer): YearOneFigures {
  return {
    price,
    loan_part: roundToCent(month.principal_and_interest + month.mortgage_insurance + month.dues),
    yearly_tax: Math.round(month.property_tax * 12),
    yearly_insurance: Math.round(month.home_insurance * 12),
  }
}
