import type { FieldError } from '#resources/problem.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { lockFormWords } from '../form-words.ts'
import { HIGHEST_RATE, LOCK_ZONES, LONGEST_LOCK, type LockZone, type RateLock } from '../model.ts'
import { lockDay } from '../rules.ts'
import { lockPageWords as words, zoneWords } from '../words.ts'

interface LockedFieldsProps {
  draft: RateLock
  errors: readonly FieldError[]
  onChange(change: Partial<RateLock>): void
}

/** Either the printed end, or the day it began and its days. */
export function LockedFields({ draft, errors, onChange }: LockedFieldsProps) {
  const error = (path: keyof RateLock) => errors.find(each => each.path === path)?.message
  const counted = draft.ends_on === null ? lockDay(draft) : null
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <Field label={words.lockedOn} optional error={error('locked_on')}>
          <DateInput
            value={draft.locked_on ?? ''}
            onChange={event => onChange({ locked_on: event.target.value || null })}
          />
        </Field>
        <Field label={words.days} optional error={error('days')}>
          <NumericInput
            value={draft.days}
            min={1}
            max={LONGEST_LOCK}
            inputMode="numeric"
            parse={text => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null)}
            format={String}
            nonsense={lockFormWords.days}
            onValueChange={days => onChange({ days })}
          />
        </Field>
      </div>
      <Field label={words.endsOn} hint={counted ? words.counted(counted) : words.endsOnHint} error={error('ends_on')}>
        <DateInput value={draft.ends_on ?? ''} onChange={event => onChange({ ends_on: event.target.value || null })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.time} optional error={error('ends_time')}>
          <TextInput
            type="time"
            value={draft.ends_time ?? ''}
            onChange={event => onChange({ ends_time: event.target.value || null })}
          />
        </Field>
        <Field label={words.zone} optional error={error('ends_zone')}>
          <Select
            value={draft.ends_zone ?? ''}
            placeholder={words.noZone}
            options={LOCK_ZONES.map(value => ({ value, label: zoneWords[value] }))}
            onChange={event => onChange({ ends_zone: (event.target.value || null) as LockZone | null })}
          />
        </Field>
      </div>
      <Field label={words.rate} optional error={error('interest_rate')}>
        <PercentInput
          value={draft.interest_rate}
          max={HIGHEST_RATE}
          onValueChange={interest_rate => onChange({ interest_rate })}
        />
      </Field>
    </>
  )
}
