import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { prepared, preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, NO_LOAN, type Owner, type Reader } from '#server/loans/owner.ts'
import { revisions } from './tables.ts'

interface Revised {
  name: string
  perLoan?: true
}

const revisionOf = preparedSelect('revision_of', { revision: revisions.revision }, rows =>
  rows.from(revisions).where(and(isOfLoan(revisions), eq(revisions.resource, sql.placeholder('resource')))),
)

/**
 * The revision. To be read before the data: a save over data newer than its revision is noticed, a save
 * over older data would not be.
 */
export async function readRevision(db: Orm, { name, perLoan }: Revised, reader: Reader): Promise<number> {
  const [row] = await revisionOf(db).execute({ ...reader, ...(!perLoan && { loan_id: NO_LOAN }), resource: name })
  return row?.revision ?? 0
}

const addOne = prepared(
  'revision_add',
  (db, returning) =>
    db
      .insert(revisions)
      .values({
        user_id: sql.placeholder('user_id'),
        loan_id: sql.placeholder('loan_id'),
        resource: sql.placeholder('resource'),
        revision: 1,
      })
      .onConflictDoUpdate({
        target: [revisions.user_id, revisions.loan_id, revisions.resource],
        set: { revision: sql`${revisions.revision} + 1` },
      })
      .returning(returning),
  { revision: revisions.revision },
)

/** To be called with every save of a resource, also a side effect. The person's row is locked. */
export async function nextRevision(tx: Orm, owner: Owner, resource: string): Promise<number> {
  const [row] = await addOne(tx).execute({ ...owner, resource })
  if (!row) throw new Error(`No revision of ${resource}`)
  return row.revision
}
