import type { CalendarDay } from '#domain/calendar-day.ts'
import { monthName } from '#domain/day-words.ts'
import type { FieldError } from '#resources/problem.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import type { YearTwoPlan } from '../model.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

export interface PlanFieldsProps {
  draft: YearTwoPlan
  errors: readonly FieldError[]
  onChange(change: Partial<YearTwoPlan>): void
}

export const MONTH_OPTIONS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: monthName(at + 1),
}))

export function errorAt(errors: readonly FieldError[], path: string): string | undefined {
  return errors.find(each => each.path === path)?.message
}

/** Year one as the papers have it, and when bills are due. */
export function PlanFields({ draft, errors, onChange, closing }: PlanFieldsProps & { closing: CalendarDay }) {
  const error = (path: keyof YearTwoPlan) => errorAt(errors, path)
  const [first = 11, second] = draft.tax_months
  return (
    <>
      <Field label={words.loanPart} error={error('loan_part')}>
        <MoneyInput value={draft.loan_part} onValueChange={loan_part => onChange({ loan_part })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.yearlyTax} hint={words.yearlyTaxHint} error={error('yearly_tax')}>
          <MoneyInput value={draft.yearly_tax} onValueChange={yearly_tax => onChange({ yearly_tax })} />
        </Field>
        <Field label={words.yearlyInsurance} error={error('yearly_insurance')}>
          <MoneyInput
            value={draft.yearly_insurance}
            onValueChange={yearly_insurance => onChange({ yearly_insurance })}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.state} error={error('property_state')}>
          <Select
            value={draft.property_state ?? ''}
            placeholder={words.chooseState}
            options={STATE_OPTIONS}
            onChange={event =>
              onChange({ property_state: (event.target.value || null) as YearTwoPlan['property_state'] })
            }
          />
        </Field>
        <Field
          label={words.closing}
          hint={draft.closing_on ? undefined : words.closingGuess(closing)}
          error={error('closing_on')}
        >
          <DateInput
            value={draft.closing_on ?? ''}
            onChange={event => onChange({ closing_on: event.target.value || null })}
          />
        </Field>
        <Field label={words.price} optional error={error('price')}>
          <MoneyInput value={draft.price} onValueChange={price => onChange({ price })} />
        </Field>
        <Field label={words.rise9} hint={words.riseHint} error={error('insurance_rise')}>
          <PercentInput
            value={draft.insurance_rise}
            min={-50}
            max={200}
            onValueChange={rise => onChange({ insurance_rise: rise ?? 0 })}
          />
        </Field>
        <Field label={words.taxDue} error={error('tax_months')}>
          <Select
            value={String(first)}
            options={MONTH_OPTIONS}
            onChange={event => onChange({ tax_months: monthsOf(Number(event.target.value), second) })}
          />
        </Field>
        <Field label={words.taxDueSecond}>
          <Select
            value={second === undefined ? '' : String(second)}
            placeholder={words.onlyOnce}
            options={MONTH_OPTIONS}
            onChange={event => onChange({ tax_months: monthsOf(first, Number(event.target.value) || undefined) })}
          />
        </Field>
      </div>
      <Checkbox
        label={words.newBuild}
        hint={words.newBuildHint}
        checked={draft.is_new_build}
        onChange={event => onChange({ is_new_build: event.target.checked })}
      />
    </>
  )
}

function monthsOf(first: number, second: number | undefined): number[] {
  return second === undefined || second === first ? [first] : [first, second]
}
