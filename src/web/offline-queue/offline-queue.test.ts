import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { documentsResource } from '#features/documents/actions.ts'
import type { ResourceClient } from '#resources/client.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { unreachable } from '#web/remote/api.ts'
import { emptyStorage } from '../../../tests/harness/empty-storage.ts'
import { ownClient } from '../../../tests/harness/own-client.ts'
import { countUnsent } from './entries.ts'
import { forgetUnsent, UNSENT } from './forget-unsent.ts'
import { offlineClient } from './offline-client.ts'
import { createOfflineQueue, type HeldViews, type OfflineQueue } from './offline-queue.ts'

let storage: Storage
let views: Map<string, unknown>
let arrived: { path: string; input: unknown }[]
let answer: (path: string, input: unknown) => Outcome<unknown>
let offlineQueue: OfflineQueue
let client: ResourceClient
let signedIn: string

const away = () => refused(unreachable)
const tick = (document: string) => ({ document, gathered: true }) as never

beforeEach(() => {
  storage = emptyStorage()
  views = new Map()
  arrived = []
  answer = away
  signedIn = 'ada'
  open()
})
afterEach(() => vi.unstubAllGlobals())

/** As a page that is opened anew: only the storage is still there. */
function open(): void {
  const call = async (path: string, input: unknown) => {
    const outcome = answer(path, input)
    if (outcome !== undefined && !(!outcome.ok && outcome.problem.code === 'unreachable')) arrived.push({ path, input })
    return outcome
  }
  const held: HeldViews = {
    view: resource => views.get(resource.name) ?? resource.view(resource.empty(), {} as never),
    hold: (resource, view) => void views.set(resource.name, view),
  }
  const isSignedIn = async () => signedIn === 'ada'
  offlineQueue = createOfflineQueue({
    storage,
    owner: 'ada',
    held,
    isSignedIn,
    call,
    onChanged: () => {},
    onAllSent: () => {},
  })
  const remote = ownClient({
    read: async (resource: AnyResource) => accepted(resource.view(resource.empty(), {} as never)),
    execute: (resource: AnyResource, action: string, input: unknown) => call(`/api/${resource.name}/${action}`, input),
  })
  client = offlineClient(remote, offlineQueue, held)
}

test('[X140] what cannot be sent is kept, shown at once, and sent in its order by a page that is opened later', async () => {
  expect(await client.execute(documentsResource, 'mark', tick('pay_stubs'))).toMatchObject({
    ok: true,
    queued: true,
    value: { gathered: ['pay_stubs'] },
  })
  await client.execute(documentsResource, 'mark', tick('w2_forms'))
  expect(views.get('documents')).toEqual({ gathered: ['pay_stubs', 'w2_forms'] })
  expect(offlineQueue.state().unsent).toBe(2)

  views.clear()
  answer = () => accepted({})
  open()
  expect(await client.read(documentsResource)).toMatchObject({ value: { gathered: ['pay_stubs', 'w2_forms'] } })
  expect(await offlineQueue.send()).toBe(true)
  expect(arrived.map(({ input }) => input)).toEqual([tick('pay_stubs'), tick('w2_forms')])
  expect(storage.length).toBe(0)
})

test('[X140] what the version before could not send is sent', async () => {
  const at = '2026-11-17T12:00:00.000Z'
  const older = { drawer: 'documents', action: 'mark', input: tick('pay_stubs'), at, isWhole: false }
  storage.setItem(`${UNSENT}ada.${at}.0badcafe`, JSON.stringify(older))
  answer = () => accepted({})
  open()
  expect(await offlineQueue.send()).toBe(true)
  expect(arrived).toEqual([{ path: '/api/documents/mark', input: tick('pay_stubs') }])
})

test('[X140] while something waits, nothing overtakes it; what needs the server at once waits for it or is refused', async () => {
  await client.execute(documentsResource, 'mark', tick('pay_stubs'))
  expect(await client.execute(applicationResource, 'complete', { property_state: 'Texas' })).toMatchObject({
    ok: false,
  })
  answer = () => accepted({})
  await client.execute(applicationResource, 'complete', { property_state: 'Texas' })
  expect(arrived.map(({ path }) => path)).toEqual(['/api/documents/mark', '/api/application/complete'])
})

