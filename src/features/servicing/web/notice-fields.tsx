import { DayField, type FieldsForm, TextField } from '#web/ui/bound-fields.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { transferWords as words } from '../changes-words.ts'
import { LONGEST_TEXT, type TransferNotice } from '../model.ts'

/** What one of the two letters says. */
export function NoticeFields({ title, form }: { title: string; form: FieldsForm<TransferNotice> }) {
  const { labels } = words
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-[650]">{title}</legend>
      <TextField form={form} field="old_servicer" label={labels.old_servicer} longest={LONGEST_TEXT} />
      <TextField form={form} field="new_servicer" label={labels.new_servicer} longest={LONGEST_TEXT} />
      <Field label={labels.effective_on} error={form.errorAt('effective_on')}>
        <DateInput
          value={form.typed.effective_on}
          onChange={event => form.change({ effective_on: event.target.value })}
        />
      </Field>
      <DayField form={form} field="dated_on" label={labels.dated_on} optional />
      <DayField form={form} field="last_day_old" label={labels.last_day_old} optional />
      <DayField form={form} field="first_day_new" label={labels.first_day_new} optional />
    </fieldset>
  )
}
