import type { ComponentType } from 'react'
import type { Fields } from '#resources/merge-fields.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { CheckField, DayField, type FieldsForm, MoneyField, PercentField } from '#web/ui/bound-fields.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { changeDifferences } from '../change-differences.ts'
import { changeWords as words } from '../changes-words.ts'

type Kind = 'day' | 'money' | 'percent' | 'yes'

/** Which field holds what, `fields` says. */
interface InputProps {
  form: FieldsForm<Record<string, never>>
  field: string
  label: string
  hint?: string | undefined
  optional?: boolean
}

const INPUTS: Record<Kind, ComponentType<InputProps>> = {
  day: DayField,
  money: MoneyField,
  percent: PercentField,
  yes: CheckField,
}

interface DraftFieldsProps<Form extends Fields> {
  form: DraftForm<Form>
  labels: Record<keyof Form & string, string>
  hints?: Partial<Record<keyof Form & string, string>>
  /** In the order of the form, each with what is typed into it. */
  fields: readonly (readonly [key: keyof Form & string, kind: Kind])[]
}

/** A form of days, sums, percents and answers, all of which may be missing; with its button and its question. */
export function DraftFields<Form extends Fields>({ form, labels, hints = {}, fields }: DraftFieldsProps<Form>) {
  const input = ([key, kind]: (typeof fields)[number]) => {
    const Input = INPUTS[kind]
    const loose = form as unknown as InputProps['form']
    return <Input key={key} form={loose} field={key} label={labels[key]} hint={hints[key]} optional />
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">{fields.filter(([, kind]) => kind !== 'yes').map(input)}</div>
      {fields.filter(([, kind]) => kind === 'yes').map(input)}
      <FormEnd form={form} save={words.save} />
      <DraftQuestion draft={form} differences={(here, saved) => changeDifferences(labels, here, saved)} />
    </form>
  )
}
