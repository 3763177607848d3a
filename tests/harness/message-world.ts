import type { Database } from '#server/db/database.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { MessageParts } from '#server/mail/operator-message.ts'
import { ORIGIN, queuesOf, quietApp } from './quiet-server.ts'

export const OPERATOR = 'operator@example.com'

/** What people try to smuggle into a mail. */
export const smuggling = [
  'Ada\r\nBcc: victim@example.com',
  'Ada\nBcc: victim@example.com',
  'Ada\u2028Bcc: victim@example.com',
  'Ada\0',
  'victim@example.com, other@example.com',
  '"Ada" <victim@example.com>',
  'ada@example.com,victim@example.com',
]

/** One address that takes messages from anyone, with everything real around it but the network. */
export function messageWorld(database: Database, endpointOf: (parts: MessageParts) => Endpoint) {
  const endpoint = endpointOf({ database, ...queuesOf(database), whoIs: async () => null, operatorEmail: OPERATOR })
  const app = quietApp({ database, endpoints: [endpoint] })
  return async (body: unknown, from = '192.0.2.1'): Promise<Response> =>
    app.request(
      `${ORIGIN}${endpoint.path}`,
      { method: 'POST', headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: from } } },
    )
}
