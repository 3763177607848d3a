import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { signInAgainWords } from '#features/account/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import type { SignInQuestion } from '#web/auth/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { passkeySignInWords } from '../../passkey-words.ts'
import { signInAgain } from '../../settings-words.ts'
import { signInProblems } from '../../sign-in-problem-words.ts'
import { signInWithPasskey } from '../passkeys/ceremonies.ts'
import { useOwnPasskeys } from '../passkeys/own-passkeys.ts'
import { supportsPasskeys } from '../passkeys/support.ts'

/** Asks for the password, or a passkey, of the person who is signed in. */
export function PasswordQuestion({ onProved, onCancel }: SignInQuestion) {
  const auth = useAuth()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function proveByCode() {
    if (code.trim() === '') return setProblem(signInProblems['code-missing'])
    setBusy(true)
    const outcome = await auth.giveCode(code)
    setBusy(false)
    if (outcome.ok) return onProved()
    setProblem(outcome.problem.detail)
    if (outcome.problem.code === 'code-step-over') setAsksCode(false)
  }

  async function prove(event: FormEvent) {
    event.preventDefault()
    if (asksCode) return await proveByCode()
    if (password === '') return setProblem(signInProblems['password-missing'])
    setBusy(true)
    const outcome = await auth.reauthenticate(password)
    setBusy(false)
    if (outcome.ok && outcome.value === 'signed-in') return onProved()
    if (outcome.ok) {
      setProblem(undefined)
      return setAsksCode(true)
    }
    setProblem(outcome.problem.code === 'invalid-credentials' ? signInAgain.wrong : outcome.problem.detail)
  }

  return (
    <FormDialog
      title={signInAgain.title}
      description={asksCode ? signInAgain.codeDetail : signInAgain.detail}
      confirm={signInAgain.confirm}
      busy={busy}
      cancel={signInAgain.cancel}
      onSubmit={prove}
      onClose={onCancel}
    >
      {asksCode ? (
        <Field key="code" label={signInAgain.code} error={problem}>
          <TextInput
            autoFocus
            autoComplete="one-time-code"
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
      ) : (
        <Field label={signInAgainWords.password} error={problem}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
      )}
      <ByPasskey onProved={onProved} onProblem={setProblem} />
    </FormDialog>
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
    if (outcome.ok) await auth.arrive()
    setBusy(false)
    if (outcome.ok) onProved()
    else onProblem(outcome.problem.detail)
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
