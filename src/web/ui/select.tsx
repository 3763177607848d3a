import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'
import { useReadOnly } from './read-only.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  options: readonly SelectOption[]
  /** The first, empty line: 'Choose a state'. */
  placeholder?: string
}

/** The native select: typing jumps to an option, phones show their own picker, and autofill knows it. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const isReadOnly = useReadOnly()
  return (
    <select
      {...props}
      {...useFieldWiring(props)}
      disabled={isReadOnly || props.disabled}
      className={classNames('control select', className)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
