import { Sparkles } from 'lucide-react'
import { locationStepWords } from '#features/application/page-words.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { isRefinance } from '../current-loan.ts'
import type { ApplicationFields } from '../model.ts'
import { canAutofill } from './autofill.ts'
import type { StepProps } from './step.ts'

const states = STATE_OPTIONS.map(({ code, label, value }) => ({ value, label: `${label} (${code})` }))

export function LocationStep({ form, errors }: StepProps) {
  const { answers, change } = form
  return (
    <div className="grid gap-6">
      {canAutofill(navigator.userAgent) && (
        <p className="flex gap-2 text-sm text-muted">
          <Sparkles className="size-5 flex-none text-attention" aria-hidden="true" />
          {locationStepWords.addressHint}
        </p>
      )}
      <Field
        label={locationStepWords.state}
        required
        error={errors.property_state}
        hint={locationStepWords.useDatesCustomsClosing}
      >
        <Select
          placeholder={locationStepWords.chooseState}
          autoComplete="address-level1"
          options={states}
          value={answers.property_state ?? ''}
          onChange={event =>
            change({ property_state: (event.target.value || null) as ApplicationFields['property_state'] })
          }
        />
      </Field>
      <Field label={locationStepWords.zipCode} optional error={errors.property_zip_code} className="max-w-48">
        <TextInput
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={answers.property_zip_code ?? ''}
          onChange={event => change({ property_zip_code: event.target.value.trim() || null })}
        />
      </Field>
      {!isRefinance(answers.loan_purpose) && (
        <RadioGroup
          label={locationStepWords.homeFound}
          inline
          options={[
            { value: 'yes', label: locationStepWords.yes },
            { value: 'no', label: locationStepWords.notYet },
          ]}
          value={answers.property_found === null ? null : answers.property_found ? 'yes' : 'no'}
          onValueChange={value => change({ property_found: value === 'yes' })}
          error={errors.property_found}
        />
      )}
    </div>
  )
}
