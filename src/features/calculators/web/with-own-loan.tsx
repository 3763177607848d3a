import { Suspense, useEffect } from 'react'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { FromApplication } from '#web/ui/from-application.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ownLoanWords } from '../own-loan-words.ts'

interface ReaderProps {
  onLoan(loan: OwnLoan | null): void
}

// What a loan costs is worked out with more code than the calculators have themselves.
const OwnLoanReader = lazyPart(async () => (await import('./own-loan-reader.tsx')).OwnLoanReader, { missing: NoReader })

interface OwnLoanNoteProps extends ReaderProps {
  /** Nothing until it is known, `null` where there is none. */
  loan: OwnLoan | null | undefined
}

/** Whose figures the page starts from, and where they are changed for every page at once. */
export function OwnLoanNote({ loan, onLoan }: OwnLoanNoteProps) {
  return (
    <>
      <Suspense>
        <OwnLoanReader onLoan={onLoan} />
      </Suspense>
      {loan && <FromApplication isClosed={loan.is_closed}>{ownLoanWords.start(loan)}</FromApplication>}
    </>
  )
}

/** Where the code did not come: the calculator starts without the loan. */
function NoReader({ onLoan }: ReaderProps) {
  useEffect(() => onLoan(null), [onLoan])
  return null
}
