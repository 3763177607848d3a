import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { accountNeededWords } from '#web/words.ts'
import { useToAccount } from './to-account.ts'

/** In place of what only an account can do. */
export function AccountNeeded({ reason }: { reason: string }) {
  const toAccount = useToAccount('sign-up')
  return (
    <EmptyState
      icon={<UserRoundPlus className="size-6" />}
      title={accountNeededWords.authenticationRequired}
      action={
        <LinkButton as={Link} {...toAccount}>
          {accountNeededWords.signUpOrIn}
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  )
}
