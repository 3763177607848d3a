import { type FormEvent, type ReactNode, useState } from 'react'
import { authFormsWords } from '#features/account/words.ts'
import type { Outcome } from '#resources/problem.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { requestPasswordReset, resetPassword, signUp, undoEmailChange } from '#web/auth/session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailInput } from '#web/ui/contact-inputs.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { checkEmail, checkNewPassword, checkSignIn, checkSignUp, type FieldProblems } from '../sign-in-rules.ts'
import { signInToasts, signInWords } from '../sign-in-words.ts'

interface EmailProps {
  /** Shared by the forms, so that it is typed once. */
  email: string
  onEmail(email: string): void
}

export function SignInForm(props: EmailProps & { firstPassword: string; onStart(): void; onSignedIn(): void }) {
  const auth = useAuth()
  const [password, setPassword] = useState(props.firstPassword)
  const form = useSubmit(
    () => checkSignIn({ email: props.email, password }),
    async () => {
      props.onStart()
      return auth.signIn(props.email.trim(), password)
    },
    props.onSignedIn,
  )
  return (
    <FormFrame form={form} words={signInWords['sign-in']}>
      <EmailField {...props} problem={form.problems.email} offersPasskeys />
      <Field label={authFormsWords.password} error={form.problems.password} required>
        <PasswordInput autoComplete="current-password" value={password} onChange={e => setPassword(e.target.value)} />
      </Field>
    </FormFrame>
  )
}

export function SignUpForm(props: EmailProps & { onCreated(password: string): void }) {
  const [names, setNames] = useState({ first_name: '', last_name: '' })
  const [password, setPassword] = useState('')
  const account = { ...names, email: props.email.trim(), password }
  const form = useSubmit(
    () => checkSignUp(account),
    () => signUp({ ...account, first_name: names.first_name.trim(), last_name: names.last_name.trim() }),
    () => {
      toast(signInToasts.created)
      props.onCreated(password)
    },
  )
  return (
    <FormFrame form={form} words={signInWords['sign-up']}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={authFormsWords.firstName} error={form.problems.first_name} required>
          <TextInput
            autoComplete="given-name"
            value={names.first_name}
            onChange={e => setNames({ ...names, first_name: e.target.value })}
          />
        </Field>
        <Field label={authFormsWords.lastName} error={form.problems.last_name} required>
          <TextInput
            autoComplete="family-name"
            value={names.last_name}
            onChange={e => setNames({ ...names, last_name: e.target.value })}
          />
        </Field>
      </div>
      <EmailField {...props} problem={form.problems.email} />
      <NewPasswordField value={password} onChange={setPassword} problem={form.problems.password} />
      <p className="text-sm text-muted">
        {signInWords['sign-up'].agree}{' '}
        <a className="text-action-text underline" href="/terms">
          {signInWords['sign-up'].terms}
        </a>{' '}
        ·{' '}
        <a className="text-action-text underline" href="/privacy">
          {signInWords['sign-up'].privacy}
        </a>
      </p>
    </FormFrame>
  )
}

export function ForgotForm(props: EmailProps & { onSent(): void }) {
  const form = useSubmit(
    () => checkEmail(props.email),
    () => requestPasswordReset(props.email.trim()),
    () => {
      toast(signInToasts.linkSent)
      props.onSent()
    },
  )
  return (
    <FormFrame form={form} words={signInWords.forgot}>
      <EmailField {...props} problem={form.problems.email} />
    </FormFrame>
  )
}

/** Both prove by a mailed token that the person reads the address: `undo` also makes it the account's again. */
export function ResetForm(props: { mode: 'reset' | 'undo'; token: string; onSaved(): void; onDead(): void }) {
  const { mode, token, onSaved, onDead } = props
  const [password, setPassword] = useState('')
  const form = useSubmit(
    () => checkNewPassword(password),
    async () => {
      const outcome = await (mode === 'undo' ? undoEmailChange(token, password) : resetPassword(token, password))
      if (!outcome.ok && outcome.problem.code === 'link-expired') onDead()
      return outcome
    },
    () => {
      toast(mode === 'undo' ? signInToasts.addressBack : signInToasts.passwordSaved)
      onSaved()
    },
  )
  return (
    <FormFrame form={form} words={signInWords[mode]}>
      <NewPasswordField value={password} onChange={setPassword} problem={form.problems.password} />
    </FormFrame>
  )
}

function EmailField(props: EmailProps & { problem: string | undefined; offersPasskeys?: boolean }) {
  // Last in the list, as the browser wants it.
  const autoComplete = props.offersPasskeys ? 'username webauthn' : 'email'
  return (
    <Field label={authFormsWords.email} error={props.problem} required>
      <EmailInput
        autoComplete={autoComplete}
        value={props.email}
        onChange={event => props.onEmail(event.target.value)}
      />
    </Field>
  )
}

function NewPasswordField(props: { value: string; onChange(value: string): void; problem: string | undefined }) {
  return (
    <Field
      label={authFormsWords.password}
      hint={authFormsWords.leastCharactersFewUnrelated}
      error={props.problem}
      required
    >
      <PasswordInput autoComplete="new-password" value={props.value} onChange={e => props.onChange(e.target.value)} />
    </Field>
  )
}

interface Submit<Form> {
  problems: FieldProblems<Form>
  /** Why the server said no, in the words of the note. */
  problem: string | null
  busy: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Checks, sends, and says what went wrong; what was typed always stays. */
function useSubmit<Form>(
  check: () => FieldProblems<Form>,
  send: () => Promise<Outcome<unknown>>,
  onDone: () => void,
): Submit<Form> {
  const [problems, setProblems] = useState<FieldProblems<Form>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { showError, clearError } = useErrorToast()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = check()
    setProblems(found)
    setProblem(null)
    clearError()
    if (Object.keys(found).length > 0) return focusFirstProblem(form)
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    if (outcome.ok) onDone()
    else {
      setProblem(outcome.problem.detail)
      showError({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
    }
  }
  return { problems, problem, busy, onSubmit }
}

function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function FormFrame<Form>(props: { form: Submit<Form>; words: { submit: string; busy: string }; children: ReactNode }) {
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={props.form.onSubmit}>
      {props.children}
      {props.form.problem && <p className="text-sm font-[560] text-danger-text">{props.form.problem}</p>}
      <Button type="submit" size="lg" loading={props.form.busy} loadingLabel={props.words.busy} className="mt-2">
        {props.words.submit}
      </Button>
    </form>
  )
}
