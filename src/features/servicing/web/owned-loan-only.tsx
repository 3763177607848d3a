import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { LoanFacts } from '../loan-facts.ts'
import type { HomeLoan } from '../model.ts'
import { type OwnedHome, useOwnedHome } from './use-owned-home.ts'

export interface OwnedLoan extends OwnedHome {
  loan: HomeLoan
  checked: HomeLoan
  facts: LoanFacts
}

interface OwnedLoanOnlyProps {
  words: Record<'loanFirst' | 'loanFirstWhy' | 'toLoan', string>
  children(home: OwnedLoan): ReactNode
}

/** What is said of the loan that is paid; without one, the way to enter it. */
export function OwnedLoanOnly({ words, children }: OwnedLoanOnlyProps) {
  const { home, problem, refetch } = useOwnedHome()
  if (problem) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!home) return <Skeleton className="h-160" />
  const { is_owned, loan, checked, facts } = home
  if (is_owned && loan && checked && facts) return children({ ...home, loan, checked, facts })
  return (
    <Card title={words.loanFirst} description={words.loanFirstWhy}>
      <LinkButton as={Link} to="/dashboard/my-home">
        {words.toLoan}
      </LinkButton>
    </Card>
  )
}
