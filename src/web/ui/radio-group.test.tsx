import { expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'message', label: 'From a message' },
  { value: 'papers', label: 'From my papers' },
]

const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter(each => each.ariaInvalid ?? each.getAttribute('aria-invalid'))
    .map(({ value }) => value)

test('[H42] of several choices the one that is wrong is marked; where none is made, all of them', async () => {
  const group = (value: string | null) => (
    <RadioGroup
      label="Where is the number from?"
      options={options}
      value={value}
      onValueChange={() => {}}
      error="Ask again."
    />
  )
  const { rerender } = await mount(group('message'))
  expect(marked()).toEqual(['message'])
  await rerender(group(null))
  expect(marked()).toEqual(['message', 'papers'])
})
