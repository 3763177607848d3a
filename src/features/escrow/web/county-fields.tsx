import type { ReactNode } from 'react'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Forecast } from '../forecast.ts'
import type { YearTwoPlan } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'
import { errorAt, type PlanFieldsProps } from './plan-fields.tsx'

/** Three numbers, where each stands on county pages, and when they were looked up. */
export function CountyFields({ draft, errors, onChange, found }: PlanFieldsProps & { found: Forecast | null }) {
  const error = (path: keyof YearTwoPlan) => errorAt(errors, path)
  const isCalifornia = draft.property_state === 'California'
  return (
    <>
      <ol className="grid gap-4">
        <Numbered number={1}>
          <Field
            label={words.value}
            hint={isCalifornia && draft.county_value === null ? words.fromPrice : words.valueHint}
            error={error('county_value')}
          >
            <MoneyInput value={draft.county_value} onValueChange={county_value => onChange({ county_value })} />
          </Field>
        </Numbered>
        <Numbered number={2}>
          <Field label={words.rate} hint={words.rateHint} error={error('county_rate')}>
            <PercentInput value={draft.county_rate} max={20} onValueChange={county_rate => onChange({ county_rate })} />
          </Field>
        </Numbered>
        <Numbered number={3}>
          <Field label={words.flat} hint={words.flatHint} error={error('flat_charges')}>
            <MoneyInput value={draft.flat_charges} onValueChange={flat_charges => onChange({ flat_charges })} />
          </Field>
        </Numbered>
      </ol>
      <Field label={words.exemption} hint={words.exemptionHint} optional error={error('exemption')}>
        <MoneyInput value={draft.exemption} onValueChange={exemption => onChange({ exemption })} />
      </Field>
      {isCalifornia && (
        <Field label={words.sellerValue} hint={words.sellerValueHint} optional error={error('seller_value')}>
          <MoneyInput value={draft.seller_value} onValueChange={seller_value => onChange({ seller_value })} />
        </Field>
      )}
      <Sum draft={draft} found={found} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.lookedOn} optional error={error('looked_on')}>
          <DateInput
            value={draft.looked_on ?? ''}
            onChange={event => onChange({ looked_on: event.target.value || null })}
          />
        </Field>
        <Field label={words.source} hint={words.sourceHint} optional error={error('source')}>
          <TextInput
            value={draft.source}
            maxLength={120}
            onChange={event => onChange({ source: event.target.value })}
          />
        </Field>
      </div>
      {found && (
        <Field
          label={words.newBillOn}
          hint={words.newBillHint(found.first_new_bill)}
          optional
          error={error('new_bill_on')}
        >
          <DateInput
            value={draft.new_bill_on ?? ''}
            onChange={event => onChange({ new_bill_on: event.target.value || null })}
          />
        </Field>
      )}
    </>
  )
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="chart-turn-number" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

function Sum({ draft, found }: { draft: YearTwoPlan; found: Forecast | null }) {
  if (!found?.next_tax || found.taxed_value === null || draft.county_rate === null) return null
  const { next_tax, taxed_value, next_tax_without_exemption } = found
  return (
    <div className="rounded-md bg-sunk px-4 py-3 text-sm" aria-live="polite">
      <p className="num font-[560]">
        {words.formula(taxed_value, draft.exemption ?? 0, draft.county_rate, draft.flat_charges ?? 0, next_tax)}
      </p>
      {next_tax_without_exemption !== null && (
        <p className="mt-1 text-muted">{words.withoutExemption(next_tax_without_exemption)}</p>
      )}
    </div>
  )
}
