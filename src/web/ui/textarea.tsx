import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      {...useFieldWiring(props)}
      rows={rows}
      className={classNames('control field-sizing-content max-h-96', className)}
    />
  )
}
