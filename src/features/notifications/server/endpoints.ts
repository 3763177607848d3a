import { accepted } from '#journey/refusal.ts'
import type { Database } from '#server/db/database.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { type RemindParts, remindPerson } from './remind.ts'

/** What the scheduled job does for everyone, at once for the caller. */
export function processReminders(database: Database, parts: RemindParts): Endpoint {
  return forUsers({
    method: 'POST',
    path: '/api/functions/process-reminders',
    summary: 'Gives you every reminder that is due now.',
    handle: ({ user }) =>
      database.transaction(async tx => accepted(await remindPerson(tx, parts, user.id, new Date(), 'caller'))),
  })
}
