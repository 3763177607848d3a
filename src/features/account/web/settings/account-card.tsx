import { type FormEvent, useState } from 'react'
import { accountCardWords } from '#features/account/page-words.ts'
import { changeEmail, changePassword } from '#web/auth/session.ts'
import { showProblem, useConfirmed } from '#web/auth/sign-in-again.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailInput } from '#web/ui/contact-inputs.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsToasts } from '../../settings-words.ts'
import { checkEmail, checkNewPassword, isSamePassword } from '../../sign-in-rules.ts'
import { formWords } from '../../words.ts'

export function AccountCard() {
  return (
    <Card title={accountCardWords.accountSettings}>
      <div className="grid gap-6">
        <EmailForm />
        <PasswordForm />
      </div>
    </Card>
  )
}

function EmailForm() {
  const confirmed = useConfirmed()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkEmail(email).email
    setProblem(found)
    if (found) return
    setBusy(true)
    const outcome = await confirmed(() => changeEmail(email.trim()))
    setBusy(false)
    if (!outcome.ok) return showProblem(outcome)
    toast(settingsToasts.emailAsked)
    setEmail('')
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={accountCardWords.newEmailAddress} error={problem}>
        <EmailInput value={email} onChange={event => setEmail(event.target.value)} />
      </Field>
      <Button type="submit" variant="ghost" loading={busy} className="justify-self-start">
        {accountCardWords.changeEmail}
      </Button>
    </form>
  )
}

function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState<{ current?: string; next?: string }>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      current: current === '' ? accountCardWords.currentPasswordMissing : undefined,
      next: checkNewPassword(next).password ?? (isSamePassword(current, next) ? formWords['password-same'] : undefined),
    }
    setProblems(found)
    if (found.current || found.next) return
    setBusy(true)
    const outcome = await changePassword(current, next)
    setBusy(false)
    if (!outcome.ok) return showProblem(outcome)
    toast(settingsToasts.passwordChanged)
    setCurrent('')
    setNext('')
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={accountCardWords.currentPassword} error={problems.current}>
        <PasswordInput
          autoComplete="current-password"
          value={current}
          onChange={event => setCurrent(event.target.value)}
        />
      </Field>
      <Field label={accountCardWords.newPassword} error={problems.next}>
        <PasswordInput autoComplete="new-password" value={next} onChange={event => setNext(event.target.value)} />
      </Field>
      <Button type="submit" variant="ghost" loading={busy} className="justify-self-start">
        {accountCardWords.changePassword}
      </Button>
    </form>
  )
}
