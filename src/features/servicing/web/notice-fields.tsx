import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { transferWords as words } from '../changes-words.ts'
import { LONGEST_TEXT, type TransferNotice } from '../model.ts'

interface NoticeFieldsProps {
  title: string
  notice: TransferNotice
  errorAt(path: string): string | undefined
  onChange(fields: Partial<TransferNotice>): void
}

/** What one of the two letters says. */
export function NoticeFields({ title, notice, errorAt, onChange }: NoticeFieldsProps) {
  const text = (key: 'old_servicer' | 'new_servicer') => (
    <Field label={words.labels[key]} error={errorAt(key)}>
      <TextInput
        value={notice[key]}
        maxLength={LONGEST_TEXT}
        onChange={event => onChange({ [key]: event.target.value })}
      />
    </Field>
  )
  const day = (key: 'last_day_old' | 'first_day_new' | 'dated_on') => (
    <Field label={words.labels[key]} optional error={errorAt(key)}>
      <DateInput value={notice[key] ?? ''} onChange={event => onChange({ [key]: event.target.value || null })} />
    </Field>
  )
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-[650]">{title}</legend>
      {text('old_servicer')}
      {text('new_servicer')}
      <Field label={words.labels.effective_on} error={errorAt('effective_on')}>
        <DateInput value={notice.effective_on} onChange={event => onChange({ effective_on: event.target.value })} />
      </Field>
      {day('dated_on')}
      {day('last_day_old')}
      {day('first_day_new')}
    </fieldset>
  )
}
