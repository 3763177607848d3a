import { type FormEvent, useId, useState } from 'react'
import type { Loan } from '#resources/loans-model.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useLoanChange } from './use-loan-change.ts'
import { beginLoanWords as words } from './words.ts'

type Kind = 'purchase' | 'refinance' | 'otherRefinance' | 'owned'

export function BeginLoanDialog({ current, onClose }: { current: Loan; onClose(): void }) {
  const form = useId()
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
    <Dialog
      open
      onOpenChange={next => !next && onClose()}
      title={words.title}
      description={words.description}
      actions={
        <Button type="submit" form={form} loading={busy}>
          {words.begin}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label={words.purpose}
          value={kind}
          onValueChange={setKind}
          options={kinds.map(value => ({ value, label: words[value] }))}
        />
        <Field label={words.name}>
          <TextInput value={name} onChange={event => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
