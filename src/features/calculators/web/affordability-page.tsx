import { Scale } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { type AffordabilityAnswer, startOf } from '../affordability.ts'
import { affordabilityWords } from '../affordability-words.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'
import { CalculatorWaiting } from './calculator-waiting.tsx'
import { WithOwnLoan } from './with-own-loan.tsx'

interface AffordabilityPageProps {
  /** What follows the answer, of pages that know more than the calculator. */
  after?: (answer: AffordabilityAnswer | null) => ReactNode
}

export function AffordabilityPage({ after }: AffordabilityPageProps) {
  const isRefinance = refinances(useResource(applicationResource).view)
  return (
    <>
      <PageHeader
        title={affordabilityWords.title}
        description={isRefinance ? affordabilityWords.nextHome : affordabilityWords.description}
        brief
      />
      {isRefinance && (
        <Banner
          tone="neutral"
          className="mb-5"
          icon={<Scale className="size-5" />}
          title={affordabilityWords.refinanceTitle}
          actions={
            <LinkButton as={Link} to="/dashboard/comparison">
              {affordabilityWords.toComparison}
            </LinkButton>
          }
        >
          {affordabilityWords.refinanceText}
        </Banner>
      )}
      <WithOwnLoan>{loan => <OwnAffordability loan={loan} after={after} />}</WithOwnLoan>
    </>
  )
}

function OwnAffordability({ loan, after }: AffordabilityPageProps & { loan: OwnLoan | null }) {
  const { view, loading } = useResource(applicationResource)
  const survey = useSurvey()
  const application = view?.completed ?? view?.draft ?? null
  const known = useMemo(
    () => startOf(application, loan && (loan.from === 'offer' || loan.from === 'closed') ? loan : null),
    [application, loan],
  )
  // Without the code that reads the loan, the application may still be on its way.
  return loading ? <CalculatorWaiting /> : <AffordabilityCalculator known={known} survey={survey} after={after} />
}
