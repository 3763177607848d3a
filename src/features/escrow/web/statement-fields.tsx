import { useState } from 'react'
import type { FieldError } from '#resources/problem.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { escrowFormWords } from '../form-words.ts'
import { BLANK_STATEMENT, DEMANDS, type EscrowStatement, SURPLUS_WAYS } from '../model.ts'
import { statementWords as words } from '../statement-words.ts'
import { BillFields } from './bill-fields.tsx'
import { errorAt } from './plan-fields.tsx'

interface StatementFieldsProps {
  draft: EscrowStatement
  errors: readonly FieldError[]
  onChange(change: Partial<EscrowStatement>): void
}

type MoneyField = {
  [Key in keyof EscrowStatement]: EscrowStatement[Key] extends number | null ? Key : never
}[keyof EscrowStatement]

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
export function StatementFields({ draft, errors, onChange }: StatementFieldsProps) {
  const [startsOpen] = useState(() => MORE.some(key => draft[key] !== BLANK_STATEMENT[key]))
  const error = (path: keyof EscrowStatement) => errorAt(errors, path)
  const money = (key: MoneyField, label: string, hint?: string, min = 0) => (
    <Field label={label} hint={hint} optional error={error(key)}>
      <MoneyInput value={draft[key]} min={min} onValueChange={value => onChange({ [key]: value })} />
    </Field>
  )
  const ANY = -1_000_000_000
  const months = (key: 'months' | 'spread_months', label: string) => (
    <Field label={label} error={error(key)}>
      <NumericInput
        value={draft[key]}
        min={1}
        max={60}
        inputMode="numeric"
        parse={text => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null)}
        format={String}
        nonsense={escrowFormWords.count}
        onValueChange={value => onChange({ [key]: key === 'months' ? (value ?? 12) : value })}
      />
    </Field>
  )
  return (
    <div className="grid gap-5">
      <Field label={words.yearFrom} hint={words.yearFromHint} error={error('year_from')}>
        <DateInput
          value={draft.year_from ?? ''}
          onChange={event => onChange({ year_from: event.target.value || null })}
        />
      </Field>
      <BillFields bills={draft.bills} errors={errors} onChange={bills => onChange({ bills })} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-[650]">{words.coming}</legend>
        {money('starting', words.starting, words.startingHint, ANY)}
        {money('lowest_projected', words.lowest, words.lowestHint, ANY)}
        {money('base_payment', words.basePayment)}
        {money('shortage', words.shortage)}
        {(draft.shortage !== null || draft.demand) && (
          <Field label={words.demand} error={error('demand')}>
            <Select
              value={draft.demand ?? ''}
              placeholder={words.demandNone}
              options={DEMANDS.map(value => ({ value, label: words.demands[value] }))}
              onChange={event => onChange({ demand: (event.target.value || null) as EscrowStatement['demand'] })}
            />
          </Field>
        )}
        {draft.demand && draft.demand !== 'at-once' && months('spread_months', words.spreadMonths)}
      </fieldset>
      <Checkbox
        label={words.isCurrent}
        checked={draft.is_current}
        onChange={event => onChange({ is_current: event.target.checked })}
      />
      <MoreFields title={words.more} opened={startsOpen || MORE.some(error) || error('months') !== undefined}>
        <div className="grid gap-5 py-3">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.servicer} optional error={error('servicer')}>
              <TextInput
                value={draft.servicer}
                maxLength={120}
                onChange={event => onChange({ servicer: event.target.value })}
              />
            </Field>
            <Field label={words.loanNumber} optional error={error('loan_number')}>
              <TextInput
                value={draft.loan_number}
                maxLength={40}
                onChange={event => onChange({ loan_number: event.target.value })}
              />
            </Field>
            <Field label={words.datedOn} optional error={error('dated_on')}>
              <DateInput
                value={draft.dated_on ?? ''}
                onChange={event => onChange({ dated_on: event.target.value || null })}
              />
            </Field>
            {money('old_payment', words.oldPayment)}
            {money('loan_part', words.loanPart)}
            {money('new_total', words.newTotal)}
            {money('old_total', words.oldTotal)}
            {money('surplus', words.surplus)}
            <Field label={words.surplusWay} error={error('surplus_way')}>
              <Select
                value={draft.surplus_way ?? ''}
                placeholder={words.demandNone}
                options={SURPLUS_WAYS.map(value => ({ value, label: words.surplusWays[value] }))}
                onChange={event =>
                  onChange({ surplus_way: (event.target.value || null) as EscrowStatement['surplus_way'] })
                }
              />
            </Field>
          </div>
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-[650]">{words.history}</legend>
            {money('opening', words.opening, undefined, ANY)}
            {money('paid_in', words.paidIn, undefined, ANY)}
            {money('paid_out', words.paidOut, undefined, ANY)}
            {money('closing', words.closing, undefined, ANY)}
            {months('months', words.months)}
          </fieldset>
        </div>
      </MoreFields>
    </div>
  )
}
