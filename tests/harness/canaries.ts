import type { Database } from '#server/db/database.ts'

interface Column {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
}

/** Kept by the auth library with one row each already; a second would be a second password or session. */
const HAVE_THEIRS = new Set(['credentials'])

/**
 * One row in every table that has an owner, with the canary in every text column that takes any text. Written from the
 * tables' own description, so that a table which is added tomorrow is covered tomorrow.
 */
export async function plantCanaries(database: Database, user_id: string, canary: string): Promise<string[]> {
  const columns = await ownedColumns(database)
  const planted: string[] = []
  for (const [table, those] of columns) {
    if (HAVE_THEIRS.has(table)) continue
    const lists = await allowedValues(database, table)
    await database.run(`delete from "${table}" where user_id = $1`, [user_id])
    const given = those.flatMap(column => {
      const value = valueFor(column, user_id, canary, lists)
      return value === undefined ? [] : [{ name: column.column_name, value }]
    })
    const names = given.map(each => `"${each.name}"`).join(', ')
    const places = given.map((_, at) => `$${at + 1}`).join(', ')
    await database.run(
      `insert into "${table}" (${names}) values (${places})`,
      given.map(each => each.value),
    )
    if (given.some(each => String(each.value).includes(canary))) planted.push(table)
  }
  return planted
}

export async function rowsLeftOf(database: Database, user_id: string): Promise<string[]> {
  const left: string[] = []
  for (const table of (await ownedColumns(database)).keys()) {
    const { rows } = await database.run(`select count(*)::int as rows from "${table}" where user_id = $1`, [user_id])
    if (Number(rows[0]?.rows) > 0) left.push(`${table}: ${rows[0]?.rows}`)
  }
  return left
}

async function ownedColumns(database: Database): Promise<Map<string, Column[]>> {
  const { rows } = await database.run(`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' and table_name in
      (select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id')
    order by table_name, ordinal_position`)
  const byTable = Map.groupBy(rows as unknown as Column[], column => column.table_name)
  return byTable
}

/** Values that a foreign key or a check demands, by column. */
async function allowedValues(database: Database, table: string): Promise<Map<string, unknown>> {
  const { rows } = await database.run(
    `select kcu.column_name, ccu.table_name as target, ccu.column_name as target_column
     from information_schema.table_constraints tc
     join information_schema.key_column_usage kcu using (constraint_schema, constraint_name)
     join information_schema.constraint_column_usage ccu using (constraint_schema, constraint_name)
     where tc.constraint_type = 'FOREIGN KEY' and tc.table_name = $1`,
    [table],
  )
  const allowed = new Map<string, unknown>()
  for (const { column_name, target, target_column } of rows) {
    if (column_name === 'user_id') continue
    const { rows: some } = await database.run(`select "${target_column}" as value from "${target}" limit 1`)
    allowed.set(String(column_name), some[0]?.value)
  }
  return allowed
}

function valueFor(column: Column, user_id: string, canary: string, allowed: Map<string, unknown>): unknown {
  const { column_name, data_type, is_nullable, column_default } = column
  if (column_name === 'user_id') return user_id
  if (allowed.has(column_name)) return allowed.get(column_name)
  if (data_type === 'text') return `${canary} ${column_name} ${user_id}`
  if (is_nullable === 'YES' || column_default !== null) return undefined
  if (data_type === 'uuid') return crypto.randomUUID()
  if (data_type === 'boolean') return true
  if (data_type === 'date') return '2026-12-24'
  if (data_type.startsWith('timestamp')) return '2099-12-24T12:00:00Z'
  if (data_type === 'jsonb') return JSON.stringify({ canary })
  return 1
}
