import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import type { ResourceClient } from '#resources/client.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { changedElsewhere } from '#resources/words.ts'
import { unreachable } from '#web/remote/api.ts'
import { fakeClient } from '../../../tests/harness/fake-client.ts'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { countUnsent } from './entries.ts'
import { forgetUnsent } from './forget-unsent.ts'
import { offlineClient } from './offline-client.ts'
import { createOfflineQueue, type OfflineQueue, type ViewCache } from './offline-queue.ts'

type Change = Parameters<Parameters<typeof createOfflineQueue>[0]['call']>[0]

let storage: ReturnType<typeof memoryStorage>
let views: Map<string, unknown>
let arrived: Change[]
let answer: (change: Change) => Outcome<unknown> | Promise<Outcome<unknown>>
let newest: Outcome<unknown>
let offlineQueue: OfflineQueue
let client: ResourceClient
let signedIn: string

const away = () => refused(unreachable)
const tick = (document: string) => ({ document, gathered: true }) as never
const done = (revision: number, value: unknown = {}) => ({ ok: true, value, revision }) as const
const inputs = () => arrived.map(({ input }) => input)

beforeEach(() => {
  storage = memoryStorage()
  views = new Map()
  arrived = []
  answer = away
  newest = away()
  signedIn = 'ada'
  open()
})
afterEach(() => vi.unstubAllGlobals())

/** As a page that is opened anew: only the storage is still there. */
function open() {
  const call = async (change: Change) => {
    const outcome = await answer(change)
    if (outcome.ok || outcome.problem.code !== 'unreachable') arrived.push(change)
    return outcome
  }
  const held: ViewCache = {
    view: resource => views.get(resource.name) ?? resource.view(resource.empty(), {} as never),
    hold: (resource, view) => void views.set(resource.name, view),
  }
  const isSignedIn = async () => signedIn === 'ada'
  const read = async () => newest
  const findResource = async () => undefined
  const quiet = { onChanged: () => {}, onAllSent: () => {} }
  offlineQueue = createOfflineQueue({ storage, owner: 'ada', held, isSignedIn, call, read, findResource, ...quiet })
  const remote = fakeClient({
    read: async (resource: AnyResource) => accepted(resource.view(resource.empty(), {} as never)),
    execute: (resource: AnyResource, action: string, input: unknown) =>
      call({ id: 'direct', resource: resource.name, action, input }),
  })
  client = offlineClient(remote, offlineQueue)
  return { offlineQueue, client }
}

test('[X140] what cannot be sent is kept, shown at once, and sent in its order by a page that is opened later', async () => {
  expect(await client.execute(checklistResource, 'mark', tick('pay_stubs'))).toMatchObject({
    ok: true,
    queued: true,
    value: { gathered: ['pay_stubs'] },
  })
  await client.execute(checklistResource, 'mark', tick('w2_forms'))
  expect(views.get('documents')).toEqual({ gathered: ['pay_stubs', 'w2_forms'] })
  expect(offlineQueue.state().unsent).toBe(2)

  views.clear()
  answer = () => accepted({})
  open()
  expect(await client.read(checklistResource)).toMatchObject({ value: { gathered: ['pay_stubs', 'w2_forms'] } })
  expect(await offlineQueue.send()).toBeNull()
  expect(inputs()).toEqual([tick('pay_stubs'), tick('w2_forms')])
  expect(storage.length).toBe(0)
})

test('[X140] while something waits, nothing overtakes it; what needs the server at once waits for it or is refused', async () => {
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  expect(await client.execute(applicationResource, 'complete', { property_state: 'Texas' })).toMatchObject({
    ok: false,
  })
  answer = () => accepted({})
  await client.execute(applicationResource, 'complete', { property_state: 'Texas' })
  expect(arrived.map(({ action }) => action)).toEqual(['mark', 'complete'])
})

const draft = (property_value: number, revision: number, was: number | null = null) =>
  client.execute(applicationResource, 'save-draft', { property_value } as never, {
    revision,
    fields: { property_value: was },
  })
