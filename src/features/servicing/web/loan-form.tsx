import type { FormEvent } from 'react'
import { useDraft } from '#web/client/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { servicingResource } from '../actions.ts'
import { servicingFormWords } from '../form-words.ts'
import { loanDifferences } from '../loan-differences.ts'
import type { LoanDraft } from '../loan-draft.ts'
import { loanFormLabels as labels, loanFormWords as words } from '../loan-words.ts'
import { type HomeLoan, LONGEST_TEXT } from '../model.ts'

interface LoanFormProps {
  /** What the form shows where nothing is kept. */
  start: LoanDraft
  /** What only some loans have is open too. */
  opened?: boolean
  /** What else is saved with it. */
  onSaved(loan: HomeLoan): void
}

type MoneyField = 'balance' | 'payment' | 'escrow' | 'mortgage_insurance' | 'home_value'
type DayField = 'due_on' | 'first_payment_on' | 'insurance_ends_on' | 'rate_changes_on'

/** Four figures, and more where somebody knows it. */
export function LoanForm({ start, opened = false, onSaved }: LoanFormProps) {
  const form = useDraft(servicingResource, 'own', {
    start,
    // What is still empty is asked for when it is checked.
    input: loan => loan as HomeLoan,
    saved: { title: words.saved },
  })
  const { typed: draft, change } = form
  const error = (path: keyof HomeLoan) => form.errorAt(path)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome?.ok) onSaved(draft as HomeLoan)
  }

  const money = (key: MoneyField, hint?: string, optional = false) => (
    <Field label={labels[key]} hint={hint} optional={optional} error={error(key)}>
      <MoneyInput value={draft[key]} onValueChange={value => change({ [key]: value })} />
    </Field>
  )
  const day = (key: DayField, hint?: string, optional = false) => (
    <Field label={labels[key]} hint={hint} optional={optional} error={error(key)}>
      <DateInput value={draft[key] ?? ''} onChange={event => change({ [key]: event.target.value || null })} />
    </Field>
  )
  const percent = (key: 'rate' | 'late_fee_percent', optional = false) => (
    <Field label={labels[key]} optional={optional} error={error(key)}>
      <PercentInput value={draft[key]} onValueChange={value => change({ [key]: value })} />
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {money('balance', words.balanceHint)}
        {day('due_on')}
        {percent('rate')}
        {money('payment', words.paymentHint)}
        {money('home_value', words.valueHint, true)}
        <Field label={labels.servicer} optional error={error('servicer')}>
          <TextInput
            value={draft.servicer}
            maxLength={LONGEST_TEXT}
            onChange={event => change({ servicer: event.target.value })}
          />
        </Field>
      </div>
      <MoreFields title={words.more} opened={opened}>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          {money('escrow', undefined, true)}
          {money('mortgage_insurance', undefined, true)}
          {day('first_payment_on', undefined, true)}
          {day('insurance_ends_on', words.insuranceHint, true)}
          {percent('late_fee_percent', true)}
          <Field label={labels.grace_days} optional error={error('grace_days')}>
            <NumericInput
              value={draft.grace_days}
              min={0}
              max={60}
              inputMode="numeric"
              parse={text => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null)}
              format={String}
              nonsense={servicingFormWords.graceDays}
              onValueChange={value => change({ grace_days: value })}
            />
          </Field>
          {day('rate_changes_on', words.rateHint, true)}
        </div>
      </MoreFields>
      {form.problem && <Banner tone="danger" announced title={form.problem.detail} />}
      <div>
        <Button type="submit" loading={form.saving}>
          {words.save}
        </Button>
      </div>
      <DraftQuestion draft={form} differences={(here, saved) => loanDifferences(here, saved as HomeLoan)} />
    </form>
  )
}
