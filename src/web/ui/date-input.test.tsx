import { useState } from 'react'
import { expect, test } from 'vitest'
import { descriptionOf, leave, mount, the, type } from '../../../tests/harness/mount.ts'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'

function Day() {
  const [day, setDay] = useState('')
  return (
    <Field label="Closing day">
      <DateInput value={day} min="2000-01-01" max="2099-12-31" onChange={event => setDay(event.target.value)} />
    </Field>
  )
}

const input = () => the<HTMLInputElement>('input')

test('[X231] a year that cannot be meant is said at its field, in our words and not the browser’s', async () => {
  await mount(<Day />)
  await type(input(), '1900-03-01')
  await leave(input())
  expect(descriptionOf(input())).toContain('Enter Jan 1, 2000 or later.')
  await type(input(), '2126-03-01')
  const isLeftToBrowser = input().dispatchEvent(new Event('invalid', { cancelable: true }))
  expect(isLeftToBrowser).toBe(false)
  await type(input(), '2026-12-21')
  await leave(input())
  expect(descriptionOf(input())).toBe('')
})
