import { type FormEvent, type ReactNode, useState } from 'react'
import { authFormsWords } from '#features/account/words.ts'
import type { Outcome } from '#resources/problem.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { choosePassword, type MailedToken, requestPasswordReset, signUp } from '#web/auth/session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailInput } from '#web/ui/contact-inputs.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import {
  checkCode,
  checkEmail,
  checkNewPassword,
  checkSignIn,
  checkSignUp,
  type FieldProblems,
} from '../sign-in-rules.ts'
import { codeFieldWords, signInToasts, signInWords } from '../sign-in-words.ts'

interface EmailProps {
  /** Shared by the forms, so that it is typed once. */
  email: string
  onEmail(email: string): void
}

interface SignInProps extends EmailProps {
  firstPassword: string
  onStart(): void
  onSignedIn(): void
  onCodeNeeded(): void
}

export function SignInForm(props: SignInProps) {
  const auth = useAuth()
  const [password, setPassword] = useState(props.firstPassword)
  const form = useSubmit(
    () => checkSignIn({ email: props.email, password }),
    async () => {
      props.onStart()
      return auth.signIn(props.email.trim(), password)
    },
    after => (after === 'code-needed' ? props.onCodeNeeded() : props.onSignedIn()),
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

/** What follows the password where two-factor is on. */
export function CodeForm(props: { onSignedIn(): void; onTooLate(): void }) {
  const auth = useAuth()
  const [code, setCode] = useState('')
  const form = useSubmit(
    () => checkCode(code),
    async () => {
      const outcome = await auth.giveCode(code)
      if (!outcome.ok && outcome.problem.code === 'code-step-over') props.onTooLate()
      return outcome
    },
    props.onSignedIn,
  )
  return (
    <FormFrame form={form} words={signInWords.code}>
      <CodeField value={code} onChange={setCode} problem={form.problems.code} />
      <details className="text-sm">
        <summary className="cursor-pointer py-2 text-action-text">{codeFieldWords.lost}</summary>
        <p className="mt-1 text-muted">{codeFieldWords.lostDetail}</p>
      </details>
    </FormFrame>
  )
}

function CodeField(props: { value: string; onChange(value: string): void; problem: string | undefined }) {
  return (
    <Field label={codeFieldWords.label} hint={codeFieldWords.hint} error={props.problem} required>
      <TextInput
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={props.value}
        onChange={event => props.onChange(event.target.value)}
      />
    </Field>
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

type MailedMode = 'reset' | 'undo' | 'undo-two-factor'

const MAILED: Record<MailedMode, { by: MailedToken; saved: keyof typeof signInToasts }> = {
  reset: { by: 'reset-password', saved: 'passwordSaved' },
  undo: { by: 'undo-email-change', saved: 'addressBack' },
  'undo-two-factor': { by: 'two-factor/undo', saved: 'twoFactorOff' },
}

/** A mailed token proves that the person reads the address; where two-factor is on a code is asked for as well. */
export function ResetForm(props: { mode: MailedMode; token: string; onSaved(): void; onDead(): void }) {
  const { mode, token, onSaved, onDead } = props
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const form = useSubmit(
    () => ({ ...checkNewPassword(password), ...(asksCode && checkCode(code)) }),
    async () => {
      const chosen = { token, newPassword: password, ...(asksCode && { code }) }
      const outcome = await choosePassword(MAILED[mode].by, chosen)
      if (!outcome.ok && outcome.problem.code === 'link-expired') onDead()
      if (!outcome.ok && outcome.problem.code === 'code-needed') setAsksCode(true)
      return outcome
    },
    () => {
      toast(signInToasts[MAILED[mode].saved])
      onSaved()
    },
  )
  return (
    <FormFrame form={form} words={signInWords[mode]}>
      <NewPasswordField value={password} onChange={setPassword} problem={form.problems.password} />
      {asksCode && (
        <>
          <p className="text-sm text-muted">{codeFieldWords.needed}</p>
          <CodeField value={code} onChange={setCode} problem={form.problems.code} />
        </>
      )}
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
    <Field label={authFormsWords.password} hint={authFormsWords.passwordHint} error={props.problem} required>
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
function useSubmit<Form, Value>(
  check: () => FieldProblems<Form>,
  send: () => Promise<Outcome<Value>>,
  onDone: (value: Value) => void,
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
    if (outcome.ok) onDone(outcome.value)
    else {
      setProblem(outcome.problem.detail)
      showError(asToast(outcome.problem))
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