const elsewhere = refused(changedElsewhere)

test('[X140] a form that was saved many times without a network is sent once, over the revision that it began with', async () => {
  await draft(1, 4)
  // The first was tried and may have arrived; the others were not.
  await draft(2, 4, 1)
  await draft(3, 4, 2)
  answer = change => done((change.base?.revision ?? 0) + 1)
  expect(await offlineQueue.send()).toBeNull()
  expect(inputs()).toEqual([{ property_value: 1 }, { property_value: 3 }])
  expect(arrived.map(({ base }) => base?.revision)).toEqual([4, 5])
})

test('[ED6] a save whose answer was lost comes again as it was, and what was typed since comes behind it: nobody is asked', async () => {
  const server = new Map<string, number>()
  let revision = 4
  const receive = ({ id, base }: Change) => {
    const known = server.get(id)
    if (known !== undefined) return done(known)
    if (base && base.revision !== revision) return elsewhere
    revision += 1
    server.set(id, revision)
    return done(revision)
  }
  answer = change => {
    receive(change)
    return away()
  }
  await draft(1, 4)
  await draft(2, 4, 1)
  answer = receive
  open()
  expect(await offlineQueue.send()).toBeNull()
  expect(revision).toBe(6)
  expect(offlineQueue.state()).toEqual({ unsent: 0, refused: null })
})

test('[ED6] what is made on a save that is under way goes behind it, also when the page ends meanwhile', async () => {
  let tell: (outcome: Outcome<unknown>) => void = () => {}
  answer = () => new Promise(resolve => (tell = resolve))
  const first = draft(1, 4)
  const second = draft(2, 4, 1)
  await Promise.resolve()
  expect([arrived.length, countUnsent(storage, 'ada')]).toEqual([0, 2])
  tell(done(5))
  answer = () => done(6)
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }])
  expect(arrived.map(({ input, base }) => [input, base?.revision])).toEqual([
    [{ property_value: 1 }, 4],
    [{ property_value: 2 }, 5],
  ])

  arrived = []
  answer = () => new Promise(() => {})
  void draft(3, 6, 2)
  void draft(4, 6, 3)
  answer = ({ base }) => done((base?.revision ?? 0) + 1)
  open()
  expect(await offlineQueue.send()).toBeNull()
  expect(inputs()).toEqual([{ property_value: 3 }, { property_value: 4 }])
})

test('[ED9] what waits is shown over what somebody else saved meanwhile, without taking that back', async () => {
  const fields = { chosen_lender_name: 'Harbor', loan_amount: null, notes: null }
  const form = { ...fields, loan_amount: 300_000 }
  await client.execute(closureResource, 'save', form as never, { revision: 4, fields })
  const theirs = { closure: { ...fields, notes: 'Call on Monday' }, applications: [] }
  expect(offlineQueue.applyQueued(closureResource, theirs as never)).toMatchObject({
    closure: { loan_amount: 300_000, notes: 'Call on Monday' },
  })
})

test('[X141] [ED9] what somebody else changed meanwhile is asked about: mine, or theirs; another field is no question', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    answer = away
    await draft(2, 4)
    newest = done(7, { draft: { property_value: 9 }, completed: null, locked: false })
    answer = ({ base }) => (base && base.revision < 7 ? elsewhere : done(8))
    arrived = []
    expect(await offlineQueue.send()).toMatchObject({ code: 'answer-first' })
    expect(offlineQueue.state()).toMatchObject({ unsent: 1, refused: { problem: changedElsewhere } })
    offlineQueue.resolveConflict(choice)
    await offlineQueue.send()
    expect(offlineQueue.state()).toEqual({ unsent: 0, refused: null })
    const last = arrived.at(-1)
    if (choice === 'mine') expect(last).toMatchObject({ input: { property_value: 2 }, base: { revision: 7 } })
    else expect(arrived).toHaveLength(1)
  }
  answer = away
  await draft(2, 4)
  newest = done(7, { draft: { property_value: null, annual_income: 5 }, completed: null, locked: false })
  answer = ({ base }) => (base && base.revision < 7 ? elsewhere : done(8))
  expect(await offlineQueue.send()).toBeNull()
  expect(arrived.at(-1)).toMatchObject({ input: { property_value: 2 }, base: { revision: 7 } })
})

