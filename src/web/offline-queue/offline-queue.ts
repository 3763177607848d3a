import { applyAction } from '#resources/apply-action.ts'
import { accepted, type Outcome, type Problem } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { OTHER_ACCOUNT } from '#routes/page-user.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { loanOfPage } from '#web/client/page-loan.ts'
import {
  addEntry,
  type Entry,
  entryAt,
  learnVersions,
  type NewEntry,
  nextMoment,
  readEntries,
  readVersions,
  removeEntries,
} from './entries.ts'
import { knownVersion, nextRequest, versionAt } from './next-request.ts'

/** What could not be saved as it was, until the person says which version goes on. */
export interface RefusedChange {
  entries: Entry[]
  problem: Problem
}

export interface OfflineQueueState {
  unsent: number
  refused: RefusedChange | null
}

/** One and the same, so that a page which came drawn sees no change in it. */
export const NOTHING_UNSENT: OfflineQueueState = { unsent: 0, refused: null }

export interface OfflineQueue {
  subscribe(listener: () => void): () => void
  state(): OfflineQueueState
  /** The moment that the next change is made at, and with it its version here. */
  nextMoment(): string
  /** False when the browser has no room for it. */
  keep(entry: NewEntry & { at: string }): boolean
  /** What the server showed, with what it has not heard of yet. */
  onto<View>(resource: AnyResource, view: View): View
  /** The same input with a version that the server knows. */
  translate<Input>(input: Input): Input
  /** Sends what there is, in order. True when nothing is left. */
  send(): Promise<boolean>
  /** `mine`: send it whatever was saved meanwhile. `theirs`: let it go. */
  settle(choice: 'mine' | 'theirs'): void
}

/** What the page holds of a resource. */
export interface HeldViews {
  view(resource: AnyResource): unknown
  hold(resource: AnyResource, view: unknown): void
}

interface OfflineQueueParts {
  storage: Storage
  owner: string
  held: HeldViews
  /** Whether the owner is who the server would take the sender for: another tab may have signed somebody else in. */
  isSignedIn(): Promise<boolean>
  call(path: string, input: unknown): Promise<Outcome<unknown>>
  /** These resources, by name, are to be read again. */
  onChanged(resources: string[]): void
  /** This tab has sent the last of them. */
  onAllSent(): void
}

export function createOfflineQueue(parts: OfflineQueueParts): OfflineQueue {
  const { storage, owner, held, call, onChanged, onAllSent } = parts
  const unsent = readEntries(storage, owner).length
  let state = unsent === 0 ? NOTHING_UNSENT : { ...NOTHING_UNSENT, unsent }
  let sending: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  /** Those that a page has read. */
  const resources = new Map<string, AnyResource>()

  const publish = (change: Partial<OfflineQueueState> = {}) => {
    state = { ...state, unsent: readEntries(storage, owner).length, ...change }
    for (const listener of listeners) listener()
  }

  /** Another tab keeps and sends too. What it kept shows here at once; what it sent is read again. */
  function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
    const entry = entryAt(owner, key, newValue ?? oldValue)
    if (!entry) return
    publish()
    if (!isOfPage(entry)) return
    const resource = resources.get(entry.resource)
    const before = resource && held.view(resource)
    if (newValue === null) onChanged([entry.resource])
    else if (before !== undefined && resource) {
      const next = applyHere(resource, entry, before)
      if (next.ok) held.hold(resource, next.value)
    }
  }

  async function sendAll(): Promise<boolean> {
    const sent = new Set<string>()
    while (state.refused === null && readEntries(storage, owner).length > 0) {
      // Before each: on a slow line somebody else may have signed in since the last one.
      if (!(await parts.isSignedIn())) break
      const request = nextRequest(readEntries(storage, owner), readVersions(storage, owner))
      if (!request) break
      const outcome = await call(request.path, request.input)
      const [{ resource, action, version }] = request.entries as [Entry]
      // What is to be removed and is not there is removed.
      const isGone = !outcome.ok && action === 'remove' && outcome.problem.status === 404
      if (!outcome.ok && !isGone) {
        if (isFinal(outcome.problem)) publish({ refused: { entries: request.entries, problem: outcome.problem } })
        break
      }
      const real = outcome.ok && version ? versionAt(outcome.value, version) : undefined
      if (real) {
        const made = request.entries.map(entry => entry.at)
        learnVersions(storage, owner, made, real)
      }
      removeEntries(storage, request.entries)
      sent.add(resource)
      publish()
    }
    const isEmpty = readEntries(storage, owner).length === 0
    if (sent.size > 0) onChanged([...sent])
    if (sent.size > 0 && isEmpty) onAllSent()
    return isEmpty
  }

  function send(): Promise<boolean> {
    sending ??= alone(sendAll).finally(() => {
      sending = undefined
    })
    return sending
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
    nextMoment: () => nextMoment(readEntries(storage, owner), Date.now()),
    keep(entry) {
      const kept = addEntry(storage, owner, entry)
      publish()
      return kept
    },
    onto(resource, view) {
      resources.set(resource.name, resource)
      const own = readEntries(storage, owner).filter(entry => entry.resource === resource.name && isOfPage(entry))
      return own.reduce((shown, entry) => {
        const next = applyHere(resource, entry, shown)
        return next.ok ? next.value : shown
      }, view)
    },
    translate(input) {
      if (typeof input !== 'object' || input === null || !('seen' in input)) return input
      return { ...input, seen: knownVersion(input.seen, readVersions(storage, owner)) }
    },
    send,
    settle(choice) {
      const { refused } = state
      if (!refused) return
      removeEntries(storage, refused.entries)
      if (choice === 'mine') {
        for (const { key: _key, ...entry } of refused.entries) {
          const { seen: _seen, ...input } = entry.input as Record<string, unknown>
          addEntry(storage, owner, { ...entry, input })
        }
      }
      publish({ refused: null })
      onChanged([...new Set(refused.entries.map(({ resource }) => resource))])
      void send()
    },
  }
}

/** What was kept before the page knew its loan is of the one that the person was in. */
function isOfPage({ loan }: Pick<Entry, 'loan'>): boolean {
  return loan === undefined || loanOfPage() === undefined || loan === loanOfPage()
}

/** The same step that the server will run, on what the page was shown. */
export function applyHere<View>(
  resource: AnyResource,
  { action, input, at }: Pick<Entry, 'action' | 'input' | 'at'>,
  view: View,
): Outcome<View> {
  if (!resource.offline) throw new Error(`${resource.name} cannot be changed without the server`)
  // Whether somebody else saved meanwhile is for the server to say.
  const { seen: _seen, ...said } = { seen: undefined, ...(input as object) }
  const context = { ...browserActionContext(), now: at }
  const done = applyAction(resource, action, resource.offline.state(view), said, context)
  return done.ok ? accepted(resource.view(done.value, context)) : done
}

/**
 * Another try would end the same way. Signed out, in somebody else's session, out of reach, at fault or asked to wait it would
 * not; asked for the password it would.
 */
function isFinal({ status, code }: Problem): boolean {
  return code === 'sign-in-again' || (status !== 401 && status !== 429 && status < 500 && code !== OTHER_ACCOUNT)
}

/** One tab sends at a time. Where another one does, there is nothing to do here. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  return navigator.locks.request('keyturn-outbox', { ifAvailable: true }, async lock => (lock ? work() : false))
}
