import { applyAction } from '#resources/apply-action.ts'
import { type Base, type Fields, mergeFields } from '#resources/merge-fields.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { OTHER_ACCOUNT } from '#routes/page-user.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { loanOfPage } from '#web/client/page-loan.ts'
import { unreachable } from '#web/remote/api.ts'
import type { BrowserStorage } from '#web/storage/browser-storage.ts'
import { type Entry, entryAt, newEntry, readEntries, writeEntry } from './entries.ts'
import { offlineQueueWords } from './words.ts'

export interface OfflineQueueState {
  unsent: number
  /** A refused change, until the person decides about it, here or in another tab. */
  refused: Entry | null
}

/** A constant, so that hydrating a prerendered page sees no change. */
export const NOTHING_UNSENT: OfflineQueueState = { unsent: 0, refused: null }

/** An account's changes pass through it: in order, each with an id, stored in the browser until the server has answered. */
export interface OfflineQueue {
  subscribe(listener: () => void): () => void
  state(): OfflineQueueState
  /** Executes an action that may wait. If it cannot be sent now it is queued, and the page shows its result. */
  execute(resource: AnyResource, action: string, input: unknown, base: Base | undefined): Promise<Outcome<unknown>>
  /** The server's view with the queued changes applied. */
  applyQueued<View>(resource: AnyResource, view: View): View
  /** Sends the queue in order. A problem if something is left. */
  send(): Promise<Problem | null>
  /** `mine`: send it whatever was saved meanwhile. `theirs`: discard it. */
  resolveConflict(choice: 'mine' | 'theirs'): void
}

/** What the page holds of a resource. */
export interface ViewCache {
  view(resource: AnyResource): unknown
  hold(resource: AnyResource, view: unknown): void
}

interface OfflineQueueParts {
  storage: BrowserStorage
  owner: string
  held: ViewCache
  /** Whether the browser's session is the owner's: another tab may have signed somebody else in. */
  isSignedIn(): Promise<boolean>
  call(change: Pick<Entry, 'id' | 'resource' | 'action' | 'input' | 'loan' | 'base'>): Promise<Outcome<unknown>>
  read(resource: AnyResource, loan: string | undefined): Promise<Outcome<unknown>>
  /** Loads a resource that no page of this tab has read; nothing if its code cannot be loaded. */
  findResource(name: string): Promise<AnyResource | undefined>
  /** These resources, by name, are to be read again. */
  onChanged(resources: string[]): void
  /** This tab has sent the last of them. */
  onAllSent(): void
}

