import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('[H46] the round button shows the initials of the name, else the first letters of the address', () => {
  const email = 'qx@example.com'
  expect(initialsOf({ name: 'Dana Maria Miller', email })).toBe('DM')
  expect(initialsOf({ name: 'Élodie', email })).toBe('É')
  expect(initialsOf({ name: ' ', email })).toBe('QX')
})
