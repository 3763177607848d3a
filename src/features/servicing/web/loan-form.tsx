import type { FormEvent } from 'react'
import { useDraft } from '#web/client/use-draft.ts'
import { CountField, DayField, MoneyField, PercentField, TextField } from '#web/ui/bound-fields.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { servicingResource } from '../actions.ts'
import { servicingFormWords } from '../form-words.ts'
import { loanDifferences } from '../loan-differences.ts'
import type { LoanDraft } from '../loan-draft.ts'
import { loanFormLabels as labels, loanFormWords as words } from '../loan-words.ts'
import { type HomeLoan, LONGEST_TEXT } from '../model.ts'

interface LoanFormProps {
  /** What the form shows where nothing is saved. */
  start: LoanDraft
  /** What only some loans have is open too. */
  opened?: boolean
  /** What else is saved with it. */
  onSaved(loan: HomeLoan): void
}

/** Four figures, and more where somebody knows it. */
export function LoanForm({ start, opened = false, onSaved }: LoanFormProps) {
  const form = useDraft(servicingResource, 'own', {
    start,
    // What is still empty is asked for when it is checked.
    input: loan => loan as HomeLoan,
    saved: { title: words.saved },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await form.save()
    if (outcome?.ok) onSaved(form.typed as HomeLoan)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField form={form} field="balance" label={labels.balance} hint={words.balanceHint} />
        <DayField form={form} field="due_on" label={labels.due_on} />
        <PercentField form={form} field="rate" label={labels.rate} />
        <MoneyField form={form} field="payment" label={labels.payment} hint={words.paymentHint} />
        <MoneyField form={form} field="home_value" label={labels.home_value} hint={words.valueHint} optional />
        <TextField form={form} field="servicer" label={labels.servicer} optional longest={LONGEST_TEXT} />
      </div>
      <MoreFields title={words.more} opened={opened}>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <MoneyField form={form} field="escrow" label={labels.escrow} optional />
          <MoneyField form={form} field="mortgage_insurance" label={labels.mortgage_insurance} optional />
          <DayField form={form} field="first_payment_on" label={labels.first_payment_on} optional />
          <DayField
            form={form}
            field="insurance_ends_on"
            label={labels.insurance_ends_on}
            hint={words.insuranceHint}
            optional
          />
          <PercentField form={form} field="late_fee_percent" label={labels.late_fee_percent} optional />
          <CountField
            form={form}
            field="grace_days"
            label={labels.grace_days}
            optional
            min={0}
            max={60}
            nonsense={servicingFormWords.graceDays}
          />
          <DayField form={form} field="rate_changes_on" label={labels.rate_changes_on} hint={words.rateHint} optional />
        </div>
      </MoreFields>
      <FormEnd form={form} save={words.save} />
      <DraftQuestion draft={form} differences={(here, saved) => loanDifferences(here, saved as HomeLoan)} />
    </form>
  )
}
