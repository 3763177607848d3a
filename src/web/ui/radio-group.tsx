import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | null
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValueChange(value: NoInfer<Value>): void
  name?: string
  required?: boolean
  /** Side by side where there is room. */
  inline?: boolean
  /** Two or three short words in one line, of which one is pressed. */
  segmented?: boolean
  className?: string
}

/** A few choices as tiles, all in sight; for more than six use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, hint, error, options, value, onValueChange, required, inline, segmented, className } = props
  const id = useId()
  const isReadOnly = useReadOnly()
  const describedBy = classNames(hint ? `${id}-hint` : '', error && `${id}-error`) || undefined
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={describedBy}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-[560]'}>{label}</legend>
      <div className={segmented ? 'segments' : classNames('grid gap-2', inline && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {options.map(option => (
          <label key={option.value} className={segmented ? undefined : 'choice'}>
            <input
              type="radio"
              className={segmented ? 'sr-only' : 'tick'}
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              disabled={isReadOnly || option.disabled}
              required={required}
              aria-invalid={error && (value === null || value === option.value) ? true : undefined}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-[560] text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
