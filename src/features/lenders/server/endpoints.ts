import { asc, eq, getTableColumns } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import type { Database } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { OfferedLenders } from '../model.ts'
import { offeredLenders } from '../rules.ts'
import { lenders } from './tables.ts'

const activeLenders = preparedSelect('active_lenders', getTableColumns(lenders), rows =>
  rows.from(lenders).where(eq(lenders.is_active, true)).orderBy(asc(lenders.interest_rate)),
)

/** The list itself is no secret; whom somebody puts on theirs is kept with their account. */
export function offeredLendersEndpoint(database: Database): Endpoint {
  return forAnyone({
    method: 'GET',
    path: '/api/lenders/offered',
    summary: 'The lenders that can be put on a list, by rate. Where their mail goes is left out.',
    answer: OfferedLenders,
    async handle({ context }) {
      const offered = offeredLenders(await activeLenders(database.orm).execute())
      context.header('cache-control', 'public, max-age=300')
      return accepted({ lenders: offered.map(lender => ({ ...lender, email: null })) })
    },
  })
}
