import { expect, test } from 'vitest'
import { escrowResource } from '#features/escrow/actions.ts'
import type { SentLetter } from '#features/escrow/model.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { servicingResource } from './actions.ts'

const context: ActionContext = {
  today: '2027-11-15',
  now: '2027-11-15T12:00:00.000Z',
  newId: () => 'unused',
  randomText: () => 'unused',
}
const id = '0b3c1c3e-5a55-4e55-9d5e-000000000001'
const letter: SentLetter = {
  kind: 'error',
  mailed_on: '2027-11-10',
  // The servicer's receipt came after the page with the switch was opened.
  received_on: '2027-11-12',
  is_answered: false,
  reminder_enabled: true,
}
const quiet = { ...letter, reminder_enabled: false }

test('[N41] a reminder’s switch changes itself alone: the letter’s days stay as another tab saved them', () => {
  const statement = { id, figures: {} as never, letter, added_at: '2027-11-01T12:00:00.000Z' }
  const off = { id, reminder_enabled: false }
  const serviced = { ...servicingResource.empty(), statements: [statement] }
  expect(applyAction(servicingResource, 'remind-letter', serviced, off, context)).toMatchObject({
    value: { statements: [{ letter: quiet }] },
  })
  const escrow = { plan: null, statements: [statement] }
  expect(applyAction(escrowResource, 'remind-letter', escrow as never, off, context)).toMatchObject({
    value: { statements: [{ letter: quiet }] },
  })
  const written = { ...servicingResource.empty(), letters: [{ about: 'payoff' as const, letter }] }
  const about = { about: 'payoff', reminder_enabled: false }
  expect(applyAction(servicingResource, 'remind-about', written, about, context)).toMatchObject({
    value: { letters: [{ about: 'payoff', letter: quiet }] },
  })
})

test('[N41] a letter that was taken back meanwhile is not written anew by its switch', () => {
  const taken = { id, figures: {} as never, letter: null, added_at: '2027-11-01T12:00:00.000Z' }
  const off = { id, reminder_enabled: false }
  const serviced = { ...servicingResource.empty(), statements: [taken] }
  expect(applyAction(servicingResource, 'remind-letter', serviced, off, context).ok).toBe(false)
  const about = { about: 'payoff', reminder_enabled: false }
  expect(applyAction(servicingResource, 'remind-about', servicingResource.empty(), about, context)).toMatchObject({
    value: { letters: [] },
  })
})
