import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** The browser's own date picker: it knows the visitor's calendar, keyboard and language. Values are YYYY-MM-DD. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
