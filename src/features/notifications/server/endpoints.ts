import * as z from 'zod/mini'
import { accepted } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { peopleInLoansWith } from '#server/loans/people.ts'
import { type RemindParts, remindPerson } from './remind.ts'

const ASKED_PER_USER: LimitRule = { name: 'process-reminders', burst: 20, refillSeconds: 60 }

/** What the scheduled job does for everyone, at once for the caller. */
export function processReminders(database: Database, parts: RemindParts & { limits: Limits }): Endpoint {
  return forUsers({
    method: 'POST',
    path: '/api/functions/process-reminders',
    summary: 'Gives you every reminder that is due now.',
    answer: z.object({ emailsSent: z.number(), notificationsCreated: z.number() }),
    async handle({ user }) {
      await takeOrRefuse(parts.limits, [{ rule: ASKED_PER_USER, subject: user.id }])
      const others = await peopleInLoansWith(database.orm, user.id)
      const remind = async (tx: Orm) => accepted(await remindPerson(tx, parts, user.id, new Date(), 'caller'))
      return await sessionTransaction(database, user, remind, { others })
    },
  })
}
