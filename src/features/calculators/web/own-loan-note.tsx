import { Link } from 'react-router'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { ownLoanWords } from '../own-loan-words.ts'

/** Whose figures the page starts from, and where they are changed for every page at once. */
export function OwnLoanNote({ loan }: { loan: OwnLoan | null }) {
  if (!loan) return null
  return (
    <p className="-mt-2 mb-5 text-sm text-muted">
      {ownLoanWords.start(loan)}{' '}
      <Link to="/dashboard/application" className="text-action-text underline underline-offset-4">
        {ownLoanWords.edit}
      </Link>
    </p>
  )
}
