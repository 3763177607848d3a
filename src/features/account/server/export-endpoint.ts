import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type Endpoint, forUsers } from '#server/http/endpoint.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { loan_members } from '#server/loans/tables.ts'
import { mailQueue } from '#server/mail/tables.ts'
import { ProofForm } from '../model.ts'
import { ExportedData } from './answers.ts'
import type { AccountParts } from './parts.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { whereabouts } from './security-record.ts'
import { EXPORT_PER_USER } from './sign-in-limits.ts'

/** What opens an account or proves a link. Nobody needs it in a file that lies in a downloads folder. */
const SECRETS = new Set(['token', 'password', 'token_hash', 'identifier', 'secret', 'undo_hash', 'code_hash'])
/** The same once more: what a change was answered with is in the tables themselves. */
const REPEATED = new Set(['answer'])

/**
 * `export-user-data`: the caller's row in every table that has an owner. The tables are asked for in the database itself,
 * so that a new one is exported from its first day.
 */
export function exportEndpoint(database: Database, parts: AccountParts): Endpoint {
  return forUsers({
    method: 'POST',
    path: '/api/functions/export-user-data',
    summary: 'Everything stored about you.',
    answer: ExportedData,
    input: ProofForm,
    async handle({ context, user, input: { password } }) {
      await takeOrRefuse(parts.limits, [{ rule: EXPORT_PER_USER, subject: user.id }])
      await requireRecentSignIn(parts, user, password)
      return await sessionTransaction(database, user, async tx => {
        await parts.record.note(tx, 'data-exported', user.id, whereabouts(context))
        const data: Record<string, unknown> = { users: await rowsOf(tx, 'users', 'id', user.id) }
        for (const table of await ownedTables(tx)) data[table] = await rowsOf(tx, table, 'user_id', user.id)
        data.loans_of_others = await tx.select(joined).from(loan_members).where(eq(loan_members.member_id, user.id))
        // An email can hold a link that opens an account, or be to somebody else: that it was sent is all there is to say.
        data.outbox = await tx
          .select(exported)
          .from(mailQueue)
          .where(and(eq(mailQueue.user_id, user.id), isNotNull(mailQueue.kind)))
          .orderBy(mailQueue.created_at)
        return accepted({ exported_at: new Date().toISOString(), ...data })
      })
    },
  })
}

/** The loans of others that the person is in; what is saved for those is their owners'. */
const joined = { loan_id: loan_members.loan_id, joined_at: loan_members.joined_at }

const exported = { kind: mailQueue.kind, created_at: mailQueue.created_at }

async function ownedTables(tx: Orm): Promise<string[]> {
  const found = await tx.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name <> 'outbox'
    order by table_name`)
  return found.map(row => row.table_name)
}

async function rowsOf(tx: Orm, table: string, owner: string, user_id: string): Promise<Record<string, unknown>[]> {
  const found = await tx.execute(
    sql`select * from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${user_id}`,
  )
  return found.map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(column) && !REPEATED.has(column))),
  )
}
