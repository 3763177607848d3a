import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode'>

/** The right keyboard, and the browser's own suggestions. */
export function EmailInput(props: Props) {
  return (
    <TextInput
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      inputMode="email"
    />
  )
}

export function PhoneInput(props: Props) {
  return <TextInput autoComplete="tel" {...props} type="tel" inputMode="tel" />
}
