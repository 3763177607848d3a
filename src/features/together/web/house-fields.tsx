import type { ReactNode } from 'react'
import { MoneyField, PercentField, TextField } from '#web/ui/bound-fields.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { houseDifferences } from '../differences.ts'
import { houseLabels as labels, divisionWords as words } from '../division-words.ts'
import type { HouseForm } from './use-house-form.ts'

/** Shares that two people often leave as they are: half and half. */
const AGREED = ['fixed_share', 'rest_share', 'loss_share', 'payment_share', 'advance_rate'] as const

export function HouseFields({ form }: { form: HouseForm }) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Group label={words.people}>
        <TextField form={form} field="first_name" label={labels.first_name} longest={60} autoComplete="off" />
        <TextField form={form} field="second_name" label={labels.second_name} longest={60} autoComplete="off" />
      </Group>
      <Group label={words.bought}>
        <MoneyField form={form} field="price" label={labels.price} />
        <MoneyField form={form} field="loan" label={labels.loan} />
      </Group>
      <Group label={words.sold}>
        <MoneyField form={form} field="value" label={labels.value} />
        <MoneyField form={form} field="balance" label={labels.balance} />
        <PercentField form={form} field="selling_percent" label={labels.selling_percent} />
      </Group>
      <MoreFields title={words.agreed} opened={AGREED.some(form.errorAt)}>
        <p className="text-sm text-muted">{words.whose}</p>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <PercentField form={form} field="fixed_share" label={labels.fixed_share} />
          <PercentField form={form} field="rest_share" label={labels.rest_share} />
          <PercentField form={form} field="loss_share" label={labels.loss_share} />
          <PercentField
            form={form}
            field="payment_share"
            label={labels.payment_share}
            hint={words.paymentHint}
            optional
          />
          <PercentField form={form} field="advance_rate" label={labels.advance_rate} hint={words.advanceHint} />
        </div>
      </MoreFields>
      <FormEnd form={form} save={words.save} problem={form.problemText} />
      <DraftQuestion draft={form} differences={houseDifferences} />
    </form>
  )
}

export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
