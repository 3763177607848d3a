import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { answerOptionWords } from '../answer-words.ts'
import { figureName } from '../field-words.ts'
import { type FigureValue, unitAt, valueAt } from '../figure-path.ts'
import { disclosureFormWords } from '../form-words.ts'
import { isNeeded } from '../typing.ts'
import { loanTypeWords, purposeWords, typingFieldWords, typingHints, typingWords as words } from '../typing-words.ts'

interface TypingFieldProps {
  form: Disclosure
  path: FieldPath
  error: string | undefined
  onChange(path: FieldPath, value: FigureValue): void
}

/** What the form calls a figure. */
export function typingName(form: Disclosure, path: FieldPath): string {
  return typingFieldWords[path] ?? figureName(form, path)
}

/** One figure of the form, asked for in the way that its kind is typed. */
export function TypingField({ form, path, error, onChange }: TypingFieldProps) {
  const needed = isNeeded(form.kind, path)
  return (
    <Field label={typingName(form, path)} hint={typingHints[path]} required={needed} error={error}>
      <TypingInput form={form} path={path} needed={needed} onChange={value => onChange(path, value)} />
    </Field>
  )
}

const CHOICES: Partial<Record<FieldPath, Record<string, string>>> = { loan_type: loanTypeWords, purpose: purposeWords }

/** Cash may flow to the buyer. */
const LEAST_DOLLARS: Partial<Record<FieldPath, number>> = { cash_to_close: -1e9 }
const MOST_DOLLARS = 1e9
const LONGEST_TEXT = 200

interface TypingInputProps {
  form: Disclosure
  path: FieldPath
  needed: boolean
  onChange(value: FigureValue): void
}

function TypingInput({ form, path, needed, onChange }: TypingInputProps) {
  const value = valueAt(form, path)
  const number = typeof value === 'number' ? value : null
  const text = typeof value === 'string' ? value : ''
  const choices = unitAt(path) === 'answer' ? answerOptionWords : CHOICES[path]
  if (choices) {
    return (
      <Select
        value={text}
        placeholder={needed ? words.needed : words.choose}
        options={Object.entries(choices).map(([choice, label]) => ({ value: choice, label }))}
        onChange={event => onChange(event.target.value || null)}
      />
    )
  }
  switch (unitAt(path)) {
    case 'cents':
      return (
        <MoneyInput
          value={number === null ? null : (path === 'lender_credits' ? Math.abs(number) : number) / 100}
          min={LEAST_DOLLARS[path] ?? 0}
          max={MOST_DOLLARS}
          onValueChange={dollars => onChange(dollars === null ? null : Math.round(dollars * 100))}
        />
      )
    case 'percent':
      return <PercentInput value={number} max={1000} onValueChange={onChange} />
    case 'count':
      return <YearsInput path={path} value={number} onChange={onChange} />
    case 'day':
      return <DateInput value={text} onChange={event => onChange(event.target.value || null)} />
    default:
      return (
        <TextInput
          value={text}
          type={path.endsWith('phone') ? 'tel' : 'text'}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          onChange={event => onChange(event.target.value || null)}
        />
      )
  }
}

/** Disclosures count a loan in years; its term is stored in months. */
function YearsInput({ path, value, onChange }: { path: FieldPath; value: number | null; onChange: NumberChange }) {
  const months = path === 'loan_term_months' ? 12 : 1
  return (
    <NumericInput
      value={value === null ? null : value / months}
      min={1}
      max={50}
      inputMode="numeric"
      parse={text => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null)}
      format={String}
      nonsense={disclosureFormWords.number}
      suffix={words.years}
      onValueChange={years => onChange(years === null ? null : years * months)}
    />
  )
}

type NumberChange = (value: number | null) => void
