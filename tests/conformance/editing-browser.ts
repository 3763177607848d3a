import { vi } from 'vitest'
import { parseInput } from '#resources/apply-action.ts'
import type { ResourceClient } from '#resources/client.ts'
import { type Edit, type Fields, isSame } from '#resources/merge-fields.ts'
import { type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { serverActionContext } from '#server/action-context.ts'
import { createDraft, type Draft } from '#web/client/draft.ts'
import { storedEdits } from '#web/client/stored-edits.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { type Entry, readEntries } from '#web/offline-queue/entries.ts'
import { offlineClient } from '#web/offline-queue/offline-client.ts'
import { createOfflineQueue, type OfflineQueue } from '#web/offline-queue/offline-queue.ts'
import { unreachable } from '#web/remote/api.ts'
import { callPatiently, readResource, remoteClient } from '#web/remote/remote-client.ts'
import { hasRoomFor, orInMemory } from '#web/storage/browser-storage.ts'
import { memoryStorage } from '../harness/memory-storage.ts'
import { type Account, asBrowserOf } from './worlds.ts'

/** A form over something that is saved. */
export interface EditedForm {
  rule: string
  resource: AnyResource
  action: string
  id?: string
  /** What is there before anything is needed. */
  before?: [action: string, input: unknown]
  first: Fields
  /** What people type into, each with a value for every number. */
  fields: Record<string, (number: number) => unknown>
}

interface Tab {
  draft: Draft<Fields>
  newDraft(): Draft<Fields>
  queue: OfflineQueue | null
  isClosed: boolean
  read(): Promise<void>
  /** What is saved, as this tab knows it. */
  saved(): Fields | null
  /** What it sent and nobody has answered yet. */
  sent?: Fields
}

interface Network {
  owner: string
  state: string
  /** Those that are on their way to the server. */
  requests: Set<Promise<unknown>>
  /** The tab whose turn it is to send what waits. */
  sender?: object
  /** Starts the server anew: whatever it was doing is done or not, and nobody hears. */
  restart(): void
  restarts: number
}

type Open = (
  tab: { isClosed: boolean },
  held: Map<string, { view: unknown; revision: number }>,
) => {
  client: ResourceClient
  /** Shows what is saved, without what is queued in the browser. */
  read: ResourceClient['read']
  queue: OfflineQueue | null
}

const never = new Promise<never>(() => {})
const signedOut: Problem = { status: 401, code: 'signed-out', title: 'Signed out', detail: 'Please sign in.' }

/** A browser with the product's own client, queue and drafts in it; only the screen and the wire are not there. */
export async function browserOf(form: EditedForm, account: Account) {
  const storage = memoryStorage()
  const network: Network = {
    owner: account.id,
    state: 'network',
    requests: new Set(),
    restarts: 0,
    restart() {
      network.restarts += 1
      account.restart()
    },
  }
  const open: Open = (tab, held) => {
    const wired = async (send: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> => {
      if (network.state === 'lose-request') return refused(unreachable)
      if (network.state === 'sign-out') return tab.isClosed ? never : refused(signedOut)
      const isLost = network.state === 'lose-answer'
      const { restarts } = network
      const request = asBrowserOf(account, send)
      network.requests.add(request)
      const outcome = await request.finally(() => network.requests.delete(request))
      // Nothing goes on in a tab that is gone.
      if (tab.isClosed) return never
      return isLost || restarts !== network.restarts ? refused(unreachable) : outcome
    }
    const queue = createOfflineQueue({
      storage,
      owner: account.id,
      held: {
        view: ({ name }) => held.get(name)?.view,
        hold: ({ name }, view) => void held.set(name, { view, revision: held.get(name)?.revision ?? 0 }),
      },
      async isSignedIn() {
        network.sender = tab
        return !tab.isClosed && network.state === 'network'
      },
      call: change => wired(() => callPatiently(change)),
      read: (resource, loan) => wired(() => readResource(resource, loan)),
      findResource: async () => form.resource,
      onChanged: () => {},
      onAllSent: () => {},
    })
    const remote = { ...remoteClient, read: (resource: AnyResource) => wired(() => remoteClient.read(resource)) }
    return {
      client: offlineClient(remote as ResourceClient, queue),
      read: remote.read as ResourceClient['read'],
      queue,
    }
  }
  const { before, resource, action, first } = form
  const seed = (name: string, input: unknown) => asBrowserOf(account, () => remoteClient.execute(resource, name, input))
  if (before) await seed(before[0], before[1])
  await seed(action, first)
  return walkThrough(form, storage, network, open)
}

export async function guestBrowser(form: EditedForm) {
  const storage = memoryStorage()
  const open: Open = () => {
    const context = () => serverActionContext('America/New_York')
    const client = guestClient(storage, context, async () => [form.resource])
    return { client, read: client.read, queue: null }
  }
  const { client } = open({ isClosed: false }, new Map())
  if (form.before) await client.execute(form.resource, form.before[0], form.before[1])
  await client.execute(form.resource, form.action, form.first)
  const network: Network = { owner: '', state: 'network', requests: new Set(), restarts: 0, restart() {} }
  return walkThrough(form, storage, network, open)
}

/** The fields that a change says something else about than what it was made on. */
function changedIn({ input, base }: Entry): Fields {
  const changed = Object.entries(input as Fields).filter(([field, value]) => !isSame(value, base?.fields?.[field]))
  return Object.fromEntries(changed)
}

/** The turn that tabs of one browser take at sending. A tab that closes lets it go, as browsers see to. */
function tabLock(network: Network) {
  let turn: Promise<unknown> = Promise.resolve()
  let closed = Promise.withResolvers<void>()
  vi.spyOn(navigator.locks, 'request').mockImplementation((async (_name: string, _how: object, work: () => unknown) => {
    const mine = turn.then(() => {
      closed = Promise.withResolvers()
      return Promise.race([work(), closed.promise])
    })
    turn = mine.catch(() => undefined)
    return await mine
  }) as LockManager['request'])
  return {
    letGo(tab: object) {
      if (network.sender === tab) closed.resolve()
    },
  }
}

async function walkThrough(
  form: EditedForm,
  storage: ReturnType<typeof memoryStorage>,
  network: Network,
  openTab: Open,
) {
  const { resource, action, id } = form
  const fieldsOf = (view: unknown) => (resource.actions[action]?.fields?.(view, { id }) ?? null) as Fields | null
  const pending: Promise<unknown>[] = []
  /** By field, what each tab typed last and over what, the newest at the end. */
  const typed = new Map<string, Map<number, Edit>>()
  /** By field, the tabs in which it was changed, also if it was changed back. */
  const touched = new Map<string, Set<number>>()
  const touch = (field: string, tab: number) => touched.set(field, (touched.get(field) ?? new Set()).add(tab))

  function newTab(): Tab {
    const held = new Map<string, { view: unknown; revision: number }>()
    const tab = { isClosed: false }
    const typedStorage = orInMemory(storage)
    const { client, queue } = openTab(tab, held)
    const read = async () => {
      const outcome = await client.read(resource)
      if (outcome.ok) held.set(resource.name, { view: outcome.value, revision: outcome.revision ?? 0 })
    }
    const newDraft = () =>
      createDraft<Fields>({
        saved() {
          const now = held.get(resource.name)
          return { fields: now ? fieldsOf(now.view) : null, revision: now?.revision ?? 0 }
        },
        start: () => form.first,
        input: fields => ({ ...form.first, ...fields }),
        check(input) {
          const step = resource.actions[action]
          const parsed = step && parseInput(step.input, input)
          return parsed && !parsed.ok ? parsed.problem : null
        },
        send(input, base) {
          const sending = client.execute(resource, action, input, base).then(outcome => {
            if (outcome.ok && !outcome.queued) {
              held.set(resource.name, { view: outcome.value, revision: outcome.revision ?? 0 })
            }
            return outcome
          })
          pending.push(sending)
          return sending
        },
        fieldsOf,
        readAgain: read,
        held: storedEdits(typedStorage, () => ['owner', resource, action, id]),
        hasRoomFor: length => hasRoomFor(storage, length),
        onNotHeld: () => {},
        savesOnLeaving: true,
      })
    const saved = () => {
      const now = held.get(resource.name)
      return now ? fieldsOf(now.view) : null
    }
    return Object.assign(tab, { draft: newDraft(), newDraft, queue, read, saved })
  }

  /** Whoever was asked, by the form or about what waits, says which stays. */
  async function answer(tab: Tab, choice: 'mine' | 'theirs'): Promise<void> {
    const { edits, isQuestionOpen } = tab.draft.state()
    if (isQuestionOpen && tab.draft.conflicts().length > 0) {
      for (const field of Object.keys(edits)) {
        const edit = typed.get(field)?.get(at)
        typed.get(field)?.delete(at)
        if (edit && choice === 'mine') typed.get(field)?.set(at, edit)
      }
      if (choice === 'mine') await tab.draft.keepMine()
      else tab.draft.takeTheirs()
    } else if (tab.queue) {
      // Another tab may have answered: what is still on this one's screen is pressed in vain.
      const question = waiting().find(({ problem }) => problem)
      for (const [field, mine] of Object.entries(question ? changedIn(question) : {})) {
        for (const [number, { value }] of [...(typed.get(field) ?? [])]) {
          // What was typed since stays, in its form or behind the question.
          const behind = waiting().filter(({ id }) => id !== question?.id)
          const isOpen =
            field in (tabs[number]?.draft.state().edits ?? {}) ||
            behind.some(entry => isSame(changedIn(entry)[field], value))
          if (!isOpen && isSame(value, mine) === (choice === 'theirs')) typed.get(field)?.delete(number)
        }
      }
      tab.queue.resolveConflict(choice)
      await tab.queue.send()
      await tab.read()
    }
  }

  const waiting = () => readEntries(storage, network.owner)
  const lock = tabLock(network)
  /** All that was sent is answered. What a tab that is gone waited for, and what needs the network, never comes. */
  async function settled(): Promise<void> {
    do {
      await Promise.allSettled(network.requests)
      await Promise.race([Promise.allSettled(pending), new Promise(done => setTimeout(done, 5))])
    } while (network.requests.size > 0)
    pending.length = 0
  }
  const tabs = [newTab(), newTab()] as [Tab, Tab]
  let at = 0
  for (const tab of tabs) await tab.read()

  return {
    async step(what: string, field: string, value: unknown): Promise<void> {
      // What somebody does is an event: what the page had to do without the network is done by then.
      await new Promise(setImmediate)
      const tab = tabs[at] as Tab
      if (what === 'type' || what === 'type-back') {
        if (what === 'type-back') value = tab.saved()?.[field] ?? value
        if (isSame(tab.draft.typed()[field], value)) return
        tab.draft.change({ [field]: value })
        touch(field, at)
        const byTab = typed.get(field) ?? new Map<number, Edit>()
        byTab.delete(at)
        // Typing the saved value changes nothing, unless another value is being sent.
        const sent = tab.sent && { value, was: tab.sent[field] }
        const edit = tab.draft.state().edits[field] ?? (sent && !isSame(sent.was, value) ? sent : undefined)
        if (edit) byTab.set(at, edit)
        typed.set(field, byTab)
      } else if (what === 'save') await tab.draft.save()
      // They type on before it is answered.
      else if (what === 'save-unawaited') {
        const sent = tab.draft.typed()
        tab.sent = sent
        const saving = tab.draft.save().finally(() => {
          if (tab.sent === sent) tab.sent = undefined
        })
        pending.push(saving)
      } else if (what === 'switch') {
        // A switch is saved at once, alone; where it could not be, it stands as before.
        if (field in tab.draft.state().edits || isSame(tab.draft.typed()[field], value)) return
        const was = tab.draft.typed()[field]
        const outcome = await tab.draft.save({ [field]: value })
        // Without room here, an answer that is lost leaves it open whether it is saved.
        if (outcome && !outcome.ok && outcome.problem.code === 'storage-full') typed.get(field)?.clear()
        if (!outcome?.ok) return
        touch(field, at)
        const byTab = typed.get(field) ?? new Map<number, Edit>()
        byTab.delete(at)
        typed.set(field, byTab.set(at, { value, was }))
      } else if (what === 'leave') {
        tab.draft.leave('aside')
        await settled()
      } else if (what === 'away-and-back') {
        tab.draft.leave('aside')
        tab.draft = tab.newDraft()
        tab.draft.restore()
      } else if (what === 'close') {
        // The browser asks whether to leave, and they stay.
        if (!tab.draft.mayBeClosed()) return
        tab.draft.leave('gone')
        tab.isClosed = true
        await settled()
        lock.letGo(tab)
        network.state = 'network'
        tabs[at] = newTab()
        await tabs[at]?.queue?.send()
        await tabs[at]?.read()
        tabs[at]?.draft.restore()
      } else if (what === 'mine' || what === 'theirs') await answer(tab, what)
      else if (what === 'tab') at = 1 - at
      else if (what === 'send') await tab.queue?.send()
      else if (what === 'restart') network.restart()
      else if (what === 'full') storage.room = storage.used()
      else if (what === 'no-storage') storage.room = 0
      else if (what === 'room') storage.room = Number.POSITIVE_INFINITY
      else network.state = what
    },
    /** The network is back and everybody saves; what they are asked then, and what is saved. */
    async finish() {
      await settled()
      network.state = 'network'
      storage.room = Number.POSITIVE_INFINITY
      const asked = new Set<string>()
      const open = new Set<string>()
      for (const tab of [tabs[0], tabs[1], tabs[0]]) {
        await tab.queue?.send()
        await tab.read()
        const { edits } = tab.draft.state()
        // What was on its way when they typed has arrived since: it is what they typed over.
        for (const [field, edit] of Object.entries(edits)) typed.get(field)?.set(tabs.indexOf(tab), edit)
        if (Object.keys(edits).length > 0) await tab.draft.save()
        const conflicts = tab.draft.conflicts()
        for (const field of conflicts) asked.add(field)
        // Until they have answered, what else they typed there is on their screen.
        if (conflicts.length > 0) for (const field of Object.keys(tab.draft.state().edits)) open.add(field)
      }
      const { client, read, queue } = openTab({ isClosed: false }, new Map())
      const [shown, now] = [await client.read(resource), await read(resource)]
      const saved = now.ok ? fieldsOf(now.value) : null
      const question = queue?.state().refused
      for (const field of question ? Object.keys(form.fields) : []) {
        const was = question?.base?.fields?.[field]
        const mine = (question?.input as Fields | undefined)?.[field]
        // What else the refused change says waits for the same answer; what is saved by now is no question.
        if (!isSame(mine, was) && !isSame(mine, saved?.[field])) (isSame(saved?.[field], was) ? open : asked).add(field)
      }
      return { asked: [...asked], open: [...open], saved: shown.ok ? fieldsOf(shown.value) : null, typed, touched }
    },
  }
}
