import { type FormEvent, useId, useState } from 'react'
import type { Loan } from '#resources/loans-model.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { nameLoanWords as words } from './words.ts'

export function NameLoanDialog({ loan, onClose }: { loan: Loan; onClose(): void }) {
  const form = useId()
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
    <Dialog
      open
      onOpenChange={next => !next && onClose()}
      title={words.title}
      description={words.description}
      actions={
        <Button type="submit" form={form} loading={busy}>
          {words.save}
        </Button>
      }
    >
      <form id={form} onSubmit={save}>
        <Field label={words.name} error={problem}>
          <TextInput value={name} onChange={event => setName(event.target.value)} placeholder={words.example} />
        </Field>
      </form>
    </Dialog>
  )
}
