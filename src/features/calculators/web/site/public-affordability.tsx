import { useKnownSurvey } from '#web/survey/use-known-survey.ts'
import { AffordabilityCalculator } from '../affordability-calculator.tsx'

/** The calculator as anybody sees it, at what lenders averaged. */
export function PublicAffordability() {
  return <AffordabilityCalculator survey={useKnownSurvey()} />
}
