import type { ReactNode } from 'react'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import type { FieldError } from '#resources/problem.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DiaryDraft } from '../draft.ts'
import { EARLIEST_PAYMENT, HIGHEST_RATE, LATEST_PAYMENT, LONGEST_NAME, MOST_MONEY, USUAL_TERMS } from '../model.ts'
import { programWords, diaryPageWords as words } from '../words.ts'

interface DiaryFormProps {
  draft: DiaryDraft
  errors: readonly FieldError[]
  /** Where the figures come from. */
  note: string | undefined
  dayNote: string | undefined
  onChange(change: Partial<DiaryDraft>): void
  children: ReactNode
}

/** The figures of the loan, as people type them. */
export function DiaryForm({ draft, errors, note, dayNote, onChange, children }: DiaryFormProps) {
  const error = (path: keyof DiaryDraft) => errors.find(each => each.path === path)?.message
  const terms = [...new Set([...USUAL_TERMS, ...(draft.months === null ? [] : [draft.months])])].sort((a, b) => a - b)
  return (
    <Card id="diary-loan" title={words.loan} description={note} className="no-print scroll-mt-20">
      <div className="grid gap-4">
        <Field label={words.name} error={error('name')}>
          <TextInput
            value={draft.name}
            maxLength={LONGEST_NAME}
            onChange={event => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={words.program} error={error('loan_program')}>
          <Select
            value={draft.loan_program ?? ''}
            placeholder={draft.loan_program === null ? words.choose : undefined}
            options={LOAN_PROGRAMS.map(value => ({ value, label: programWords[value] }))}
            onChange={event => onChange({ loan_program: event.target.value as LoanProgram })}
          />
        </Field>
        <Field label={words.value} hint={words.valueHint} error={error('original_value')}>
          <MoneyInput
            value={draft.original_value}
            max={MOST_MONEY}
            onValueChange={original_value => onChange({ original_value })}
          />
        </Field>
        <Field
          label={words.loanAmount}
          hint={draft.loan_program === 'fha' ? words.fhaLoanHint : undefined}
          error={error('loan_amount')}
        >
          <MoneyInput
            value={draft.loan_amount}
            max={MOST_MONEY}
            onValueChange={loan_amount => onChange({ loan_amount })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.rate} error={error('interest_rate')}>
            <PercentInput
              value={draft.interest_rate}
              max={HIGHEST_RATE}
              onValueChange={interest_rate => onChange({ interest_rate })}
            />
          </Field>
          <Field label={words.term} error={error('months')}>
            <Select
              value={draft.months === null ? '' : String(draft.months)}
              placeholder={draft.months === null ? words.choose : undefined}
              options={terms.map(months => ({ value: String(months), label: words.years(months) }))}
              onChange={event => onChange({ months: Number(event.target.value) })}
            />
          </Field>
        </div>
        <Field label={words.firstPayment} hint={dayNote ?? words.firstPaymentHint} error={error('first_payment_on')}>
          <DateInput
            value={draft.first_payment_on ?? ''}
            min={EARLIEST_PAYMENT}
            max={LATEST_PAYMENT}
            onChange={event => onChange({ first_payment_on: event.target.value || null })}
          />
        </Field>
        <Field label={words.premium} error={error('monthly_premium')}>
          <MoneyInput
            value={draft.monthly_premium}
            max={MOST_MONEY}
            onValueChange={monthly_premium => onChange({ monthly_premium })}
          />
        </Field>
        <Field label={words.extra} hint={words.extraHint} optional error={error('extra_monthly')}>
          <MoneyInput
            value={draft.extra_monthly}
            max={MOST_MONEY}
            onValueChange={extra_monthly => onChange({ extra_monthly })}
          />
        </Field>
        {(draft.loan_program ?? 'conventional') === 'conventional' && (
          <div>
            <Checkbox
              label={words.livesThere}
              checked={draft.lives_there}
              onChange={event => onChange({ lives_there: event.target.checked })}
            />
            <Checkbox
              label={words.rateChanges}
              checked={draft.rate_can_change}
              onChange={event => onChange({ rate_can_change: event.target.checked })}
            />
          </div>
        )}
      </div>
      {children}
    </Card>
  )
}
