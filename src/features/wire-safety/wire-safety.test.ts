import { describe, expect, test } from 'vitest'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { wireSafetyResource } from './actions.ts'
import { cardText } from './card-text.ts'
import { NO_NOTES, type WireCard, type WireCardState } from './model.ts'
import { isPhone, isSamePhone, phoneLink } from './phone.ts'
import { disclosureContacts, expectedAmount } from './rules.ts'
import { contactWords, FIRST_HOUR } from './words.ts'

const agent = { agent_name: 'Epsilon Title Co.', agent_phone: '(919) 555-0100', learnt_from: 'contract' } as const
const context = (today: string): ActionContext => ({
  today,
  now: `${today}T12:00:00.000Z`,
  newId: () => '',
  randomText: () => '',
})
const card: WireCard = { ...NO_NOTES, ...agent, locked_on: '2026-11-01', changes: [] }

function apply(state: WireCardState, action: string, input: unknown, today = '2026-11-15') {
  const done = applyAction<WireCardState>(wireSafetyResource, action, state, input, context(today))
  return done.ok ? { state: done.value } : { code: done.problem.code, detail: done.problem.detail }
}

function closingDisclosure(values: object, settlement_agent: object): SavedDisclosure {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    unsure: [],
    added_at: '2026-11-12T12:00:00.000Z',
    figures: {
      kind: 'closing-disclosure',
      values: { date_issued: '2026-11-12', ...values },
      payments: [],
      lines: [],
      cash: {},
      contacts: { settlement_agent },
    },
  }
}

test('[WS1] a number is locked with its day; its other spellings are the same, another is refused', () => {
  const { state } = apply({ card: null }, 'lock', agent, '2026-11-01')
  expect(state?.card).toEqual(card)
  if (!state) return
  expect(apply(state, 'lock', { ...agent, agent_phone: '+1 919.555.0100 ext. 12' })).toEqual({ state })
  expect(apply(state, 'lock', { ...agent, agent_phone: '(919) 555-0199' })).toMatchObject({ code: 'card-locked' })
  expect(apply({ card: null }, 'lock', { ...agent, agent_phone: '555-0100' })).toMatchObject({ code: 'invalid-input' })
})

test('[WS2] a change needs the word that somebody asked, and stays in the record', () => {
  const other = { ...agent, agent_phone: '(800) 555-0199' }
  expect(apply({ card }, 'change', { ...other, confirmed: false })).toMatchObject({
    detail: 'Please confirm that you called the old number, or met them in person.',
  })
  expect(apply({ card }, 'change', { ...other, learnt_from: 'email', confirmed: true })).toMatchObject({
    detail: 'Please say where you got this number.',
  })
  expect(apply({ card }, 'change', { ...other, confirmed: true }).state?.card).toMatchObject({
    agent_phone: '(800) 555-0199',
    locked_on: '2026-11-15',
    changes: [{ kind: 'changed', on: '2026-11-15', agent_phone: '(919) 555-0100' }],
  })
})

test('[WS3] the account’s card stands, and a device’s other number is noted once', () => {
  const guest: WireCardState = { card: { ...card, agent_phone: '(800) 555-0199' } }
  const merge = (account: WireCardState) =>
    wireSafetyResource.guest?.merge(account, guest, undefined, context('2026-11-15'))
  const first = merge({ card })
  if (!first?.ok) throw new Error('refused')
  expect(first.value.card).toMatchObject({
    agent_phone: '(919) 555-0100',
    changes: [{ kind: 'other-device', agent_phone: '(800) 555-0199' }],
  })
  expect(merge(first.value)).toEqual(first)
  expect(merge({ card: null })).toEqual({ ok: true, value: guest })
})

test('[WS4] the disclosure’s cash to close is the sum, unless the buyer gets money', () => {
  const typed = { ...card, expected_amount: 14_000 }
  const disclosure = closingDisclosure({ cash_to_close: 14_147_26, cash_direction: 'from' }, {})
  expect(expectedAmount(typed, [])).toEqual({ amount: 14_000, issued_on: null, from: 'typed' })
  expect(expectedAmount(typed, [disclosure])).toEqual({
    amount: 14_147.26,
    issued_on: '2026-11-12',
    from: 'disclosure',
  })
  const refund = closingDisclosure({ cash_to_close: 2_000_00, cash_direction: 'to' }, {})
  expect(expectedAmount(card, [refund])).toBeNull()
  const newer = closingDisclosure({ cash_to_close: 15_000_00, cash_direction: 'from' }, {})
  expect(expectedAmount(typed, [disclosure, newer])).toMatchObject({ amount: 15_000, from: 'disclosure' })
})

describe('[WS5] a paper held against the card', () => {
  test.each([
    ['same', { name: 'EPSILON TITLE CO', phone: '919-555-0100 x4' }],
    ['other-number', { name: 'Epsilon Title Co.', phone: '919-555-0101' }],
    ['other-name', { name: 'Delta Title Inc.', phone: '919-555-0100' }],
    ['no-number', { name: 'Epsilon Title Co.' }],
    ['same', { name: 'Epsilon Title Co.', phone: 'see letter' }],
  ] as const)('%s: %o', (verdict, contact) => {
    expect(disclosureContacts(card, [closingDisclosure({}, contact)]).map(each => each.verdict)).toEqual([verdict])
  })

  test('the number of the second person on the card is known too, and a paper without an agent says nothing', () => {
    const both = { ...card, other_phone: '919 555 0101' }
    expect(
      disclosureContacts(both, [closingDisclosure({}, { name: 'Epsilon Title Co.', phone: '919-555-0101' })]),
    ).toMatchObject([{ verdict: 'same' }])
    expect(disclosureContacts(card, [closingDisclosure({}, {})])).toEqual([])
  })

  test('the warning names both numbers and sends nobody to the paper’s', () => {
    const [contact] = disclosureContacts(card, [
      closingDisclosure({}, { name: 'Epsilon Title Co.', phone: '919-555-0101' }),
    ])
    const { detail } = contactWords(contact as NonNullable<typeof contact>, card)
    expect(detail).toContain('says 919-555-0101')
    expect(detail).toContain('your card says (919) 555-0100')
    expect(detail).toContain('Call the number on your card')
  })
})

test('[WS6] the saved file has the number, the sum and all five rules', () => {
  const text = cardText({ ...card, bank_phone: '800 555 0123' }, { amount: 14_147.26, issued_on: null, from: 'typed' })
  expect(text).toContain('Epsilon Title Co.: (919) 555-0100')
  expect(text).toContain('$14,147.26')
  expect(text).toMatch(/5\. /)
  expect(phoneLink('(919) 555-0100 ext 3')).toBe('tel:+19195550100')
})

test('[WS1] what is a number with an area code, and what is not', () => {
  expect(['(919) 555-0100', '1-919-555-0100', '+1 919 555 0100 x12', '919.555.0100'].every(isPhone)).toBe(true)
  expect(['555-0100', 'call me', '9195550100 or 0101', '', '+44 20 7946 0958 1234 999'].some(isPhone)).toBe(false)
  expect(isSamePhone('1 (919) 555-0100', '919.555.0100 ext 2')).toBe(true)
})

test('[WS7] the first hour begins with the bank and the FBI’s report', () => {
  expect(FIRST_HOUR.map(({ title }) => title)).toEqual([
    'Call your bank’s fraud line now.',
    'Report it at ic3.gov.',
    'Call your FBI field office and the police.',
    'Call your settlement agent at this card’s number, and your lender.',
    'Delete nothing, and change your email password.',
  ])
})
