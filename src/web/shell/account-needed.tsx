import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { accountNeededWords } from '#web/words.ts'

/** In place of what only an account can do. */
export function AccountNeeded({ reason }: { reason: string }) {
  return (
    <EmptyState
      icon={<UserRoundPlus className="size-6" />}
      title={accountNeededWords.authenticationRequired}
      action={
        <LinkButton as={Link} to="/auth">
          {accountNeededWords.signUpSign}
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  )
}
