import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { US_STATES } from '#domain/us-states.ts'
import { applicationDrawer } from '#features/application/actions.ts'
import { affordabilityPageWords } from '#features/calculators/page-words.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LEAST_DOWN, MOST_DOWN } from '../affordability.ts'
import { affordabilityWords } from '../affordability-words.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'
import { OwnLoanNote } from './own-loan-note.tsx'

export function AffordabilityPage() {
  const { view } = useDrawer(applicationDrawer)
  const application = view?.completed ?? view?.draft ?? null
  const [loan, setLoan] = useState<OwnLoan | null>(null)
  const known = useMemo(() => {
    if (!application?.annual_income) return null
    const { credit_score_range, employment_status, property_type } = application
    const state = US_STATES.findIndex(({ name }) => name === application.property_state)
    const down = application.down_payment_percentage
    return {
      buyer: { credit_score_range, employment_status, property_type },
      inputs: {
        annual_income: application.annual_income,
        monthly_debts: application.monthly_debt_payments,
        state: state < 0 ? null : state,
        down_percent: down === null ? 20 : Math.min(MOST_DOWN, Math.max(LEAST_DOWN, Math.round(down))),
        price: application.property_value,
        // A real offer goes before our estimate, which follows the price.
        interest_rate: loan?.from === 'offer' ? loan.rate : null,
      },
    }
  }, [application, loan])
  return (
    <>
      <PageHeader
        title={affordabilityWords.title}
        description={affordabilityWords.description}
        actions={
          <LinkButton as={Link} to="/dashboard/application" variant="ghost">
            {affordabilityPageWords.editAnswers}
          </LinkButton>
        }
      />
      <OwnLoanNote loan={loan} onLoan={setLoan} />
      <AffordabilityCalculator known={known} />
    </>
  )
}
