import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '#web/ui/link-button.tsx'
import { accountNeededWords } from '#web/words.ts'
import { NeedsAccount } from './needs-account.tsx'
import { useToAccount } from './to-account.ts'

/** Where the one action of a page takes an account. What can be seen without one stands beside it. */
export function AccountNeeded({ reason }: { reason: string }) {
  const toAccount = useToAccount('sign-up')
  return (
    <NeedsAccount
      icon={<UserRoundPlus className="size-5" />}
      title={accountNeededWords.authenticationRequired}
      action={
        <LinkButton as={Link} {...toAccount}>
          {accountNeededWords.signUpOrIn}
        </LinkButton>
      }
    >
      {reason}
    </NeedsAccount>
  )
}
