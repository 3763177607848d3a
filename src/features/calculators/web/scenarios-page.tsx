import { PageHeader } from '#web/ui/page-header.tsx'
import { scenarioWords } from '../words.ts'
import { PayoffCalculator } from './payoff-calculator.tsx'
import { WithOwnLoan } from './with-own-loan.tsx'

export function ScenariosPage() {
  return (
    <>
      <PageHeader title={scenarioWords.title} description={scenarioWords.description} />
      <WithOwnLoan>{loan => <PayoffCalculator own={loan} />}</WithOwnLoan>
    </>
  )
}
