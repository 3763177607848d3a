import { PageHeader } from '#web/ui/page-header.tsx'
import { scenarioWords } from '../words.ts'
import { OwnLoanNote } from './own-loan-note.tsx'
import { PayoffCalculator } from './payoff-calculator.tsx'
import { useOwnLoan } from './use-own-loan.ts'

export function ScenariosPage() {
  const loan = useOwnLoan()
  return (
    <>
      <PageHeader title={scenarioWords.title} description={scenarioWords.description} />
      <OwnLoanNote loan={loan} />
      <PayoffCalculator own={loan} />
    </>
  )
}
