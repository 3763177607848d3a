import type { ReactNode } from 'react'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { CheckField, DayField, type FieldsForm, MoneyField, PercentField, TextField } from '#web/ui/bound-fields.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { DiaryDraft } from '../draft.ts'
import { EARLIEST_PAYMENT, HIGHEST_RATE, LATEST_PAYMENT, LONGEST_NAME, MOST_MONEY, USUAL_TERMS } from '../model.ts'
import { programWords, diaryPageWords as words } from '../words.ts'

interface DiaryFormProps {
  form: FieldsForm<DiaryDraft>
  /** Where the figures come from. */
  note: string | undefined
  dayNote: string | undefined
  children: ReactNode
}

/** The figures of the loan, as people type them. */
export function DiaryForm({ form, note, dayNote, children }: DiaryFormProps) {
  const { typed: draft, change, errorAt } = form
  const terms = [...new Set([...USUAL_TERMS, ...(draft.months === null ? [] : [draft.months])])].sort((a, b) => a - b)
  return (
    <Card id="diary-loan" title={words.loan} description={note} className="no-print scroll-mt-20">
      <div className="grid gap-4">
        <TextField form={form} field="name" label={words.name} longest={LONGEST_NAME} />
        <Field label={words.program} error={errorAt('loan_program')}>
          <Select
            value={draft.loan_program ?? ''}
            placeholder={draft.loan_program === null ? words.choose : undefined}
            options={LOAN_PROGRAMS.map(value => ({ value, label: programWords[value] }))}
            onChange={event => change({ loan_program: event.target.value as LoanProgram })}
          />
        </Field>
        <MoneyField form={form} field="original_value" label={words.value} hint={words.valueHint} max={MOST_MONEY} />
        <MoneyField
          form={form}
          field="loan_amount"
          label={words.loanAmount}
          hint={draft.loan_program === 'fha' ? words.fhaLoanHint : undefined}
          max={MOST_MONEY}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PercentField form={form} field="interest_rate" label={words.rate} max={HIGHEST_RATE} />
          <Field label={words.term} error={errorAt('months')}>
            <Select
              value={draft.months === null ? '' : String(draft.months)}
              placeholder={draft.months === null ? words.choose : undefined}
              options={terms.map(months => ({ value: String(months), label: words.years(months) }))}
              onChange={event => change({ months: Number(event.target.value) })}
            />
          </Field>
        </div>
        <DayField
          form={form}
          field="first_payment_on"
          label={words.firstPayment}
          hint={dayNote ?? words.firstPaymentHint}
          min={EARLIEST_PAYMENT}
          max={LATEST_PAYMENT}
        />
        <MoneyField form={form} field="monthly_premium" label={words.premium} max={MOST_MONEY} />
        <MoneyField
          form={form}
          field="extra_monthly"
          label={words.extra}
          hint={words.extraHint}
          optional
          max={MOST_MONEY}
        />
        {(draft.loan_program ?? 'conventional') === 'conventional' && (
          <div>
            <CheckField form={form} field="lives_there" label={words.livesThere} />
            <CheckField form={form} field="rate_can_change" label={words.rateChanges} />
          </div>
        )}
      </div>
      {children}
    </Card>
  )
}
