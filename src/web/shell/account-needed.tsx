import { UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '#web/ui/link-button.tsx'
import { accountNeededWords } from '#web/words.ts'
import { useToAccount } from './to-account.ts'

interface AccountNeededProps {
  /** Why it takes one. */
  reason: string
  icon?: ReactNode
  title?: string
  /** In place of the way to an account. */
  actions?: ReactNode
}

/** A row in place of the one feature that needs an account; the rest of the page stays. */
export function AccountNeeded({
  reason,
  icon = <UserRoundPlus className="size-5" />,
  title = accountNeededWords.authenticationRequired,
  actions,
}: AccountNeededProps) {
  const toAccount = useToAccount('sign-up')
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed border-edge px-5 py-4 sm:px-6">
      <span
        className="grid size-10 flex-none place-items-center rounded-lg bg-action-soft text-action-text"
        aria-hidden="true"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-0.5 text-sm text-muted">{reason}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions ?? (
          <LinkButton as={Link} {...toAccount}>
            {accountNeededWords.signUpOrIn}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
