import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
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
      {loan && (
        <p className="-mt-2 mb-5 text-sm text-muted">
          {ownLoanWords.start(loan)}{' '}
          <Link to="/dashboard/application" className="text-action-text underline underline-offset-4">
            {ownLoanWords.edit}
          </Link>
        </p>
      )}
    </>
  )
}
