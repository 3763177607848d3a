import { expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { giftsResource } from './gift-actions.ts'
import type { GiftState } from './gift-model.ts'
import { fullName } from './gift-rules.ts'
import { giftPageWords as spanish } from './gift-words.es.ts'
import { giftPageWords } from './gift-words.ts'

let ids = 0
const context: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00.000Z',
  newId: () => `id-${++ids}`,
  randomText: (_alphabet, length) => 'X'.repeat(length),
}

const address = {
  recipient_name: 'Ada Byron',
  street_address: '12 Elm Street',
  city: 'Raleigh',
  state: 'North Carolina',
  zip_code: '27601',
  country: 'United States',
}

function ask(state: GiftState, form: unknown) {
  return applyAction(giftsResource, 'request', state, form, context)
}

function after(state: GiftState, form: unknown): GiftState {
  const done = ask(state, form)
  if (!done.ok) throw new Error(done.problem.detail)
  return done.value
}

const empty = giftsResource.empty()

test('[CG1] street, city, state and ZIP code are needed; each that is missing is named', () => {
  for (const field of ['street_address', 'city', 'state', 'zip_code']) {
    for (const nothing of [undefined, null, '', '  ']) {
      const done = ask(empty, { ...address, [field]: nothing })
      expect(done).toMatchObject({
        ok: false,
        problem: {
          status: 400,
          code: 'address-required',
          title: 'Address Required',
          detail: 'Please provide a complete mailing address for the gift delivery.',
          errors: [{ path: field }],
        },
      })
    }
  }
})

test('[CG1] nothing else about an address is checked but its length and that it is text', () => {
  const odd = { ...address, zip_code: 'K1A 0B1', state: 'Ontario', street_address: '½ Rue de l’Église, №7 🏡' }
  expect(after(empty, { ...odd, country: 'Canada' }).requested).toMatchObject({ ...odd, country: 'Canada' })
  expect(ask(empty, { ...address, city: 'x'.repeat(121) }).ok).toBe(false)
  expect(ask(empty, { ...address, city: 'Raleigh\r\nBcc: all@example.com' }).ok).toBe(false)
  expect(ask(empty, { ...address, city: 7 }).ok).toBe(false)
})

test('[CG2] a gift goes to the United States or Canada, and to the United States unless told otherwise', () => {
  const { country: _, ...rest } = address
  expect(after(empty, rest).requested?.country).toBe('United States')
  expect(ask(empty, { ...address, country: 'Atlantis' })).toMatchObject({
    ok: false,
    problem: { detail: 'Please choose United States or Canada.' },
  })
})

test('[CG3] asking twice for the same parcel is one request, however it is written', () => {
  const first = after(empty, address)
  const again = after(first, { ...address, street_address: ' 12  ELM street. ' })
  expect(again.gift_requests).toHaveLength(1)
  expect(again.requested).toEqual(first.requested)
  expect(after(first, { ...address, street_address: '14 Elm Street' }).gift_requests).toHaveLength(2)
})

test('[CG3] ten gifts may wait at once', () => {
  let state = empty
  for (let house = 0; house < 10; house++) state = after(state, { ...address, street_address: `${house} Elm Street` })
  expect(ask(state, { ...address, street_address: '10 Elm Street' })).toMatchObject({
    ok: false,
    problem: { status: 409, code: 'too-many-gifts' },
  })
  expect(ask(state, { ...address, street_address: '3 Elm Street' }).ok).toBe(true)
})

test('[CG4] the greeting uses first and last name, what there is of them, or says there', () => {
  const greeted = (profile: Parameters<typeof fullName>[0]) => giftPageWords.greeting(fullName(profile))
  expect(greeted({ first_name: 'Ada', last_name: 'Byron' })).toMatch(/^Hello Ada Byron, /)
  expect(greeted({ first_name: 'Ada', last_name: null })).toMatch(/^Hello Ada, /)
  expect(greeted({ first_name: null, last_name: null })).toMatch(/^Hello there, /)
  expect(greeted(undefined)).toMatch(/^Hello there, /)
  expect(spanish.greeting('')).toMatch(/^Hola\. /)
})

test('a parcel without a name goes to whoever lives there', () => {
  expect(after(empty, { ...address, recipient_name: ' ' }).requested?.recipient_name).toBe('Current Resident')
})

test('[CG5] a guest has no gift', () => {
  expect(giftsResource).not.toHaveProperty('guest')
})

test('[CG11] where nobody sends gifts no address is taken, and requests made before stay readable', () => {
  const asked = after(empty, address)
  const closed = { ...asked, is_offered: false }
  expect(ask(closed, { ...address, city: 'Durham' })).toMatchObject({
    ok: false,
    problem: { status: 409, code: 'no-gifts' },
  })
  expect(giftsResource.view(closed, context)).toMatchObject({ is_offered: false, gift_requests: [{ city: 'Raleigh' }] })
})
