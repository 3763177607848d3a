import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '#server/db/database.ts'
import { isOwn, type Owner } from './owner.ts'

type LoanTable = PgTable & { user_id: PgColumn; loan_id: PgColumn }
type RowOf<Table extends LoanTable> = Omit<Table['$inferInsert'], keyof Owner>

/** All columns but whose row it is, which whoever reads it knows. */
export function withoutOwner<Table extends LoanTable>(table: Table): Omit<Table['_']['columns'], keyof Owner> {
  const { user_id: _owner, loan_id: _loan, ...columns } = getTableColumns(table)
  return columns
}

/** The one row that a loan has there; none where there is nothing to store. */
export async function saveRow<Table extends LoanTable>(
  tx: Orm,
  table: Table,
  owner: Owner,
  row: RowOf<Table> | null,
): Promise<void> {
  if (row) await upsert(tx, table, [{ ...row, ...owner }])
  else await tx.delete(table).where(isOwn(table, owner))
}

/** A list whose entries have ids: those that are gone are removed, and those that are another than before are written. */
export async function saveList<Table extends LoanTable & { id: PgColumn }, Entry extends { id: string }>(
  tx: Orm,
  table: Table,
  owner: Owner,
  [before, after]: readonly [before: readonly Entry[], after: readonly Entry[]],
  rowOf: (entry: Entry) => RowOf<Table>,
): Promise<void> {
  const known = new Map(before.map(entry => [entry.id, entry]))
  const saved = new Set(after.map(({ id }) => id))
  const gone = [...known.keys()].filter(id => !saved.has(id))
  if (gone.length > 0) await tx.delete(table).where(and(isOwn(table, owner), inArray(table.id, gone)))
  // Of an id that comes twice the last counts: one statement cannot write a row twice.
  const written = new Map(after.filter(entry => known.get(entry.id) !== entry).map(entry => [entry.id, entry]))
  const rows = [...written.values()].map(entry => ({ ...rowOf(entry), ...owner }))
  if (rows.length > 0) await upsert(tx, table, rows)
}

async function upsert(tx: Orm, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
  const target = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns)
  const given = new Set(rows.flatMap(row => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => given.has(name))
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]))
  await tx.insert(table).values(rows).onConflictDoUpdate({ target, set })
}
