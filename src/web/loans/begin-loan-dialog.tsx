import { type FormEvent, useState } from 'react'
import type { Loan } from '#resources/loans-model.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { beginLoanWords as words } from './words.ts'

type Kind = 'purchase' | 'refinance' | 'otherRefinance' | 'owned'

export function BeginLoanDialog({ current, onClose }: { current: Loan; onClose(): void }) {
  const { busy, begin } = useLoanChange()
  const kinds: Kind[] =
    current.state === 'owned'
      ? ['purchase', 'refinance', 'otherRefinance', 'owned']
      : ['purchase', 'otherRefinance', 'owned']
  const [kind, setKind] = useState<Kind>('purchase')
  const [name, setName] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    void begin(
      {
        name: name.trim() === '' ? null : name,
        purpose: kind === 'purchase' || kind === 'owned' ? 'purchase' : 'refinance',
        refinances: kind === 'refinance' ? current.id : null,
      },
      kind === 'owned' ? '/dashboard/my-home' : undefined,
    )
  }

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      confirm={words.begin}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-5"
    >
      <RadioGroup
        label={words.purpose}
        value={kind}
        onValueChange={setKind}
        options={kinds.map(value => ({ value, label: words[value] }))}
      />
      <Field label={words.name}>
        <TextInput value={name} onChange={event => setName(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
