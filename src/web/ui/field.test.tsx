import { expect, test } from 'vitest'
import { descriptionOf, mount, the } from '../../../tests/harness/mount.ts'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { Textarea } from './textarea.tsx'

const CONTROLS = {
  'text input': <TextInput name="it" />,
  textarea: <Textarea name="it" />,
  'password input': <PasswordInput name="it" />,
  select: <Select name="it" options={[{ value: 'nc', label: 'North Carolina' }]} />,
}

for (const [name, control] of Object.entries(CONTROLS))
  test(`a ${name} is tied to its label, its hint and its error`, async () => {
    const { rerender } = await mount(
      <Field label="Your answer" hint="One word." required>
        {control}
      </Field>,
    )
    const input = the<HTMLInputElement>('[name=it]')
    expect(the<HTMLLabelElement>('label').htmlFor).toBe(input.id)
    expect(descriptionOf(input)).toBe('One word.')
    expect(input.required).toBe(true)
    expect(input.hasAttribute('aria-invalid')).toBe(false)

    await rerender(
      <Field label="Your answer" hint="One word." required error="That was two words.">
        {control}
      </Field>,
    )
    expect(descriptionOf(input)).toBe('One word. That was two words.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(the('[aria-live=polite]').textContent).toBe('That was two words.')
  })
