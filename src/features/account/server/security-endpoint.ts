import { accepted } from '#resources/problem.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { SecurityEvents } from './answers.ts'
import type { SecurityRecord } from './security-record.ts'

export function securityEndpoint(record: SecurityRecord): Endpoint {
  return forUsers({
    method: 'GET',
    path: '/api/auth/security-events',
    summary: 'What happened around the account lately: sign-ins, failed tries in sum, changes. Newest first.',
    answer: SecurityEvents,
    async handle({ user }) {
      const events = await record.read(user.id)
      return accepted({ events: events.map(({ user_id: _, ...event }) => event) })
    },
  })
}
