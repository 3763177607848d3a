import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'

export function TextInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} {...useFieldWiring(props)} type={type} className={classNames('control', className)} />
}
