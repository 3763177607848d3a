import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { OperatorList } from '#server/operator-list.ts'
import { requestLineWords } from '../operator-words.ts'
import { lenders, user_lender_applications } from './tables.ts'

const { user_id, loan_id, lender_id } = user_lender_applications

/** A request is known by its person, loan and lender; the command wants one short word for it. */
const requestId = sql<string>`md5(${user_id}::text || ${loan_id}::text || ${lender_id}::text)`

export const preApprovalRequests: OperatorList = {
  async entries({ orm }) {
    const rows = await orm
      .select({
        id: requestId,
        request: user_lender_applications,
        lender: lenders.name,
        name: users.name,
        email: users.email,
      })
      .from(user_lender_applications)
      .innerJoin(users, eq(users.id, user_id))
      .innerJoin(lenders, eq(lenders.id, lender_id))
      .orderBy(asc(user_lender_applications.created_at))
    return rows.map(({ id, lender, name, email, request }) => {
      const { created_at, done_at, status, applied_on, mailed_on, credit_pulled_on, self_applied_on } = request
      const record = { name, email, lender, status, applied_on, mailed_on, credit_pulled_on, self_applied_on }
      const details = [mailed_on === null ? requestLineWords.notMailed : requestLineWords.mailed(mailed_on)]
      return { id, created_at, done_at, headline: requestLineWords.headline(name, email, lender), details, record }
    })
  },
  async mark(tx, ids, done_at) {
    await tx.update(user_lender_applications).set({ done_at }).where(inArray(requestId, ids))
  },
}
