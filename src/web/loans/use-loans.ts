import { useEffect } from 'react'
import type { Loan } from '#resources/loans-model.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { useResource } from '#web/client/client-context.tsx'
import { loanOfPage, setPageLoan } from '#web/client/page-loan.ts'

export interface OwnLoans {
  loans: readonly Loan[]
  /** The one that this page is about. */
  current: Loan | undefined
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
  return { loans: view?.loans ?? [], current: view?.loans.find(loan => loan.id === id), loading }
}
