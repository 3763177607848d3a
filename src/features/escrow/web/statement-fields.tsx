import { useState } from 'react'
import {
  CheckField,
  CountField,
  DayField,
  type FieldOf,
  type FieldsForm,
  MoneyField,
  TextField,
} from '#web/ui/bound-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { Select } from '#web/ui/select.tsx'
import { escrowFormWords } from '../form-words.ts'
import { BLANK_STATEMENT, DEMANDS, type EscrowDraft, SURPLUS_WAYS } from '../model.ts'
import { statementWords as words } from '../statement-words.ts'
import { BillFields } from './bill-fields.tsx'

/** What no finding needs to begin with. */
const MORE = [
  'servicer',
  'loan_number',
  'dated_on',
  'old_payment',
  'loan_part',
  'new_total',
  'old_total',
  'surplus',
  'surplus_way',
  'opening',
  'paid_in',
  'paid_out',
  'closing',
] as const

/** Six figures, and the rest as far as it is printed. Each may be left out. */
export function StatementFields({ form }: { form: FieldsForm<EscrowDraft> }) {
  const { typed: draft, change, errorAt } = form
  const [startsOpen] = useState(() => MORE.some(key => draft[key] !== BLANK_STATEMENT[key]))
  const money = (field: FieldOf<EscrowDraft, number | null>, label: string, hint?: string, min?: number) => (
    <MoneyField form={form} field={field} label={label} hint={hint} optional min={min} />
  )
  const ANY = -1_000_000_000
  const months = { min: 1, max: 60, nonsense: escrowFormWords.count }
  // Nothing typed is a year.
  const wholeYear = { ...form, change: ({ months = 12 }) => change({ months: months ?? 12 }) }
  return (
    <div className="grid gap-5">
      <DayField form={form} field="year_from" label={words.yearFrom} hint={words.yearFromHint} />
      <BillFields form={form} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-[650]">{words.coming}</legend>
        {money('starting', words.starting, words.startingHint, ANY)}
        {money('lowest_projected', words.lowest, words.lowestHint, ANY)}
        {money('base_payment', words.basePayment)}
        {money('shortage', words.shortage)}
        {(draft.shortage !== null || draft.demand) && (
          <Field label={words.demand} error={errorAt('demand')}>
            <Select
              value={draft.demand ?? ''}
              placeholder={words.demandNone}
              options={DEMANDS.map(value => ({ value, label: words.demands[value] }))}
              onChange={event => change({ demand: (event.target.value || null) as EscrowDraft['demand'] })}
            />
          </Field>
        )}
        {draft.demand && draft.demand !== 'at-once' && (
          <CountField form={form} field="spread_months" label={words.spreadMonths} {...months} />
        )}
      </fieldset>
      <CheckField form={form} field="is_current" label={words.isCurrent} />
      <MoreFields title={words.more} opened={startsOpen || MORE.some(errorAt) || errorAt('months') !== undefined}>
        <div className="grid gap-5 py-3">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField form={form} field="servicer" label={words.servicer} optional longest={120} />
            <TextField form={form} field="loan_number" label={words.loanNumber} optional longest={40} />
            <DayField form={form} field="dated_on" label={words.datedOn} optional />
            {money('old_payment', words.oldPayment)}
            {money('loan_part', words.loanPart)}
            {money('new_total', words.newTotal)}
            {money('old_total', words.oldTotal)}
            {money('surplus', words.surplus)}
            <Field label={words.surplusWay} error={errorAt('surplus_way')}>
              <Select
                value={draft.surplus_way ?? ''}
                placeholder={words.demandNone}
                options={SURPLUS_WAYS.map(value => ({ value, label: words.surplusWays[value] }))}
                onChange={event => change({ surplus_way: (event.target.value || null) as EscrowDraft['surplus_way'] })}
              />
            </Field>
          </div>
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-[650]">{words.history}</legend>
            {money('opening', words.opening, undefined, ANY)}
            {money('paid_in', words.paidIn, undefined, ANY)}
            {money('paid_out', words.paidOut, undefined, ANY)}
            {money('closing', words.closing, undefined, ANY)}
            <CountField form={wholeYear} field="months" label={words.months} {...months} />
          </fieldset>
        </div>
      </MoreFields>
    </div>
  )
}
