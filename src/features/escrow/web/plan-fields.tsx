import type { CalendarDay } from '#domain/calendar-day.ts'
import { monthName } from '#domain/day-words.ts'
import { CheckField, DayField, type FieldsForm, MoneyField } from '#web/ui/bound-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import type { YearTwoDraft } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

export const MONTH_OPTIONS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthName(at + 1),
}))

/** Year one as the disclosures have it, and when bills are due. */
export function PlanFields({ form, closing }: { form: FieldsForm<YearTwoDraft>; closing: CalendarDay }) {
  const { typed: draft, change, errorAt } = form
  const [first = 11, second] = draft.tax_months
  return (
    <>
      <MoneyField form={form} field="loan_part" label={words.loanPart} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField form={form} field="yearly_tax" label={words.yearlyTax} hint={words.yearlyTaxHint} />
        <MoneyField form={form} field="yearly_insurance" label={words.yearlyInsurance} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.state} error={errorAt('property_state')}>
          <Select
            value={draft.property_state ?? ''}
            placeholder={words.chooseState}
            options={STATE_OPTIONS}
            onChange={event =>
              change({ property_state: (event.target.value || null) as YearTwoDraft['property_state'] })
            }
          />
        </Field>
        <DayField
          form={form}
          field="closing_on"
          label={words.closing}
          hint={draft.closing_on ? undefined : words.closingGuess(closing)}
        />
        <MoneyField form={form} field="price" label={words.price} optional />
        <Field label={words.rise9} hint={words.riseHint} error={errorAt('insurance_rise')}>
          <PercentInput
            value={draft.insurance_rise}
            min={-50}
            max={200}
            onValueChange={insurance_rise => change({ insurance_rise })}
          />
        </Field>
        <Field label={words.taxDue} error={errorAt('tax_months')}>
          <Select
            value={String(first)}
            options={MONTH_OPTIONS}
            onChange={event => change({ tax_months: monthsOf(Number(event.target.value), second) })}
          />
        </Field>
        <Field label={words.taxDueSecond}>
          <Select
            value={second === undefined ? '' : String(second)}
            placeholder={words.onlyOnce}
            options={MONTH_OPTIONS}
            onChange={event => change({ tax_months: monthsOf(first, Number(event.target.value) || undefined) })}
          />
        </Field>
      </div>
      <CheckField form={form} field="is_new_build" label={words.newBuild} hint={words.newBuildHint} />
    </>
  )
}

function monthsOf(first: number, second: number | undefined): number[] {
  return second === undefined || second === first ? [first] : [first, second]
}
