import type { Fields } from '#resources/merge-fields.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { changeDifferences } from '../change-differences.ts'
import { changeWords as words } from '../changes-words.ts'

type Kind = 'day' | 'money' | 'percent' | 'yes'

interface DraftFieldsProps<Form extends Fields> {
  form: DraftForm<Form>
  labels: Record<keyof Form & string, string>
  hints?: Partial<Record<keyof Form & string, string>>
  /** In the order of the form, each with what is typed into it. */
  fields: readonly (readonly [key: keyof Form & string, kind: Kind])[]
}

/** A form of days, sums, percents and answers, all of which may be missing; with its button and its question. */
export function DraftFields<Form extends Fields>({ form, labels, hints = {}, fields }: DraftFieldsProps<Form>) {
  const { typed } = form
  const change = (key: keyof Form, value: unknown) => form.change({ [key]: value } as Partial<Form>)
  const inputs = fields.filter(([, kind]) => kind !== 'yes')
  const answers = fields.filter(([, kind]) => kind === 'yes')
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {inputs.map(([key, kind]) => (
          <Field key={key} label={labels[key]} hint={hints[key]} optional error={form.errorAt(key)}>
            {kind === 'day' ? (
              <DateInput
                value={(typed[key] as string | null) ?? ''}
                onChange={event => change(key, event.target.value || null)}
              />
            ) : kind === 'money' ? (
              <MoneyInput value={typed[key] as number | null} onValueChange={value => change(key, value)} />
            ) : (
              <PercentInput value={typed[key] as number | null} onValueChange={value => change(key, value)} />
            )}
          </Field>
        ))}
      </div>
      {answers.map(([key]) => (
        <Checkbox
          key={key}
          label={labels[key]}
          hint={hints[key]}
          checked={typed[key] as boolean}
          onChange={event => change(key, event.target.checked)}
        />
      ))}
      <FormEnd form={form} save={words.save} />
      <DraftQuestion draft={form} differences={(here, saved) => changeDifferences(labels, here, saved)} />
    </form>
  )
}
