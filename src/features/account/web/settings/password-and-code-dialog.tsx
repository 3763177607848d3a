import { type FormEvent, useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { signInProblems } from '../../sign-in-problem-words.ts'
import { passwordAndCodeWords } from '../../two-factor-words.ts'

interface Props<Answer> {
  words: Record<'title' | 'detail' | 'confirm' | 'keep', string>
  path: string
  onClose(): void
  onDone(answer: Answer): void
}

interface Problems {
  password?: string
  code?: string
}

/** Both factors once more, for what would weaken them. */
export function PasswordAndCodeDialog<Answer>({ words, path, onClose, onDone }: Props<Answer>) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing: Problems = {
      ...(password === '' && { password: signInProblems['password-missing'] }),
      ...(code.trim() === '' && { code: signInProblems['code-missing'] }),
    }
    setProblems(missing)
    if (missing.password || missing.code) return
    setBusy(true)
    const outcome = await callApi<Answer>(path, { password, code })
    setBusy(false)
    if (outcome.ok) return onDone(outcome.value)
    const { code: problem, detail } = outcome.problem
    setProblems(problem === 'wrong-password' ? { password: detail } : { code: detail })
  }

  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      confirm={words.confirm}
      busy={busy}
      cancel={words.keep}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-4"
    >
      <Field label={passwordAndCodeWords.password} error={problems.password}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <Field label={passwordAndCodeWords.code} error={problems.code}>
        <TextInput autoComplete="one-time-code" value={code} onChange={event => setCode(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
