import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { DateInput } from './date-input.tsx'
import { Field, type FieldProps } from './field.tsx'
import { MoneyInput } from './money-input.tsx'
import { NumericInput, type NumericInputProps } from './numeric-input.tsx'
import { PercentInput } from './percent-input.tsx'
import { TextInput } from './text-input.tsx'

/** A form as its fields see it. What `useDraft` gives is one. */
export interface FieldsForm<Form> {
  typed: Form
  change(some: Partial<Form>): void
  errorAt(path: string): string | undefined
}

/** The fields of a form that hold such a value. */
export type FieldOf<Form, Value> = { [Key in keyof Form]-?: Form[Key] extends Value ? Key : never }[keyof Form] & string

interface Binding<Form, Value> {
  form: FieldsForm<Form>
  field: FieldOf<Form, Value>
}

interface BoundProps<Form, Value> extends Binding<Form, Value>, Pick<FieldProps, 'label' | 'hint' | 'optional'> {}

type Limits = Pick<NumericInputProps, 'min' | 'max'>

function changeOf<Form, Value>({ form, field }: Binding<Form, Value>): (value: Value) => void {
  return value => form.change({ [field]: value } as Partial<Form>)
}

function Bound<Form, Value>(props: BoundProps<Form, Value> & { children: ReactNode }) {
  const { form, field, label, hint, optional, children } = props
  return (
    <Field label={label} hint={hint} optional={optional} error={form.errorAt(field)}>
      {children}
    </Field>
  )
}

/** Each is a `Field` with its input, for one field of a form. */
export function MoneyField<Form>(props: BoundProps<Form, number | null> & Limits) {
  const value = props.form.typed[props.field] as number | null
  return (
    <Bound {...props}>
      <MoneyInput value={value} min={props.min} max={props.max} onValueChange={changeOf(props)} />
    </Bound>
  )
}

export function PercentField<Form>(props: BoundProps<Form, number | null> & Limits) {
  const value = props.form.typed[props.field] as number | null
  return (
    <Bound {...props}>
      <PercentInput value={value} min={props.min} max={props.max} onValueChange={changeOf(props)} />
    </Bound>
  )
}

interface CountFieldProps<Form> extends BoundProps<Form, number | null>, Limits {
  nonsense: string
}

/** A whole number. */
export function CountField<Form>(props: CountFieldProps<Form>) {
  return (
    <Bound {...props}>
      <NumericInput
        value={props.form.typed[props.field] as number | null}
        min={props.min}
        max={props.max}
        inputMode="numeric"
        parse={text => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null)}
        format={String}
        nonsense={props.nonsense}
        onValueChange={changeOf(props)}
      />
    </Bound>
  )
}

/** A day that may be unknown. */
export function DayField<Form>(props: BoundProps<Form, string | null> & { min?: string; max?: string }) {
  const change = changeOf<Form, string | null>(props)
  return (
    <Bound {...props}>
      <DateInput
        value={(props.form.typed[props.field] as string | null) ?? ''}
        min={props.min}
        max={props.max}
        onChange={event => change(event.target.value || null)}
      />
    </Bound>
  )
}

interface TextFieldProps<Form> extends BoundProps<Form, string> {
  longest: number
  autoComplete?: 'off'
}

export function TextField<Form>(props: TextFieldProps<Form>) {
  const change = changeOf<Form, string>(props)
  return (
    <Bound {...props}>
      <TextInput
        value={props.form.typed[props.field] as string}
        maxLength={props.longest}
        autoComplete={props.autoComplete}
        onChange={event => change(event.target.value)}
      />
    </Bound>
  )
}

/** A statement that is so or is not. */
export function CheckField<Form>(props: Binding<Form, boolean> & Pick<CheckboxProps, 'label' | 'hint'>) {
  const { form, field, label, hint } = props
  const change = changeOf<Form, boolean>(props)
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={form.typed[field] as boolean}
      onChange={event => change(event.target.checked)}
    />
  )
}

/** The form that one field of another is; `typed` is what stands in it. */
export function formWithin<Form, Part>(form: FieldsForm<Form>, field: string, typed: Part): FieldsForm<Part> {
  return {
    typed,
    change: some => form.change({ [field]: { ...typed, ...some } } as Partial<Form>),
    errorAt: path => form.errorAt(`${field}.${path}`),
  }
}
