import { CountField, DayField, type FieldsForm, PercentField } from '#web/ui/bound-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { lockFormWords } from '../form-words.ts'
import { HIGHEST_RATE, LOCK_ZONES, LONGEST_LOCK, type LockZone, type RateLock } from '../model.ts'
import { lockDay } from '../rules.ts'
import { lockPageWords as words, zoneWords } from '../words.ts'

/** Either the printed end, or the day it began and its days. */
export function LockedFields({ form }: { form: FieldsForm<RateLock> }) {
  const { typed: draft, change, errorAt } = form
  const counted = draft.ends_on === null ? lockDay(draft) : null
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <DayField form={form} field="locked_on" label={words.lockedOn} optional />
        <CountField
          form={form}
          field="days"
          label={words.days}
          optional
          min={1}
          max={LONGEST_LOCK}
          nonsense={lockFormWords.days}
        />
      </div>
      <DayField
        form={form}
        field="ends_on"
        label={words.endsOn}
        hint={counted ? words.counted(counted) : words.endsOnHint}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.time} optional error={errorAt('ends_time')}>
          <TextInput
            type="time"
            value={draft.ends_time ?? ''}
            onChange={event => change({ ends_time: event.target.value || null })}
          />
        </Field>
        <Field label={words.zone} optional error={errorAt('ends_zone')}>
          <Select
            value={draft.ends_zone ?? ''}
            placeholder={words.noZone}
            options={LOCK_ZONES.map(value => ({ value, label: zoneWords[value] }))}
            onChange={event => change({ ends_zone: (event.target.value || null) as LockZone | null })}
          />
        </Field>
      </div>
      <PercentField form={form} field="interest_rate" label={words.rate} optional max={HIGHEST_RATE} />
    </>
  )
}
