import type { ComponentProps } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { userButtonWords } from '#web/words.ts'
import { initialsOf } from './initials.ts'

export function UserButton(props: ComponentProps<'button'>) {
  const { user } = useAuth()
  const initials = user ? initialsOf(user) : 'GU'
  return (
    <button
      {...props}
      type="button"
      aria-label={userButtonWords.accountInitials(initials)}
      className="grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-action text-xs font-[600] text-on-action"
      >
        {initials}
      </span>
    </button>
  )
}
