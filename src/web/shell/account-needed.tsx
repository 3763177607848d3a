import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** In place of what only an account can do. */
export function AccountNeeded({ reason }: { reason: string }) {
  return (
    <EmptyState
      icon={<UserRoundPlus className="size-6" />}
      title="Authentication Required"
      action={
        <LinkButton as={Link} to="/auth">
          Sign Up / Sign In
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  )
}
