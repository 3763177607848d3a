import { type FormEvent, useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { signInProblems } from '../../sign-in-problem-words.ts'
import { passwordAndCodeWords } from '../../two-factor-words.ts'

const FORM = 'password-and-code'

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
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.detail}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={FORM} loading={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-4" onSubmit={submit}>
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
      </form>
    </Dialog>
  )
}
