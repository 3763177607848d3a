import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
}

/** On or off, at once; for a choice that waits for a Save button use a Checkbox. */
export function Switch({ label, hint, hideLabel, className, ...props }: SwitchProps) {
  const hintId = useId()
  const isReadOnly = useReadOnly()
  return (
    <label className={classNames('flex min-h-11 min-w-11 cursor-pointer items-center gap-4 py-1.5', className)}>
      <span className={hideLabel ? 'sr-only' : 'flex-1'}>
        {label}
        {hint && (
          <span id={hintId} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        {...props}
        type="checkbox"
        disabled={isReadOnly || props.disabled}
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; aria-checked could only contradict it
        role="switch"
        className="switch"
        aria-describedby={classNames(props['aria-describedby'], hint ? hintId : '') || undefined}
      />
    </label>
  )
}
