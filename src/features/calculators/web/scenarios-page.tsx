import { type ComponentType, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ownLoanWords } from '../own-loan-words.ts'
import { paidLoanTerms } from '../payoff-scenarios.ts'
import { scenarioWords } from '../words.ts'
import { PayoffCalculator } from './payoff-calculator.tsx'
import { WithOwnLoan } from './with-own-loan.tsx'

interface ScenariosPageProps {
  /** The loan that is being paid goes before the one that is being planned. */
  WithPaidLoan: ComponentType<{ children(loan: PaidLoan | null): ReactNode }>
}

export function ScenariosPage({ WithPaidLoan }: ScenariosPageProps) {
  return (
    <>
      <PageHeader title={scenarioWords.title} description={scenarioWords.description} brief />
      <WithPaidLoan>
        {paid =>
          paid ? <OfPaidLoan loan={paid} /> : <WithOwnLoan>{loan => <PayoffCalculator own={loan} />}</WithOwnLoan>
        }
      </WithPaidLoan>
    </>
  )
}

function OfPaidLoan({ loan }: { loan: PaidLoan }) {
  const own = useMemo(() => paidLoanTerms(loan), [loan])
  return (
    <>
      <p className="-mt-2 mb-5 text-sm text-muted">
        {ownLoanWords.paid(loan)}{' '}
        <Link to="/dashboard/my-home" className="text-action-text underline underline-offset-4">
          {ownLoanWords.toPaid}
        </Link>
      </p>
      <PayoffCalculator own={own} />
    </>
  )
}
