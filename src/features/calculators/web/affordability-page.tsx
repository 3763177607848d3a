import { useMemo, useState } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { startOf } from '../affordability.ts'
import { affordabilityWords } from '../affordability-words.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'
import { CalculatorWaiting } from './calculator-waiting.tsx'
import { OwnLoanNote } from './own-loan-note.tsx'

export function AffordabilityPage() {
  const { view, loading } = useDrawer(applicationDrawer)
  const application = view?.completed ?? view?.draft ?? null
  const [loan, setLoan] = useState<OwnLoan | null>()
  const offered = loan && loan.from !== 'estimate' ? loan.rate : null
  const known = useMemo(() => startOf(application, offered), [application, offered])
  return (
    <>
      <PageHeader title={affordabilityWords.title} description={affordabilityWords.description} />
      <OwnLoanNote loan={loan} onLoan={setLoan} />
      {loading || loan === undefined ? <CalculatorWaiting /> : <AffordabilityCalculator known={known} />}
    </>
  )
}
