import { beforeEach, describe, expect, test } from 'vitest'
import { defineResource } from '#resources/resource.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { forgetGuest, readGuestId, startGuest } from '#web/guest/guest-identity.ts'
import { guestData } from '#web/guest/guest-store.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { applicationResource } from '../actions.ts'

const client = guestClient(browserStorage, browserActionContext, async () => [applicationResource])

beforeEach(() => localStorage.clear())

test('[G1] a guest id is the word guest, the time and a random string', () => {
  const id = startGuest(browserStorage, 1_763_164_800_000, browserActionContext().randomText)
  expect(id).toMatch(/^guest_1763164800000_[a-z0-9]{12}$/)
  expect(localStorage.getItem('guestId')).toBe(id)
  expect(localStorage.length).toBe(1)
})

test('starting twice goes on with the same guest', () => {
  const first = startGuest(browserStorage, 1, browserActionContext().randomText)
  expect(startGuest(browserStorage, 2, browserActionContext().randomText)).toBe(first)
})

test('[G9] leaving guest mode forgets the id and what was kept', async () => {
  startGuest(browserStorage, 1, browserActionContext().randomText)
  await client.execute(applicationResource, 'save-draft', { property_state: 'Texas' })
  forgetGuest(browserStorage, ['guestApplicationData'])
  expect(readGuestId(browserStorage)).toBeNull()
  expect(localStorage.length).toBe(0)
})

describe('the guest’s application', () => {
  test('[G2] is saved in the browser and read back', async () => {
    await client.execute(applicationResource, 'save-draft', { property_state: 'Texas', loan_amount: 320_000 })
    const stored = JSON.parse(localStorage.getItem('guestApplicationData') ?? 'null')
    expect(stored).toMatchObject({ property_state: 'Texas', loan_amount: 320_000, status: 'draft' })
    const read = await client.read(applicationResource)
    expect(read.ok && read.value.draft).toEqual(stored)
  })

  test('a refused answer leaves what was stored alone', async () => {
    await client.execute(applicationResource, 'save-draft', { loan_amount: 320_000 })
    const before = localStorage.getItem('guestApplicationData')
    const refused = await client.execute(applicationResource, 'save-draft', { loan_amount: -5 })
    expect(refused).toMatchObject({ ok: false, problem: { status: 400, errors: [{ path: 'loan_amount' }] } })
    expect(localStorage.getItem('guestApplicationData')).toBe(before)
  })

  test.each(['nonsense', '{}', 'null', '[1]', '{"status":"completed","loan_amount":"many"}'])(
    'damaged storage (%s) opens as an empty application',
    async damaged => {
      localStorage.setItem('guestApplicationData', damaged)
      const read = await client.read(applicationResource)
      expect(read.ok && read.value).toMatchObject({ completed: null, draft: null })
      expect(guestData(browserStorage, [applicationResource])).toEqual({})
    },
  )
})

test('[G11] a guest is told why something needs an account', async () => {
  expect(client.can('email-reminders')).toMatchObject({ ok: false, reason: expect.stringContaining('account') })
  const accountsOnly = defineResource({ name: 'preferences', empty: () => null, view: () => null, actions: {} })
  expect(await client.read(accountsOnly)).toMatchObject({ ok: false, problem: { status: 401 } })
})
