import { type FormEvent, useState } from 'react'
import { dataCardWords } from '#features/account/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useConfirmed } from '#web/auth/sign-in-again.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { callApi } from '#web/remote/api.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { deletion, settingsToasts } from '../../settings-words.ts'
import type { RemindersDone } from './communication-card.tsx'

export function DataCard() {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card title={dataCardWords.data}>
      <div className="flex flex-wrap gap-2">
        <ExportButton />
        <ReminderTestButton />
      </div>
      <p className="mt-5 border-t border-line pt-5 text-sm text-muted">{dataCardWords.leaveHint}</p>
      <Button variant="quiet" size="sm" className="mt-3 -ml-3.5" onClick={() => setDeleting(true)}>
        {dataCardWords.deleteAccount}
      </Button>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  )
}

function ExportButton() {
  const confirmed = useConfirmed()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const outcome = await confirmed(() => callApi<unknown>('/api/functions/export-user-data'))
    setBusy(false)
    if (!outcome.ok && outcome.problem.code === 'sign-in-again') return
    if (!outcome.ok) return void toast(settingsToasts.exportFailed(outcome.problem.detail))
    saveFile(`user-data-${localDay(new Date())}.json`, 'application/json', JSON.stringify(outcome.value, null, 2))
    toast(settingsToasts.exported)
  }
  return (
    <Button variant="ghost" loading={busy} onClick={download}>
      {dataCardWords.exportMyData}
    </Button>
  )
}

function ReminderTestButton() {
  const [busy, setBusy] = useState(false)
  async function test() {
    setBusy(true)
    const outcome = await callApi<RemindersDone>('/api/functions/process-reminders', {})
    setBusy(false)
    if (!outcome.ok) return void toast(settingsToasts.testFailed(outcome.problem.detail))
    toast(settingsToasts.tested(outcome.value.emailsSent, outcome.value.notificationsCreated))
  }
  return (
    <Button variant="ghost" loading={busy} onClick={test}>
      {dataCardWords.testReminders}
    </Button>
  )
}

function DeleteDialog({ onClose }: { onClose(): void }) {
  const auth = useAuth()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(dataCardWords.passwordMissing)
    setBusy(true)
    const outcome = await auth.endSession(() => callApi('/api/auth/delete-user', { password }))
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    window.location.replace('/')
  }

  return (
    <FormDialog
      title={deletion.title}
      description={deletion.detail}
      confirm={deletion.confirm}
      destructive
      busy={busy}
      cancel={dataCardWords.keepMyAccount}
      onSubmit={remove}
      onClose={onClose}
    >
      <Field label={dataCardWords.password} error={problem}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
