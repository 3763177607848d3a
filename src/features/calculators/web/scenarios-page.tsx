import { applicationDrawer } from '#features/application/actions.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { scenarioWords } from '../words.ts'
import { PayoffCalculator } from './payoff-calculator.tsx'

export function ScenariosPage() {
  const application = useDrawer(applicationDrawer).view
  const { loan_amount = null } = application?.completed ?? application?.draft ?? {}
  return (
    <>
      <PageHeader title={scenarioWords.title} description={scenarioWords.description} />
      <PayoffCalculator loan_amount={loan_amount} />
    </>
  )
}
