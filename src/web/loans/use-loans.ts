import { useEffect } from 'react'
import type { LoanRole } from '#resources/loan.ts'
import type { Loan, SharedLoan } from '#resources/loans-model.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { useResource } from '#web/client/client-context.tsx'
import { loanOfPage, setPageLoan } from '#web/client/page-loan.ts'

export interface OwnLoans {
  loans: readonly Loan[]
  /** Those of others that the person is in. */
  shared: readonly SharedLoan[]
  /** The one that this page is about. */
  current: Loan | undefined
  /** What the person is to it, where it is somebody else's. */
  sharedAs: LoanRole | null
  loading: boolean
}

/** A person's loans. The first time they are read, the page learns which of them it is about. */
export function useLoans(): OwnLoans {
  const { view, loading } = useResource(loansResource)
  const selected = view?.current ?? undefined
  useEffect(() => {
    if (selected !== undefined) setPageLoan(selected)
  }, [selected])
  const id = loanOfPage() ?? selected
  const own = view?.loans.find(loan => loan.id === id)
  const others = own ? undefined : view?.shared.find(loan => loan.id === id)
  return {
    loans: view?.loans ?? [],
    shared: view?.shared ?? [],
    current: own ?? others,
    sharedAs: others?.role ?? null,
    loading,
  }
}
