import { type ReactNode, useMemo } from 'react'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { paidLoan } from '../paid-loan.ts'
import { useOwnedHome } from './use-owned-home.ts'

export interface PaidLoanReaderProps {
  children(loan: PaidLoan | null): ReactNode
}

/** What is rendered from the loan that is being paid, once it is read; from `null` where too little of it is known. */
export function PaidLoanReader({ children }: PaidLoanReaderProps) {
  const { home, problem } = useOwnedHome()
  const loan = useMemo(
    () => (home?.is_owned && home.loan && home.facts ? paidLoan(home.loan, home.facts, home.is_entered) : null),
    [home],
  )
  return home || problem ? children(loan) : null
}
