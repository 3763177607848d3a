import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Stands where a page needs an account, with its reason and the way to one. */
export function AccountOnly(props: { reason: string }) {
  return (
    <EmptyState
      icon={<UserRound className="size-6" />}
      title="Authentication Required"
      action={
        <LinkButton as={Link} to="/auth">
          Sign Up / Sign In
        </LinkButton>
      }
    >
      {props.reason}
    </EmptyState>
  )
}
