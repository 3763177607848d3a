import { lazy, Suspense } from 'react'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { FromApplication } from '#web/ui/from-application.tsx'
import { ownLoanWords } from '../own-loan-words.ts'

// What a loan costs is worked out with more code than the calculators have themselves; they can be used before it comes.
const OwnLoanReader = lazy(async () => ({ default: (await import('./own-loan-reader.tsx')).OwnLoanReader }))

interface OwnLoanNoteProps {
  loan: OwnLoan | null
  onLoan(loan: OwnLoan | null): void
}

/** Whose figures the page starts from, and where they are changed for every page at once. */
export function OwnLoanNote({ loan, onLoan }: OwnLoanNoteProps) {
  return (
    <>
      <Suspense>
        <OwnLoanReader onLoan={onLoan} />
      </Suspense>
      {loan && <FromApplication>{ownLoanWords.start(loan)}</FromApplication>}
    </>
  )
}