test('[ED8] what was saved without a network is asked about, also when its form is saved once more meanwhile', async () => {
  await draft(1, 4)
  open()
  signedIn = 'nobody'
  expect(await draft(2, 4)).toMatchObject({ ok: true, queued: true })
  signedIn = 'ada'
  answer = ({ input }) => ((input as { property_value: number }).property_value === 1 ? done(5) : elsewhere)
  newest = done(5, { draft: { property_value: 1 }, completed: null, locked: false })
  // Sent together with the one before, about which nobody has heard yet.
  expect(await draft(2, 4, 2)).toMatchObject({ ok: false, problem: { status: 412 } })
  expect(offlineQueue.state().refused).toMatchObject({ input: { property_value: 2 }, problem: changedElsewhere })
})

test('[ED10] [ED11] a question is asked in every tab and answered once, in whichever comes first', async () => {
  answer = away
  await draft(2, 4)
  newest = done(7, { draft: { property_value: 9 }, completed: null, locked: false })
  answer = () => elsewhere
  await offlineQueue.send()
  const first = offlineQueue
  const second = open().offlineQueue
  expect(second.state().refused).not.toBeNull()
  // What needs the server at once says that there is a question.
  expect(await client.execute(applicationResource, 'complete', { property_state: 'Texas' })).toMatchObject({
    ok: false,
    problem: { title: 'There is a question first' },
  })
  first.resolveConflict('theirs')
  // As the browser tells the other tabs of it; and then somebody there presses what is still on their screen.
  second.resolveConflict('mine')
  expect(second.state()).toEqual({ unsent: 0, refused: null })
  answer = () => done(5)
  arrived = []
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  expect(arrived.map(({ action }) => action)).toEqual(['mark'])
})

test('[ED14] an answer that the browser has no room for leaves the question, and what was typed, where they are', async () => {
  answer = away
  await draft(2, 4)
  newest = done(7, { draft: { property_value: 9 }, completed: null, locked: false })
  answer = () => elsewhere
  await offlineQueue.send()
  storage.room = 0
  offlineQueue.resolveConflict('mine')
  expect(offlineQueue.state()).toMatchObject({ unsent: 1, refused: { input: { property_value: 2 } } })
})

test('[ED14] what the server refused is asked about once, also when the browser has no room to store why', async () => {
  await draft(2, 4)
  newest = done(7, { draft: { property_value: 9 }, completed: null, locked: false })
  answer = () => {
    storage.room = 0
    if (arrived.length === 2) signedIn = 'nobody'
    return elsewhere
  }
  expect(await offlineQueue.send()).toMatchObject({ code: 'answer-first' })
  expect(arrived).toHaveLength(1)
  expect(offlineQueue.state()).toMatchObject({ unsent: 1, refused: { problem: changedElsewhere } })
  storage.room = Number.POSITIVE_INFINITY
  answer = ({ base }) => (base && base.revision < 7 ? elsewhere : done(8))
  offlineQueue.resolveConflict('mine')
  expect(await offlineQueue.send()).toBeNull()
  expect(offlineQueue.state()).toEqual({ unsent: 0, refused: null })
})

test('[ED14] changes that there is no room to send as one stay until each has arrived', async () => {
  await draft(1, 4)
  await draft(2, 4, 1)
  await client.execute(applicationResource, 'save-draft', { annual_income: 5 } as never)
  answer = ({ input }) => {
    storage.room = 0
    return (input as { property_value: number }).property_value === 1 ? done(5) : away()
  }
  expect(await offlineQueue.send()).not.toBeNull()
  answer = () => done(6)
  open()
  expect(await offlineQueue.send()).toBeNull()
  expect(inputs()).toEqual([{ property_value: 1 }, { property_value: 2 }, { annual_income: 5 }])
})

