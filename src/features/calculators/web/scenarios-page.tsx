import { useState } from 'react'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { scenarioWords } from '../words.ts'
import { CalculatorWaiting } from './calculator-waiting.tsx'
import { OwnLoanNote } from './own-loan-note.tsx'
import { PayoffCalculator } from './payoff-calculator.tsx'

export function ScenariosPage() {
  const [loan, setLoan] = useState<OwnLoan | null>()
  return (
    <>
      <PageHeader title={scenarioWords.title} description={scenarioWords.description} />
      <OwnLoanNote loan={loan} onLoan={setLoan} />
      {loan === undefined ? <CalculatorWaiting /> : <PayoffCalculator own={loan} />}
    </>
  )
}
