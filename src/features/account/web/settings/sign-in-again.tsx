import { KeyRound } from 'lucide-react'
import { createContext, type FormEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { signInAgainWords } from '#features/account/page-words.ts'
import type { Outcome } from '#journey/refusal.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { passkeySignInWords } from '../../passkey-words.ts'
import { signInAgain } from '../../settings-words.ts'
import { signInProblems } from '../../sign-in-words.ts'
import { signInWithPasskey } from '../passkeys/ceremonies.ts'
import { useOwnPasskeys } from '../passkeys/own-passkeys.ts'
import { supportsPasskeys } from '../passkeys/support.ts'

/** Does what may need a recent sign-in. When the server asks for one, so does the page; then it is tried once more. */
type Confirmed = <Value>(call: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>

const SignInAgain = createContext<Confirmed | null>(null)

export function useConfirmed(): Confirmed {
  const confirmed = useContext(SignInAgain)
  if (!confirmed) throw new Error('useConfirmed must be used within SignInAgainProvider')
  return confirmed
}

/** What went wrong, in its own words. Whoever closed the question knows that nothing happened. */
export function sayRefusal(outcome: Outcome<unknown>): void {
  if (outcome.ok || outcome.refusal.code === 'sign-in-again') return
  toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
}

/** One question for the whole page, whichever card needs the answer. */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false)
  const answer = useRef<(proved: boolean) => void>(undefined)

  const settle = (proved: boolean) => {
    setAsking(false)
    answer.current?.(proved)
  }
  const confirmed: Confirmed = async call => {
    const first = await call()
    if (first.ok || first.refusal.code !== 'sign-in-again') return first
    const proved = await new Promise<boolean>(resolve => {
      answer.current = resolve
      setAsking(true)
    })
    return proved ? await call() : first
  }

  return (
    <SignInAgain value={confirmed}>
      {children}
      {asking && <PasswordQuestion onProved={() => settle(true)} onCancel={() => settle(false)} />}
    </SignInAgain>
  )
}

const FORM = 'sign-in-again'

function PasswordQuestion({ onProved, onCancel }: { onProved(): void; onCancel(): void }) {
  const auth = useAuth()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function prove(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(signInProblems['password-missing'])
    setBusy(true)
    const outcome = await auth.reauthenticate(password)
    setBusy(false)
    if (outcome.ok) return onProved()
    setProblem(outcome.refusal.code === 'invalid-credentials' ? signInAgain.wrong : outcome.refusal.detail)
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onCancel()}
      title={signInAgain.title}
      description={signInAgain.detail}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {signInAgain.cancel}
          </Button>
          <Button type="submit" form={FORM} loading={busy}>
            {signInAgain.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={prove}>
        <Field label={signInAgainWords.password} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
      </form>
      <ByPasskey onProved={onProved} onProblem={setProblem} />
    </Dialog>
  )
}

/** For those who have one: quicker than a password, and just as good a proof. */
function ByPasskey({ onProved, onProblem }: { onProved(): void; onProblem(problem: string): void }) {
  const auth = useAuth()
  const { data: own } = useOwnPasskeys()
  const [busy, setBusy] = useState(false)

  async function prove() {
    setBusy(true)
    const outcome = await signInWithPasskey({ mediation: 'optional' })
    if (outcome.ok) await auth.refresh()
    setBusy(false)
    if (outcome.ok) onProved()
    else onProblem(outcome.refusal.detail)
  }

  if (!supportsPasskeys() || !own?.ok || own.value.passkeys.length === 0) return null
  return (
    <Button
      variant="ghost"
      className="mt-3 w-full"
      icon={<KeyRound className="size-5" aria-hidden="true" />}
      loading={busy}
      loadingLabel={passkeySignInWords.busy}
      onClick={prove}
    >
      {passkeySignInWords.proof}
    </Button>
  )
}
