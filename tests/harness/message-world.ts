import { BlockList } from 'node:net'
import { Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { createApp } from '#server/http/app.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLog } from '#server/log.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import type { MessageParts } from '#server/mail/operator-message.ts'

const ORIGIN = 'http://localhost:3000'

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
  const jobs = createJobs({ database, works: false, onError: () => {} })
  const endpoint = endpointOf({
    database,
    limits: createLimits(database, 'only-for-tests'),
    mailQueue: createMailQueue(jobs, false, createLimits(database, 'only-for-tests')),
    whoIs: async () => null,
    operatorEmail: OPERATOR,
  })
  const app = createApp({
    config: { baseUrl: ORIGIN, otherOrigins: [], trustedProxies: new BlockList(), metricsToken: undefined },
    log: createLog({ level: 'silent', forPeople: false, write: () => {} }),
    metrics: new Registry(),
    database,
    isStopping: () => false,
    requireUser: async (_context, next) => next(),
    endpoints: [endpoint],
    pages: undefined,
  })
  return async (body: unknown, from = '192.0.2.1'): Promise<Response> =>
    app.request(
      `${ORIGIN}${endpoint.path}`,
      { method: 'POST', headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: from } } },
    )
}
