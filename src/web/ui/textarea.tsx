import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field-context.ts'
import { useReadOnly } from './read-only.ts'

/** A field that grows with its text forgets its rows, so they are given as its least height too. */
const LEAST = {
  3: 'min-h-[calc(3lh+1.125rem)]',
  4: 'min-h-[calc(4lh+1.125rem)]',
  5: 'min-h-[calc(5lh+1.125rem)]',
  6: 'min-h-[calc(6lh+1.125rem)]',
}

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'rows'> {
  rows?: keyof typeof LEAST
}

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...props }: TextareaProps) {
  const isReadOnly = useReadOnly() || props.readOnly
  return (
    <textarea
      {...props}
      {...useFieldWiring(props)}
      rows={rows}
      readOnly={isReadOnly}
      className={classNames('control field-sizing-content max-h-96', LEAST[rows], className)}
    />
  )
}
