import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordInputWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'

/** Give it autoComplete="current-password" or "new-password", so that password managers help. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={classNames('control control-box', className)}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        {...useFieldWiring(props)}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-md text-muted hover:text-ink"
        aria-label={passwordInputWords.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
