import type { ReactNode } from 'react'
import { DayField, type FieldsForm, MoneyField, PercentField, TextField } from '#web/ui/bound-fields.tsx'
import type { Forecast } from '../forecast.ts'
import type { YearTwoDraft } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

/** Three numbers, where each stands on county pages, and when they were looked up. */
export function CountyFields({ form, found }: { form: FieldsForm<YearTwoDraft>; found: Forecast | null }) {
  const { typed: draft } = form
  const isCalifornia = draft.property_state === 'California'
  return (
    <>
      <ol className="grid gap-4">
        <Numbered number={1}>
          <MoneyField
            form={form}
            field="county_value"
            label={words.value}
            hint={isCalifornia && draft.county_value === null ? words.fromPrice : words.valueHint}
          />
        </Numbered>
        <Numbered number={2}>
          <PercentField form={form} field="county_rate" label={words.rate} hint={words.rateHint} max={20} />
        </Numbered>
        <Numbered number={3}>
          <MoneyField form={form} field="flat_charges" label={words.flat} hint={words.flatHint} />
        </Numbered>
      </ol>
      <MoneyField form={form} field="exemption" label={words.exemption} hint={words.exemptionHint} optional />
      {isCalifornia && (
        <MoneyField form={form} field="seller_value" label={words.sellerValue} hint={words.sellerValueHint} optional />
      )}
      <Sum draft={draft} found={found} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField form={form} field="looked_on" label={words.lookedOn} optional />
        <TextField form={form} field="source" label={words.source} hint={words.sourceHint} optional longest={120} />
      </div>
      {found && (
        <DayField
          form={form}
          field="new_bill_on"
          label={words.newBillOn}
          hint={words.newBillHint(found.first_new_bill)}
          optional
        />
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

function Sum({ draft, found }: { draft: YearTwoDraft; found: Forecast | null }) {
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