export function createOfflineQueue(parts: OfflineQueueParts): OfflineQueue {
  const { storage, owner, held, onChanged, onAllSent } = parts
  const listeners = new Set<() => void>()
  /** Those that a page has read. */
  const resources = new Map<string, AnyResource>()
  /** Requests in flight of this tab, by id. */
  const inFlight = new Map<string, { entry: Entry; done: Promise<unknown> }>()
  /** Why a change was refused, by id, where the browser has no room for that: asked in this tab alone. */
  const problemsInMemory = new Map<string, Problem>()
  /** Callers in this tab that await the answer to a change. */
  const waiters = new Map<string, (outcome: Outcome<unknown>) => void>()
  /** Tells this page's changes from those of other tabs, which may not be shown here yet. */
  const page = crypto.randomUUID()
  /** The last try failed: until one succeeds, callers do not wait for the next. */
  let isAway = false
  let sending: Promise<void> | undefined
  let state = current()

  function queuedEntries(): Entry[] {
    return readEntries(storage, owner)
      .filter(({ id }) => !inFlight.has(id))
      .map(entry => ({ ...entry, problem: entry.problem ?? problemsInMemory.get(entry.id) }))
  }

  function current(): OfflineQueueState {
    const entries = queuedEntries()
    if (entries.length === 0) return NOTHING_UNSENT
    return { unsent: entries.length, refused: entries.find(({ problem }) => problem) ?? null }
  }

  function publish(): void {
    state = current()
    for (const listener of listeners) listener()
  }

  function inFlightFor(entry: Place) {
    return [...inFlight.values()].filter(other => isSamePlace(other.entry, entry))
  }

  async function whileInFlight<Answer>(entry: Entry, send: () => Promise<Answer>): Promise<Answer> {
    const done = send()
    inFlight.set(entry.id, { entry, done })
    return await done.finally(() => inFlight.delete(entry.id))
  }

  const isThere = ({ key }: Entry) => storage.getItem(key) !== null

  /** Another tab queues and sends too. What it queued shows here at once; what it sent is read again. */
  function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
    const entry = entryAt(owner, key, newValue ?? oldValue)
    if (!entry) return
    publish()
    if (!isOfPage(entry)) return
    const resource = resources.get(entry.resource)
    const before = resource && held.view(resource)
    if (newValue === null) onChanged([entry.resource])
    else if (oldValue === null && resource && before !== undefined) {
      const next = applyHere(resource, entry, before)
      if (next.ok) held.hold(resource, next.value)
    }
  }

  async function execute(resource: AnyResource, action: string, input: unknown, base: Base | undefined) {
    resources.set(resource.name, resource)
    const loan = resource.perLoan ? loanOfPage() : undefined
    const isWhole = resource.actions[action]?.offline === 'coalesce'
    const mayTry = !isAway && navigator.onLine !== false
    // Synchronously, because the page may be closing. After the queue and after what this one is based on: the server
    // gets changes in their order.
    const isBasedOnAnother = base !== undefined && inFlightFor({ resource: resource.name, loan }).length > 0
    const goesFirst = mayTry && queuedEntries().length === 0 && !isBasedOnAnother
    const change = { resource: resource.name, action, input, loan, page, base, isWhole, tried: goesFirst || undefined }
    const entry = newEntry(storage, owner, change, Date.now())
    const isSaved = writeEntry(storage, entry)
    // Without room to store it, it can only be sent now.
    if (goesFirst || !isSaved) {
      const outcome = await deliver(entry)
      if (outcome) return outcome
    } else if (mayTry) {
      const outcome = await inTurn(entry)
      if (outcome) return outcome
    }
    publish()
    return isSaved ? showHere(resource, entry) : refused(noRoom)
  }

  /** Sends it, and removes it once it is answered. `null` if the server is unreachable. */
  function deliver(entry: Entry): Promise<Outcome<unknown> | undefined> {
    return whileInFlight(entry, async () => {
      const outcome = await parts.call(entry)
      isAway = !outcome.ok && outcome.problem.status >= 500
      if (isAway) return undefined
      answer(entry, outcome)
      return outcome
    })
  }

  function answer(entry: Entry, outcome: Outcome<unknown>, isMerged = false): void {
    const revision = outcome.ok && entry.base && !isMerged ? outcome.revision : undefined
    if (revision !== undefined) {
      // This page's later changes are based on its result; those of others are merged.
      for (const next of readEntries(storage, owner)) {
        const follows = next.at > entry.at && next.page === entry.page && isSamePlace(next, entry)
        if (follows && next.base) writeEntry(storage, { ...next, base: { ...next.base, revision } })
      }
    }
    storage.removeItem(entry.key)
    publish()
  }

  /** With the whole queue. Twice: a run that is just ending may have missed this change. */
  async function inTurn(entry: Entry): Promise<Outcome<unknown> | undefined> {
    let outcome: Outcome<unknown> | undefined
    waiters.set(entry.id, given => {
      outcome = given
    })
    await Promise.allSettled(inFlightFor(entry).map(({ done }) => done))
    for (let turn = 0; turn < 2 && !outcome && isThere(entry) && !isAway; turn += 1) await send()
    waiters.delete(entry.id)
    // Another tab has sent it, or there was no room for it. If it arrived, the server repeats its answer.
    return outcome ?? (isThere(entry) || isAway ? undefined : await deliver(entry))
  }

  function showHere(resource: AnyResource, entry: Entry): Outcome<unknown> {
    const before = held.view(resource)
    const shown = before === undefined ? refused(unreachable) : applyHere(resource, entry, before)
    if (!shown.ok) {
      storage.removeItem(entry.key)
      publish()
      return shown
    }
    held.hold(resource, shown.value)
    return { ok: true, value: shown.value, queued: true }
  }

  async function sendAll(): Promise<void> {
    const sent = new Set<string>()
    for (;;) {
      const entries = queuedEntries()
      const isBlocked = (entry: Entry) =>
        inFlightFor(entry).length > 0 || entries.some(other => other.problem && isSamePlace(other, entry))
      const next = entries.find(entry => !isBlocked(entry))
      // Before each: somebody else may have signed in since the last one.
      if (!next || !(await parts.isSignedIn())) break
      // Meanwhile another tab may have discarded it.
      if (!isThere(next)) continue
      let together = coalescable(next, queuedEntries())
      let entry = { ...next, input: Object.assign({}, ...together.map(each => each.input)), tried: true }
      // Without room for all of them in one, each goes by itself.
      if (!writeEntry(storage, entry)) [together, entry] = [[next], { ...next, tried: true }]
      for (const folded of together.slice(1)) storage.removeItem(folded.key)
      const { outcome, isMerged } = await whileInFlight(entry, () => callMerged(entry))
      isAway = !outcome.ok && isRetryable(outcome.problem)
      if (isAway) break
      for (const { id } of together) waiters.get(id)?.(outcome)
      // Removing what is already gone counts as done, and so does a change of a loan that the person was removed from.
      const isGone =
        !outcome.ok && (isLoanGone(outcome.problem) || (entry.action === 'remove' && outcome.problem.status === 404))
      // The form that made it awaits the answer and asks by itself; of several, the first one's.
      if (outcome.ok || isGone || waiters.has(entry.id)) {
        answer(entry, outcome, isMerged)
        sent.add(entry.resource)
      } else if (isThere(entry) && !writeEntry(storage, { ...entry, problem: outcome.problem })) {
        problemsInMemory.set(entry.id, outcome.problem)
      }
      publish()
    }
    if (sent.size > 0) onChanged([...sent])
    if (sent.size > 0 && queuedEntries().length === 0) onAllSent()
  }

  /** Changes of different fields are merged without asking. If a page awaits one, it merges it with what is typed by now. */
  async function callMerged(entry: Entry): Promise<{ outcome: Outcome<unknown>; isMerged?: true }> {
    const outcome = await parts.call(entry)
    if (outcome.ok || outcome.problem.status !== 412 || waiters.has(entry.id)) return { outcome }
    const resource = resources.get(entry.resource) ?? (await parts.findResource(entry.resource))
    const fields = resource?.actions[entry.action]?.fields
    if (!resource || !fields) return { outcome: entry.wins ? await parts.call({ ...entry, base: undefined }) : outcome }
    const newest = await parts.read(resource, entry.loan)
    if (!newest.ok) return { outcome: newest }
    const theirs = fields(newest.value, entry.input)
    const input = mergeFields(entry.base?.fields ?? null, entry.input as Fields, theirs, entry.wins)
    if (!input || newest.revision === undefined) return { outcome }
    const base = { revision: newest.revision, fields: theirs }
    return { outcome: await parts.call({ ...entry, id: crypto.randomUUID(), input, base }), isMerged: true }
  }

  async function send(): Promise<Problem | null> {
    sending ??= exclusive(sendAll).finally(() => {
      sending = undefined
      publish()
    })
    await sending
    if (queuedEntries().length === 0) return null
    return state.refused ? answerFirst : unreachable
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
      }
    },
    state: () => state,
    execute,
    applyQueued(resource, view) {
      resources.set(resource.name, resource)
      // A refused change is asked about, and not shown as if it were saved.
      const own = queuedEntries().filter(entry => entry.resource === resource.name && isOfPage(entry) && !entry.problem)
      return own.reduce((shown, entry) => {
        const next = applyHere(resource, entry, shown)
        return next.ok ? next.value : shown
      }, view)
    },
    send,
    resolveConflict(choice) {
      const { refused: entry } = current()
      if (!entry) return publish()
      const { problem: _problem, ...change } = entry
      // In its old place, as a new change; fields that it does not change stay as saved. If the browser cannot
      // store that, the question stays.
      if (choice === 'theirs') storage.removeItem(entry.key)
      else writeEntry(storage, { ...change, id: crypto.randomUUID(), tried: undefined, wins: true })
      publish()
      onChanged([entry.resource])
      void send()
    },
  }
}

