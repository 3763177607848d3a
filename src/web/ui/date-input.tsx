import { type ComponentProps, useContext } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { FieldContext } from './field-context.ts'
import { TextInput } from './text-input.tsx'
import { dateInputWords as words } from './words.ts'

type DateInputProps = Omit<ComponentProps<'input'>, 'type'>

/**
 * The browser's own date picker: it knows the visitor's calendar, keyboard and language. Values are YYYY-MM-DD. What is wrong with a
 * day is said at its field, in the page's language, and not in the browser's bubble.
 */
export function DateInput({ onBlur, onInvalid, ...props }: DateInputProps) {
  const field = useContext(FieldContext)
  return (
    <TextInput
      {...props}
      type="date"
      onBlur={event => {
        field?.report(problemOf(event.currentTarget))
        onBlur?.(event)
      }}
      onInvalid={event => {
        const problem = field && problemOf(event.currentTarget)
        if (problem) {
          event.preventDefault()
          field.report(problem)
          if (event.currentTarget.form?.querySelector(':invalid:not(fieldset)') === event.currentTarget)
            event.currentTarget.focus()
        }
        onInvalid?.(event)
      }}
    />
  )
}

function problemOf({ validity, value, min, max }: HTMLInputElement): string | null {
  if (validity.badInput) return words.notWhole
  if (value !== '' && min !== '' && value < min) return words.notBefore(formatDate(min))
  return value !== '' && max !== '' && value > max ? words.notAfter(formatDate(max)) : null
}
