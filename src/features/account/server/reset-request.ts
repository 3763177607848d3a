import type { AuthLibrary } from '#server/auth/library.ts'
import type { Scope } from '#server/auth/scope.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'

/**
 * A reset is only queued while the person waits, and looked into afterwards. So the answer takes the same work, and the
 * same time, whether the address has an account or not.
 */
export const resetRequested = defineQueue<{ email: string }>({
  name: 'account.reset-requested',
  retries: 5,
  pauseSeconds: 5,
  patienceSeconds: 60,
  isPersonal: true,
})

export function registerResetRequests(jobs: Jobs, library: AuthLibrary, scope: Scope): void {
  jobs.handle(resetRequested, async ({ email }) => {
    await scope.transaction(() => library.api.requestPasswordReset({ body: { email } }))
  })
}
