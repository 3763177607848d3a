import type { PaidLoanReaderProps } from '#features/servicing/web/paid-loan-reader.tsx'
import { useLoans } from '#web/loans/use-loans.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Where the code did not come, the page begins without the loan. */
const Reader = lazyPart(async () => (await import('#features/servicing/web/paid-loan-reader.tsx')).PaidLoanReader, {
  missing: NoLoan,
})

function NoLoan({ children }: PaidLoanReaderProps) {
  return children(null)
}

/** For pages whose features know nothing of servicing: who pays a loan begins there with its figures. */
export function WithPaidLoan({ children }: PaidLoanReaderProps) {
  const { current } = useLoans()
  return current?.state === 'owned' ? <Reader>{children}</Reader> : children(null)
}
