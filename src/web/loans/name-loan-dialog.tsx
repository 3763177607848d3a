import { type FormEvent, useState } from 'react'
import type { Loan } from '#resources/loans-model.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { nameLoanWords as words } from './words.ts'

export function NameLoanDialog({ loan, onClose }: { loan: Loan; onClose(): void }) {
  const { dispatch, busy } = useAction(loansResource, 'rename')
  const [name, setName] = useState(loan.name ?? '')
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    const outcome = await dispatch({ id: loan.id, name: name.trim() === '' ? null : name })
    if (outcome.ok) onClose()
    else setProblem(outcome.problem.detail)
  }

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      confirm={words.save}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={words.name} error={problem}>
        <TextInput value={name} onChange={event => setName(event.target.value)} placeholder={words.example} />
      </Field>
    </FormDialog>
  )
}