const noRoom: Problem = {
  status: 503,
  code: 'storage-full',
  title: offlineQueueWords.full,
  detail: offlineQueueWords.fullDetail,
}
const answerFirst: Problem = {
  status: 409,
  code: 'answer-first',
  title: offlineQueueWords.answerFirst,
  detail: offlineQueueWords.answerFirstDetail,
}

/** What was queued before the page knew its loan belongs to the one that the person was in. */
function isOfPage({ loan }: Pick<Entry, 'loan'>): boolean {
  return loan === undefined || loanOfPage() === undefined || loan === loanOfPage()
}

type Place = Pick<Entry, 'resource' | 'loan'>

function isSamePlace(one: Place, other: Place): boolean {
  return one.resource === other.resource && one.loan === other.loan
}

/** The following changes by the same page that replace it, as long as none of them can have arrived. */
function coalescable(first: Entry, entries: readonly Entry[]): Entry[] {
  const behind = entries.slice(entries.findIndex(({ id }) => id === first.id) + 1)
  const isAlike = (next: Entry) =>
    !next.tried && next.page === first.page && next.action === first.action && isSamePlace(next, first)
  const end = behind.findIndex(next => !isAlike(next))
  return first.isWhole && !first.tried ? [first, ...behind.slice(0, end === -1 ? behind.length : end)] : [first]
}

/** Applies the action as the server will, to what the page shows. Of a form, only its changed fields: the rest may be newer. */
function applyHere<View>(resource: AnyResource, { action, at, base, ...entry }: Entry, view: View): Outcome<View> {
  if (!resource.offline) throw new Error(`${resource.name} cannot be changed without the server`)
  const newest = base && resource.actions[action]?.fields?.(view, entry.input)
  const input = newest ? mergeFields(base.fields, entry.input as Fields, newest, true) : entry.input
  const context = { ...browserActionContext(), now: at }
  const done = applyAction(resource, action, resource.offline.state(view), input, context)
  return done.ok ? accepted(resource.view(done.value, context)) : done
}

/**
 * Whether a retry may succeed: signed out, another person's session, unreachable, a server error or a rate limit. Asked for
 * the password, it would not.
 */
function isRetryable({ status, code }: Problem): boolean {
  return code !== 'sign-in-again' && (status === 401 || status === 429 || status >= 500 || code === OTHER_ACCOUNT)
}

/** The loan that it is about is no longer theirs to see. */
function isLoanGone({ code }: Problem): boolean {
  return code === 'no-such-loan'
}

/** Longer than a request may take, so that a hanging tab cannot block the others. */
const TURN_MS = 15_000

/** A lock: one tab at a time sends the queue. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  try {
    await navigator.locks.request('keyturn-offline-queue', { signal: AbortSignal.timeout(TURN_MS) }, work)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
