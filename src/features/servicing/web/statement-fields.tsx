import { Plus } from 'lucide-react'
import type { StatementFigure } from '#domain/servicing/statement.ts'
import { DayField, type FieldsForm, MoneyField, PercentField, TextField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { StatementDraft } from '../loan-draft.ts'
import { LONGEST_TEXT } from '../model.ts'
import { figureWords, monthlyWords as words } from '../statement-words.ts'

interface StatementFieldsProps {
  form: FieldsForm<StatementDraft>
}

const MORE: readonly StatementFigure[] = [
  'insurance_due',
  'regular_payment',
  'fees_due',
  'past_due',
  'amount_due',
  'late_fee',
  'principal_paid',
  'interest_paid',
  'escrow_paid',
  'fees_paid',
  'suspense_paid',
  'total_paid',
  'principal_ytd',
  'interest_ytd',
  'escrow_ytd',
  'fees_ytd',
  'total_ytd',
  'suspense_held',
]

/** Six figures, and the rest as far as they are printed. Only the day of the payment has to be there. */
export function StatementFields({ form }: StatementFieldsProps) {
  const { typed: draft, change, errorAt } = form
  const figure = (key: StatementFigure) => (
    <Field key={key} label={figureWords[key]} optional error={errorAt(`figures.${key}`)}>
      <MoneyInput
        value={draft.figures[key] ?? null}
        onValueChange={value => {
          const { [key]: _before, ...others } = draft.figures
          change({ figures: value === null ? others : { ...others, [key]: value } })
        }}
      />
    </Field>
  )
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <DayField form={form} field="due_on" label={words.dueOn} />
        {figure('principal_balance')}
        <PercentField form={form} field="rate_percent" label={figureWords.rate_percent} optional />
        {figure('principal_due')}
        {figure('interest_due')}
        {figure('escrow_due')}
      </div>
      <MoreFields title={words.more} opened={draft.fees.length > 0}>
        <div className="grid gap-5 py-3">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <DayField form={form} field="statement_on" label={words.statementOn} optional />
            <DayField form={form} field="late_after" label={words.lateAfter} optional />
            <TextField form={form} field="servicer" label={words.servicer} optional longest={LONGEST_TEXT} />
            {MORE.map(figure)}
            <MoneyField form={form} field="extra_principal" label={words.extra} hint={words.extraHint} optional />
          </div>
          <FeeFields form={form} />
        </div>
      </MoreFields>
    </div>
  )
}

function FeeFields({ form }: StatementFieldsProps) {
  const { fees } = form.typed
  const change = (at: number, some: Partial<(typeof fees)[number]>) =>
    form.change({ fees: fees.map((fee, index) => (index === at ? { ...fee, ...some } : fee)) })
  const error = (at: number, key: string) => form.errorAt(`fees.${at}.${key}`)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-[650]">{words.fees}</legend>
      {fees.map((fee, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fees have no name of their own.
        <div key={at} className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_2fr_auto]">
          <Field label={words.feeAmount} error={error(at, 'amount')}>
            <MoneyInput value={fee.amount} onValueChange={amount => change(at, { amount })} />
          </Field>
          <Field label={words.feeOn} optional error={error(at, 'charged_on')}>
            <DateInput
              value={fee.charged_on ?? ''}
              onChange={event => change(at, { charged_on: event.target.value || null })}
            />
          </Field>
          <div className="grid gap-2">
            <Field label={words.feeReason} optional error={error(at, 'reason')}>
              <TextInput
                value={fee.reason}
                maxLength={LONGEST_TEXT}
                onChange={event => change(at, { reason: event.target.value })}
              />
            </Field>
            <Checkbox
              label={words.feeIsLate}
              checked={fee.kind === 'late'}
              onChange={event => change(at, { kind: event.target.checked ? 'late' : 'other' })}
            />
          </div>
          <Button
            variant="quiet"
            className="sm:mt-7"
            onClick={() => form.change({ fees: fees.filter((_fee, index) => index !== at) })}
          >
            {words.removeFee}
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() =>
            form.change({ fees: [...fees, { amount: null, kind: 'other', charged_on: null, reason: '' }] })
          }
        >
          {words.addFee}
        </Button>
      </div>
    </fieldset>
  )
}
