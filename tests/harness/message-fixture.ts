import type { Database } from '#server/db/database.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { MessageParts } from '#server/mail/operator-message.ts'
import { ORIGIN, queuesOf, testApp } from './test-app.ts'

export const OPERATOR = 'operator@example.com'

/** One address that takes messages from anyone, with everything real around it but the network. */
export function messageFixture(database: Database, endpointOf: (parts: MessageParts) => Endpoint) {
  const endpoint = endpointOf({ database, ...queuesOf(database), whoIs: async () => null, operatorEmail: OPERATOR })
  const app = testApp({ database, endpoints: [endpoint] })
  return async (body: unknown, from = '192.0.2.1'): Promise<Response> =>
    app.request(
      `${ORIGIN}${endpoint.path}`,
      { method: 'POST', headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: from } } },
    )
}
