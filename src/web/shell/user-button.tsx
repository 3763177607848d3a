import { UserRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { userButtonWords } from '#web/words.ts'
import { initialsOf } from './initials.ts'

/** The header's one sign of who is here: an account's initials, or that one is a guest. */
export function UserButton(props: ComponentProps<'button'>) {
  const { label, face } = useSign()
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className="grid h-11 min-w-11 flex-none cursor-pointer place-items-center rounded-full"
    >
      {face}
    </button>
  )
}

function useSign(): { label: string; face: ReactNode } {
  const { user, isGuest } = useAuth()
  if (!user && isGuest) {
    const face = (
      <span
        aria-hidden="true"
        className="rounded-full bg-attention-soft px-3 py-1.5 text-xs font-[600] text-attention-text"
      >
        {userButtonWords.guest}
      </span>
    )
    return { label: userButtonWords.guestMenu, face }
  }
  // Without a network nobody may be known yet: neither a guest nor whose account it is.
  const initials = user && initialsOf(user)
  const face = (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-action text-xs font-[600] text-on-action"
    >
      {initials ?? <UserRound className="size-4.5" />}
    </span>
  )
  return { label: initials ? userButtonWords.accountInitials(initials) : userButtonWords.unknown, face }
}
