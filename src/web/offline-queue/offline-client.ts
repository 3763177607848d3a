import type { ResourceClient } from '#resources/client.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { loanOfPage } from '#web/client/page-loan.ts'
import { unreachable } from '#web/remote/api.ts'
import { applyHere, type HeldViews, type OfflineQueue } from './offline-queue.ts'
import { offlineQueueWords } from './words.ts'

const noRoom: Problem = {
  status: 503,
  code: 'storage-full',
  title: offlineQueueWords.full,
  detail: offlineQueueWords.fullDetail,
}

/**
 * An account's client that goes on without a network. What the server cannot be told now is kept here and sent later, in
 * order; until then the action runs on what the page holds.
 */
export function offlineClient(remote: ResourceClient, offlineQueue: OfflineQueue, held: HeldViews): ResourceClient {
  return {
    async read(resource) {
      const outcome = await remote.read(resource)
      return outcome.ok ? accepted(offlineQueue.onto(resource, outcome.value)) : outcome
    },
    async execute(resource, action, input) {
      const offline = resource.actions[action]?.offline
      // Behind what waits already: the server hears of changes in the order in which they were made.
      const mayGo = offlineQueue.state().unsent === 0 || (!offline && (await offlineQueue.send()))
      if (mayGo && !(offline && isOffline())) {
        const outcome = await remote.execute(resource, action, offlineQueue.translate(input))
        if (outcome.ok || !offline || !isAway(outcome.problem)) return outcome
      }
      return offline ? keep(resource, action, input, offline) : refused(unreachable)
    },
    can: remote.can,
  }

  function keep(resource: AnyResource, action: string, input: unknown, offline: 'queue' | 'coalesce'): Outcome<never> {
    const before = held.view(resource)
    if (before === undefined) return refused(unreachable)
    const at = offlineQueue.nextMoment()
    const shown = applyHere(resource, { action, input, at }, before)
    if (!shown.ok) return shown
    const loan = resource.perLoan ? loanOfPage() : undefined
    const entry = {
      resource: resource.name,
      action,
      input,
      loan,
      at,
      isWhole: offline === 'coalesce',
      version: resource.offline?.version,
    }
    if (!offlineQueue.keep(entry)) return refused(noRoom)
    held.hold(resource, shown.value)
    return { ok: true, value: shown.value as never, queued: true }
  }
}

/** The browser is sure. When it is not, it is asked by trying; and there is no time to try when a page is closed. */
function isOffline(): boolean {
  return navigator.onLine === false
}

/** Out of reach, or not itself. A limit passes too, but then the person is told to wait. */
function isAway({ status }: Problem): boolean {
  return status >= 500
}
