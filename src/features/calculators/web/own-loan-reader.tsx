import { type ReactNode, useMemo, useState } from 'react'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { type OwnLoan, ownLoan } from '#features/comparison/own-loan.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { useToday } from '#web/client/use-today.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { FromApplication } from '#web/ui/from-application.tsx'
import { ownLoanWords } from '../own-loan-words.ts'
import { CalculatorWaiting } from './calculator-waiting.tsx'

export interface OwnLoanReaderProps {
  children(loan: OwnLoan | null): ReactNode
}

/** Reads the loan, says whose figures the page starts from and where they are changed for every page at once, or that it cannot be read. */
export function OwnLoanReader({ children }: OwnLoanReaderProps) {
  const application = useResource(applicationResource)
  const comparison = useResource(comparisonResource)
  const today = useToday()
  const isRead = !application.loading && !comparison.loading
  const survey = useSurvey()
  const read = useMemo(
    () =>
      isRead
        ? ownLoan(application.view, comparison.view?.scenarios ?? [], savedStay(browserStorage), today, survey)
        : undefined,
    [isRead, application.view, comparison.view, today, survey],
  )
  // What is read again leaves what was typed meanwhile where it is.
  const [loan, setLoan] = useState(read)
  if (read !== undefined && read !== loan) setLoan(read)
  return (
    <>
      {application.problem && !application.view && (
        <p className="mb-5 text-sm text-muted">
          {ownLoanWords.failed}{' '}
          <Button variant="quiet" size="sm" onClick={application.refetch}>
            {ownLoanWords.tryAgain}
          </Button>
        </p>
      )}
      {loan && <FromApplication isClosed={loan.is_closed}>{ownLoanWords.start(loan)}</FromApplication>}
      {loan === undefined ? <CalculatorWaiting /> : children(loan)}
    </>
  )
}