test('[ED11] what needs the server at once waits for the tab that is sending', async () => {
  answer = away
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  answer = () => done(1)
  let release = () => {}
  const busy = new Promise<void>(resolve => {
    release = resolve
  })
  let line: Promise<unknown> = busy
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      // As the browser does: `ifAvailable` is answered at once with nothing, everybody else waits in line.
      request(_name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => Promise<unknown>) {
        if (options.ifAvailable) return work(null)
        line = line.then(() => work({}))
        return line
      },
    },
  })
  const completing = client.execute(applicationResource, 'complete', { property_state: 'Texas' })
  release()
  expect(await completing).toMatchObject({ ok: true })
})

test('[X140] [ED13] what an earlier version kept is sent, too', async () => {
  const older = {
    drawer: 'documents',
    action: 'mark',
    input: { document: 'pay_stubs', gathered: true, seen: null },
    at: '2026-01-01',
    isWhole: false,
  }
  storage.setItem('unsent.ada.2026-01-01.abc', JSON.stringify(older))
  open()
  answer = () => done(1)
  expect(await offlineQueue.send()).toBeNull()
  expect(arrived).toMatchObject([{ resource: 'documents', input: tick('pay_stubs'), id: 'unsent.ada.2026-01-01.abc' }])
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
    expect(await offlineQueue.send()).not.toBeNull()
    expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
  }
  answer = () => refused({ status: 404, code: 'lender-not-found', title: 'x', detail: 'x' })
  expect(await offlineQueue.send()).toBeNull()
})

test('[TG36] what waits for a loan that somebody was put out of is let go, and nobody is asked about it', async () => {
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  answer = () =>
    refused({ status: 404, code: 'no-such-loan', title: 'No such loan', detail: 'Please open one of yours.' })
  expect(await offlineQueue.send()).toBeNull()
  expect(offlineQueue.state()).toEqual({ unsent: 0, refused: null })
  expect(storage.length).toBe(0)
})

test('[X143] a browser without room says so, and nothing is taken for kept', async () => {
  storage.setItem = () => false
  expect(await client.execute(checklistResource, 'mark', tick('pay_stubs'))).toMatchObject({
    ok: false,
    problem: { code: 'storage-full' },
  })
  expect(views.size).toBe(0)
})

test('[X246] whose session it is is asked before every single request: on a slow line it may change in between', async () => {
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  await client.execute(checklistResource, 'mark', tick('w2_forms'))
  answer = () => {
    signedIn = 'bob'
    return accepted({})
  }
  expect(await offlineQueue.send()).not.toBeNull()
  expect(arrived).toHaveLength(1)
  expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
})

test('[X246] what the server would not take in another person’s session is no “no” to the change', async () => {
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  answer = () => refused({ status: 409, code: 'other-account', title: 'x', detail: 'x' })
  expect(await offlineQueue.send()).not.toBeNull()
  expect(offlineQueue.state()).toEqual({ unsent: 1, refused: null })
})

test('[X142] nothing of one person is sent as another, or left for them', async () => {
  await client.execute(checklistResource, 'mark', tick('pay_stubs'))
  answer = () => accepted({})
  signedIn = 'bob'
  expect(await offlineQueue.send()).not.toBeNull()
  expect(arrived).toEqual([])
  storage.setItem('theme', 'dark')
  forgetUnsent(storage, 'ada')
  expect(countUnsent(storage, 'ada')).toBe(1)
  forgetUnsent(storage, 'bob')
  expect(countUnsent(storage, 'ada')).toBe(0)
  expect(storage.length).toBe(1)
})

test('[LG15] what is wrong with a form is said at once, without a way to the server, and nothing is kept of it', async () => {
  answer = () => accepted({})
  const outcome = await client.execute(checklistResource, 'mark', { document: 'pay_stubs', gathered: 'yes' } as never)
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid-input', errors: [{ path: 'gathered' }] } })
  expect([arrived.length, offlineQueue.state().unsent]).toEqual([0, 0])
})
