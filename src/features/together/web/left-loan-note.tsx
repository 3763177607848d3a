import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '#web/auth/auth-context.tsx'
import { LEFT_LOAN } from '#web/loans/leave-loan.ts'
import { forgetLoan } from '#web/offline-queue/forget-unsent.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { leftLoanWords as words } from '../people-words.ts'

/** For whoever left a loan or was put out of it: what became of it, and that nothing of it stays in this browser. */
export function LeftLoanNote() {
  const loan = useSearchParams()[0].get(LEFT_LOAN)
  const owner = useAuth().user?.id
  useEffect(() => {
    if (loan !== null && owner !== undefined) forgetLoan(browserStorage, owner, loan)
  }, [loan, owner])
  if (loan === null) return null
  return (
    <Banner tone="neutral" title={words.title}>
      {words.what}
    </Banner>
  )
}
