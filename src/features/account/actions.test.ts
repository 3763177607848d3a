import { expect, test } from 'vitest'
import { applyAction } from '#resources/apply-action.ts'
import { profileResource } from './actions.ts'
import type { Profile } from './model.ts'

const ada: Profile = {
  id: 'p1',
  user_id: 'u1',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  phone: null,
  updated_at: '2026-11-15T11:00:00.000Z',
}
const context = { today: '2026-11-15', now: '2026-11-15T12:00:00.000Z', newId: () => 'new', randomText: () => 'x' }
const save = (typed: unknown) => applyAction(profileResource, 'save', ada, typed, context)

test('[P1] names and phone are saved without the spaces around them', () => {
  const saved = save({ first_name: '  Augusta ', last_name: 'Ada\t', phone: ' 919 555 0100 ' })
  expect(saved).toMatchObject({
    ok: true,
    value: { first_name: 'Augusta', last_name: 'Ada', phone: '919 555 0100' },
  })
})

test('[P1] an empty field, or one of spaces, is saved as nothing', () => {
  const saved = save({ first_name: '', last_name: '   ', phone: null })
  expect(saved).toMatchObject({ value: { first_name: null, last_name: null, phone: null } })
})

test('[P2] the address is not changed from the profile', () => {
  const saved = save({ first_name: 'Ada', email: 'eve@example.com', user_id: 'u2', id: 'p2' })
  expect(saved).toMatchObject({ value: { id: 'p1', user_id: 'u1', email: 'ada@example.com' } })
})

test.each([
  ['a number', 5],
  ['a novel', 'x'.repeat(101)],
  ['a character no keyboard has', 'Ada\u0000'],
  ['half a character', 'Ada\ud800'],
])('%s is no name', (_what, first_name) => {
  expect(save({ first_name })).toMatchObject({ ok: false, problem: { status: 400, errors: [{ path: 'first_name' }] } })
})
