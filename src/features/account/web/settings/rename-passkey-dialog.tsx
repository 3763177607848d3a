import { type FormEvent, useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Passkey } from '../../passkey-model.ts'
import { passkeyFormWords, passkeyToasts, passkeyWords } from '../../passkey-words.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '../../rules.ts'

const FORM = 'rename-passkey'

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
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={passkeyWords.renameTitle}
      actions={
        <Button type="submit" form={FORM} loading={busy}>
          {passkeyWords.save}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={save}>
        <Field label={passkeyWords.nameLabel} hint={passkeyWords.nameHint} error={problem}>
          <TextInput
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
