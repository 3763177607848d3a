import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importGuest } from '#web/auth/import-guest.ts'
import { guestJourney } from '#web/guest/guest-journey.ts'
import { unreadableGuestData } from '#web/guest/guest-store.ts'
import { browserMoment } from '#web/journey/browser-moment.ts'
import { applicationDrawer } from '../actions.ts'

const drawers = [applicationDrawer]

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('guestId', 'guest_1_a')
  await guestJourney(localStorage, browserMoment).act(applicationDrawer, 'save-draft', { property_state: 'Texas' })
})

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(answer: () => Promise<Response>) {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    calls.push(JSON.parse(String(init.body)))
    return answer()
  })
  return calls
}

test('[G7] a connection that breaks on the way keeps the guest’s data in the browser', async () => {
  const before = { ...localStorage }
  serverAnswers(() => Promise.reject(new TypeError('network')))
  const outcome = await importGuest(localStorage, drawers, undefined)
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'unreachable' } })
  expect({ ...localStorage }).toEqual(before)
})

test('[G5] a question for the person keeps both versions where they are', async () => {
  const before = { ...localStorage }
  const problem = { status: 409, code: 'choice-needed', title: 'Which?', detail: 'Choose.' }
  serverAnswers(async () => Response.json(problem, { status: 409 }))
  const outcome = await importGuest(localStorage, drawers, undefined)
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'choice-needed' } })
  expect({ ...localStorage }).toEqual(before)
})

test('the browser forgets the guest once the server has everything', async () => {
  const calls = serverAnswers(async () => Response.json({}))
  const outcome = await importGuest(localStorage, drawers, 'guest')
  expect(outcome.ok).toBe(true)
  expect(calls).toMatchObject([{ application: { property_state: 'Texas' }, keep: 'guest' }])
  expect(localStorage.length).toBe(0)
})

test.each(['{"property_state":', '{"loan_amount":"a lot"}', '[]'])(
  '[G14] what cannot be read (%s) stays in the browser, and the rest is moved',
  async text => {
    localStorage.setItem('guestApplicationData', text)
    const calls = serverAnswers(async () => Response.json({}))
    expect((await importGuest(localStorage, drawers, undefined)).ok).toBe(true)
    expect(calls).toEqual([])
    expect(localStorage.getItem('guestApplicationData')).toBe(text)
    expect(unreadableGuestData(localStorage, drawers)).toEqual({ guestApplicationData: text })
  },
)
