import { type FormEvent, useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Passkey } from '../../passkey-model.ts'
import { passkeyFormWords, passkeyToasts, passkeyWords } from '../../passkey-words.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '../../rules.ts'

export function RenamePasskeyDialog(props: { passkey: Passkey; onClose(): void; onRenamed(): Promise<void> }) {
  const { passkey, onClose, onRenamed } = props
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem(passkeyFormWords['name-missing'])
    setBusy(true)
    const outcome = await callApi('/api/auth/passkey/update-passkey', { id: passkey.id, name })
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.problem.errors?.[0]?.message ?? outcome.problem.detail)
    onClose()
    toast(passkeyToasts.renamed)
    await onRenamed()
  }

  return (
    <FormDialog
      title={passkeyWords.renameTitle}
      confirm={passkeyWords.save}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={passkeyWords.nameLabel} hint={passkeyWords.nameHint} error={problem}>
        <TextInput
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
