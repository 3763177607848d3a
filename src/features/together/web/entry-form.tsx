import type { FormEvent } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { CheckField, MoneyField, TextField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { togetherResource } from '../actions.ts'
import { entryDifferences } from '../differences.ts'
import { kindWords, entryLabels as labels, ledgerWords as words } from '../ledger-words.ts'
import { ENTRY_KINDS, type EntryFields, type EntryKind, LONGEST_NOTE, OWNERS, type OwnerKey } from '../model.ts'
import { entryStart } from '../start.ts'

interface EntryFormProps {
  id: string
  isNew: boolean
  names: Record<OwnerKey, string>
  today: CalendarDay
  onDone(): void
}

export function EntryForm({ id, isNew, names, today, onDone }: EntryFormProps) {
  const form = useDraft(togetherResource, 'enter', {
    start: entryStart(today),
    id,
    heldAs: isNew ? 'new-entry' : undefined,
    // What is still empty is asked for when it is checked.
    input: entry => ({ ...(entry as EntryFields), id }),
    saved: { title: words.saved },
  })
  const remove = useAction(togetherResource, 'remove')
  const { typed, change, errorAt } = form
  const { kind } = typed

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome?.ok) onDone()
  }

  function cancel() {
    form.discard()
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-md border border-line p-4">
      <h3 className="text-lg">{isNew ? words.add : words.change}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.kind} error={errorAt('kind')}>
          <Select
            options={ENTRY_KINDS.map(value => ({ value, label: kindWords[value] }))}
            value={kind}
            onChange={event => change({ kind: event.target.value as EntryKind })}
          />
        </Field>
        <Field label={labels.paid_on} error={errorAt('paid_on')}>
          <DateInput value={typed.paid_on} onChange={event => change({ paid_on: event.target.value })} />
        </Field>
      </div>
      <RadioGroup
        label={kind === 'gift' ? words.giftFor : labels.owner}
        inline
        options={OWNERS.map(value => ({ value, label: names[value] }))}
        value={typed.owner}
        onValueChange={owner => change({ owner })}
        error={errorAt('owner')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField form={form} field="amount" label={labels.amount} />
        {kind === 'payment' && (
          <MoneyField form={form} field="principal" label={labels.principal} hint={words.principalHint} />
        )}
      </div>
      {(kind === 'closing-costs' || kind === 'improvement') && (
        <CheckField form={form} field="is_agreed" label={labels.is_agreed} hint={words.agreedHint} />
      )}
      <TextField form={form} field="note" label={labels.note} optional longest={LONGEST_NOTE} />
      <FormEnd form={form} save={words.save} problem={form.errors.length === 0 ? form.problemText : null}>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
        {!isNew && (
          <RemoveButton
            label={words.remove}
            title={words.removeTitle}
            description={words.removeDetail}
            cancelLabel={words.keep}
            loading={remove.busy}
            onConfirm={() => {
              form.discard()
              remove.start({ id })
            }}
          />
        )}
      </FormEnd>
      <DraftQuestion draft={form} differences={entryDifferences} />
    </form>
  )
}
