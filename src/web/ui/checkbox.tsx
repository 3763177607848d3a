import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  /** Neither: some of the things below are checked. */
  indeterminate?: boolean
  hideLabel?: boolean
}

export function Checkbox({ label, hint, indeterminate = false, hideLabel, className, ...props }: CheckboxProps) {
  const hintId = useId()
  const isReadOnly = useReadOnly()
  return (
    <label className={classNames('flex min-h-11 min-w-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <input
        {...props}
        type="checkbox"
        disabled={isReadOnly || props.disabled}
        className="tick"
        aria-describedby={classNames(props['aria-describedby'], hint ? hintId : '') || undefined}
        ref={input => {
          if (input) input.indeterminate = indeterminate
          if (typeof props.ref === 'function') props.ref(input)
          else if (props.ref) props.ref.current = input
        }}
      />
      <span className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {hint && (
          <span id={hintId} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