test('[X140] a form that was saved many times without a network is sent once, over the version that the server knows', async () => {
  const shown = await client.execute(applicationResource, 'save-draft', { property_value: 1, seen: 'v0' } as never)
  const first = shown.ok && shown.value.draft?.updated_at
  const second = await client.execute(applicationResource, 'save-draft', { property_value: 2, seen: first } as never)
  const version = second.ok && second.value.draft?.updated_at
  answer = () => accepted({ draft: { updated_at: 'v1' } })
  await offlineQueue.send()
  expect(arrived).toEqual([{ path: '/api/application/save-draft', input: { property_value: 2, seen: 'v0' } }])
  // The page still goes by the version that was made here.
  await client.execute(applicationResource, 'save-draft', { property_value: 3, seen: version } as never)
  expect(arrived.at(-1)?.input).toEqual({ property_value: 3, seen: 'v1' })
})

test('[X141] a version that was saved elsewhere meanwhile is asked about: mine, or theirs', async () => {
  const changed = { status: 409, code: 'application-changed', title: 'Changed', detail: 'Elsewhere' } as const
  for (const choice of ['mine', 'theirs'] as const) {
    answer = away
    await client.execute(applicationResource, 'save-draft', { property_value: 2, seen: 'v0' } as never)
    answer = (_path, input) => ('seen' in (input as object) ? refused(changed) : accepted({}))
    arrived = []
    expect(await offlineQueue.send()).toBe(false)
    expect(offlineQueue.state()).toMatchObject({ unsent: 1, refused: { problem: changed } })
    offlineQueue.settle(choice)
    await offlineQueue.send()
    expect(offlineQueue.state()).toEqual({ unsent: 0, refused: null })
    expect(arrived.slice(1)).toEqual(
      choice === 'mine' ? [{ path: '/api/application/save-draft', input: { property_value: 2 } }] : [],
    )
  }
})

test('[X140] a fault, a limit or an ended session of the server is no “no” to what waits; what is removed already is removed', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  views.set('comparison', {
    scenarios: [
      { id, created_at: '2026-01-01' },
      { id: 'b', created_at: '2026-01-02' },
    ],
  })
  expect(await client.execute(comparisonResource, 'remove', { id } as never)).toMatchObject({ ok: true, queued: true })
  for (const status of [503, 429, 401] as const) {
    answer = () => refused({ status, code: 'x', title: 'x', detail: 'x' })
    expect(await offlineQueue.send()).toBe(false)
    expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
  }
  answer = () => refused({ status: 404, code: 'lender-not-found', title: 'x', detail: 'x' })
  expect(await offlineQueue.send()).toBe(true)
})

test('[X143] a browser without room says so, and nothing is taken for kept', async () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await client.execute(documentsResource, 'mark', tick('pay_stubs'))).toMatchObject({
    ok: false,
    problem: { code: 'storage-full' },
  })
  expect(views.size).toBe(0)
})

test('[X246] whose session it is is asked before every single request: on a slow line it may change in between', async () => {
  await client.execute(documentsResource, 'mark', tick('pay_stubs'))
  await client.execute(documentsResource, 'mark', tick('w2_forms'))
  answer = () => {
    signedIn = 'bob'
    return accepted({})
  }
  expect(await offlineQueue.send()).toBe(false)
  expect(arrived).toHaveLength(1)
  expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
})

test('[X246] what the server would not take in another person’s session is no “no” to the change', async () => {
  await client.execute(documentsResource, 'mark', tick('pay_stubs'))
  answer = () => refused({ status: 409, code: 'other-account', title: 'x', detail: 'x' })
  expect(await offlineQueue.send()).toBe(false)
  expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
})

test('[X142] nothing of one person is sent as another, or left for them', async () => {
  await client.execute(documentsResource, 'mark', tick('pay_stubs'))
  answer = () => accepted({})
  signedIn = 'bob'
  expect(await offlineQueue.send()).toBe(false)
  expect(arrived).toEqual([])
  storage.setItem('theme', 'dark')
  forgetUnsent(storage, 'ada')
  expect(countUnsent(storage, 'ada')).toBe(1)
  forgetUnsent(storage, 'bob')
  expect(countUnsent(storage, 'ada')).toBe(0)
  expect(storage.length).toBe(1)
})
