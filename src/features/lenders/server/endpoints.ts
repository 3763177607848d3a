import { accepted } from '#resources/problem.ts'
import type { Database } from '#server/db/database.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { OfferedLenders } from '../model.ts'
import { loadOffered } from './store.ts'

/** The list itself is no secret; whom somebody puts on theirs is stored with their account. */
export function offeredLendersEndpoint(database: Database): Endpoint {
  return forAnyone({
    method: 'GET',
    path: '/api/lenders/offered',
    summary: 'The lenders that can be put on a list, by rate. Where their mail goes is left out.',
    answer: OfferedLenders,
    async handle({ context }) {
      context.header('cache-control', 'public, max-age=300')
      return accepted({ lenders: await loadOffered(database.orm) })
    },
  })
}
