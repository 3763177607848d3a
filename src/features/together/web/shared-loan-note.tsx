import { Eye, UsersRound } from 'lucide-react'
import { useLoans } from '#web/loans/use-loans.ts'
import { sharedLoanWords as words } from '../invitation-words.ts'

/** Whose loan the page is about, and why nothing can be changed where that is so. */
export function SharedLoanNote() {
  const { current, shared, sharedAs } = useLoans()
  const loan = shared.find(each => each === current)
  if (!loan || !sharedAs) return null
  const Icon = sharedAs === 'looks_on' ? Eye : UsersRound
  return (
    <p className="no-print mb-4 flex items-center gap-2.5 rounded-md bg-sunk px-4 py-2.5 text-sm">
      <Icon className="size-4 flex-none text-muted" aria-hidden="true" />
      {words[sharedAs](loan.owner_name)}
    </p>
  )
}
