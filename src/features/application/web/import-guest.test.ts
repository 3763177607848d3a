import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { importGuest, namesToConfirm, settleGuest } from '#web/auth/import-guest.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { unreadableGuestData } from '#web/guest/guest-store.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { applicationResource } from '../actions.ts'

const resources = [applicationResource]

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('guestId', 'guest_1_a')
  await guestClient(browserStorage, browserActionContext, async () => [applicationResource]).execute(
    applicationResource,
    'save-draft',
    { property_state: 'Texas' },
  )
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
  const outcome = await importGuest(browserStorage, resources, undefined)
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
  expect({ ...localStorage }).toEqual(before)
})

test('[G5] a question for the person keeps both versions where they are', async () => {
  const before = { ...localStorage }
  const problem = { status: 409, code: 'choice-needed', title: 'Which?', detail: 'Choose.' }
  serverAnswers(async () => Response.json(problem, { status: 409 }))
  const outcome = await importGuest(browserStorage, resources, undefined)
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'choice-needed' } })
  expect({ ...localStorage }).toEqual(before)
})

test('the browser forgets the guest once the server has everything', async () => {
  const calls = serverAnswers(async () => Response.json({}))
  const outcome = await importGuest(browserStorage, resources, 'guest')
  expect(outcome.ok).toBe(true)
  expect(calls).toMatchObject([{ application: { property_state: 'Texas' }, keep: 'guest' }])
  expect(localStorage.length).toBe(0)
})

test('[G15] [G16] a wire safety card waits for an answer while the rest is moved; then it is sent with the yes, or goes', async () => {
  const both = [applicationResource, wireSafetyResource]
  const agent = { agent_name: 'Oak Title', agent_phone: '(919) 555-0100', learnt_from: 'contract' as const }
  for (const takes of [true, false]) {
    localStorage.setItem('guestId', 'guest_1_a')
    await guestClient(browserStorage, browserActionContext, async () => [applicationResource]).execute(
      wireSafetyResource,
      'lock',
      agent,
    )
    await guestClient(browserStorage, browserActionContext, async () => [applicationResource]).execute(
      applicationResource,
      'save-draft',
      { property_state: 'Texas' },
    )
    const calls = serverAnswers(async () => Response.json({}))
    expect(await importGuest(browserStorage, both, undefined)).toMatchObject({ ok: true, value: ['application'] })
    expect(Object.keys({ ...localStorage }).toSorted()).toEqual(['guestId', 'guestRevisions', 'guestWireSafety'])
    expect(namesToConfirm(browserStorage, both)).toEqual(['wire-safety'])
    expect((await settleGuest(browserStorage, both, 'wire-safety', takes)).ok).toBe(true)
    expect(calls.slice(1)).toMatchObject(takes ? [{ 'wire-safety': { card: agent }, confirmed: ['wire-safety'] }] : [])
    expect(calls).toHaveLength(takes ? 2 : 1)
    expect(localStorage.length).toBe(0)
  }
})

test.each(['{"property_state":', '{"loan_amount":"a lot"}', '[]'])(
  '[G14] what cannot be read (%s) stays in the browser, and the rest is moved',
  async text => {
    localStorage.setItem('guestApplicationData', text)
    const calls = serverAnswers(async () => Response.json({}))
    expect((await importGuest(browserStorage, resources, undefined)).ok).toBe(true)
    expect(calls).toEqual([])
    expect(localStorage.getItem('guestApplicationData')).toBe(text)
    expect(unreadableGuestData(browserStorage, resources)).toEqual({ guestApplicationData: text })
  },
)
