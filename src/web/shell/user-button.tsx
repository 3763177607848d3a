import { UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { userButtonWords } from '#web/words.ts'
import { initialsOf } from './initials.ts'

export function UserButton(props: ComponentProps<'button'>) {
  const { user, isGuest } = useAuth()
  // Without a network nobody may be known yet: neither a guest nor whose account it is.
  const initials = user ? initialsOf(user) : isGuest ? 'GU' : null
  return (
    <button
      {...props}
      type="button"
      aria-label={initials ? userButtonWords.accountInitials(initials) : userButtonWords.unknown}
      className="grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-action text-xs font-[600] text-on-action"
      >
        {initials ?? <UserRound className="size-4.5" />}
      </span>
    </button>
  )
}
