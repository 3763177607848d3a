import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { houseDifferences } from '../differences.ts'
import { houseLabels as labels, divisionWords as words } from '../division-words.ts'
import type { HouseDraft } from '../start.ts'
import type { HouseForm } from './use-house-form.ts'

type MoneyField = 'price' | 'loan' | 'value' | 'balance' | 'refinance_costs' | 'new_payment'
type PercentField =
  | 'selling_percent'
  | 'fixed_share'
  | 'rest_share'
  | 'loss_share'
  | 'payment_share'
  | 'advance_rate'
  | 'limit_percent'
  | 'costs_counted'

interface HouseFieldProps<Key extends keyof HouseDraft> {
  form: HouseForm
  field: Key
  hint?: string
  optional?: boolean
}

export function HouseMoney({ form, field, hint, optional }: HouseFieldProps<MoneyField>) {
  return (
    <Field label={labels[field]} hint={hint} optional={optional} error={form.errorAt(field)}>
      <MoneyInput value={form.typed[field]} onValueChange={value => form.change({ [field]: value })} />
    </Field>
  )
}

export function HousePercent({ form, field, hint, optional }: HouseFieldProps<PercentField>) {
  return (
    <Field label={labels[field]} hint={hint} optional={optional} error={form.errorAt(field)}>
      <PercentInput value={form.typed[field]} onValueChange={value => form.change({ [field]: value })} />
    </Field>
  )
}

function HouseName({ form, field }: HouseFieldProps<'first_name' | 'second_name'>) {
  return (
    <Field label={labels[field]} error={form.errorAt(field)}>
      <TextInput
        value={form.typed[field]}
        maxLength={60}
        autoComplete="off"
        onChange={event => form.change({ [field]: event.target.value })}
      />
    </Field>
  )
}

/** Shares that two people often leave as they are: half and half. */
const AGREED = ['fixed_share', 'rest_share', 'loss_share', 'payment_share', 'advance_rate'] as const

export function HouseFields({ form }: { form: HouseForm }) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Group label={words.people}>
        <HouseName form={form} field="first_name" />
        <HouseName form={form} field="second_name" />
      </Group>
      <Group label={words.bought}>
        <HouseMoney form={form} field="price" />
        <HouseMoney form={form} field="loan" />
      </Group>
      <Group label={words.sold}>
        <HouseMoney form={form} field="value" />
        <HouseMoney form={form} field="balance" />
        <HousePercent form={form} field="selling_percent" />
      </Group>
      <MoreFields title={words.agreed} opened={AGREED.some(form.errorAt)}>
        <p className="text-sm text-muted">{words.whose}</p>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <HousePercent form={form} field="fixed_share" />
          <HousePercent form={form} field="rest_share" />
          <HousePercent form={form} field="loss_share" />
          <HousePercent form={form} field="payment_share" hint={words.paymentHint} optional />
          <HousePercent form={form} field="advance_rate" hint={words.advanceHint} />
        </div>
      </MoreFields>
      {form.problemText && <Banner tone="danger" announced title={form.problemText} />}
      <div>
        <Button type="submit" loading={form.saving}>
          {words.save}
        </Button>
      </div>
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
