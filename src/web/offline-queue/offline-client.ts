import { parseInput } from '#resources/apply-action.ts'
import type { ResourceClient } from '#resources/client.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import type { OfflineQueue } from './offline-queue.ts'

/**
 * An account's client that goes on without a network. What can wait goes through the queue; what cannot is done when nothing
 * waits any more.
 */
export function offlineClient(remote: ResourceClient, offlineQueue: OfflineQueue): ResourceClient {
  return {
    async read(resource) {
      const outcome = await remote.read(resource)
      return outcome.ok ? { ...outcome, value: offlineQueue.applyQueued(resource, outcome.value) } : outcome
    },
    async execute(resource, action, input, base) {
      // Invalid input is refused here, in the page's language, without a request.
      const step = resource.actions[action]
      const parsed = step ? parseInput(step.input, input) : accepted(input)
      if (!parsed.ok) return parsed
      if (step?.offline) return (await offlineQueue.execute(resource, action, input, base)) as Outcome<never>
      const left = offlineQueue.state().unsent === 0 ? null : await offlineQueue.send()
      return left ? refused(left) : await remote.execute(resource, action, input, base)
    },
    can: remote.can,
  }
}
