import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'
import { useReadOnly } from './read-only.ts'

export function TextInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const isReadOnly = useReadOnly() || props.readOnly
  return (
    <input
      {...props}
      {...useFieldWiring(props)}
      type={type}
      readOnly={isReadOnly}
      className={classNames('control', className)}
    />
  )
}
