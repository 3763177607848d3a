import type { Database } from '#server/db/database.ts'

interface Column {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
}

const ITS_OWNER = new Set(['user_id', 'owner_id'])

/** Theirs already: without them nobody would be signed in. */
const HAVE_THEIRS = new Set(['credentials', 'sessions'])

/**
 * One row in every table that has an owner, with the canary in every text column that takes any text. Written from the
 * tables' own description, so that a table which is added tomorrow is covered tomorrow.
 */
export async function plantCanaries(database: Database, user_id: string, canary: string): Promise<string[]> {
  const columns = await ownedColumns(database)
  const keys = await foreignKeys(database)
  const planted: string[] = []
  // Whatever is of a loan is of one of the person's own, so those come first.
  const tables = [...columns].toSorted(([one], [other]) => Number(other === 'loans') - Number(one === 'loans'))
  const loan_id = crypto.randomUUID()
  for (const [table, those] of tables) {
    if (HAVE_THEIRS.has(table)) continue
    await database.run(`delete from "${table}" where user_id = $1`, [user_id])
    const own = (column: Column) => {
      if (column.column_name === (table === 'loans' ? 'id' : 'loan_id')) return loan_id
      return ownValue(column, user_id, canary)
    }
    const given = await insertRow(database, keys, table, those, own)
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

interface Given {
  name: string
  value: unknown
}

async function insertRow(
  database: Database,
  keys: ForeignKeys,
  table: string,
  columns: Column[],
  valueFor: (column: Column) => unknown,
): Promise<Given[]> {
  const given: Given[] = []
  for (const column of columns) {
    const name = column.column_name
    const target = ITS_OWNER.has(name) || name === 'loan_id' ? undefined : keys.get(`${table}.${name}`)
    const value = target ? await someRowOf(database, keys, target) : valueFor(column)
    if (value !== undefined) given.push({ name, value })
  }
  const names = given.map(each => `"${each.name}"`).join(', ')
  const places = given.map((_, at) => `$${at + 1}`).join(', ')
  const values = given.map(each => each.value)
  await database.run(`insert into "${table}" (${names}) values (${places})`, values)
  return given
}

interface Target {
  table: string
  column: string
}

/** By table and column: "things.owner_id". */
type ForeignKeys = Map<string, Target>

/** Of all tables at once, and from the catalog itself: the standard's views of it take seconds. */
async function foreignKeys(database: Database): Promise<ForeignKeys> {
  const { rows } = await database.run(
    `select own.relname || '.' || field.attname as key, other.relname as target, target.attname as target_column
     from pg_constraint
     cross join unnest(conkey, confkey) as pair (own, other)
     join pg_class own on own.oid = conrelid
     join pg_class other on other.oid = confrelid
     join pg_attribute field on field.attrelid = conrelid and field.attnum = pair.own
     join pg_attribute target on target.attrelid = confrelid and target.attnum = pair.other
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(row => [String(row.key), { table: String(row.target), column: String(row.target_column) }]))
}

/** What a foreign key may point at: a row that is there, or one made for it. */
async function someRowOf(database: Database, keys: ForeignKeys, { table, column }: Target): Promise<unknown> {
  const find = () => database.run(`select "${column}" as value from "${table}" limit 1`)
  const found = await find()
  if (found.rows[0]) return found.rows[0].value
  const { rows } = await database.run(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  )
  await insertRow(database, keys, table, rows as unknown as Column[], each => plainValue(each, 'something'))
  return (await find()).rows[0]?.value
}

function ownValue(column: Column, user_id: string, canary: string): unknown {
  if (ITS_OWNER.has(column.column_name)) return user_id
  // With the owner in it, so that a column that must be unique is.
  if (column.data_type === 'text') return `${canary} ${column.column_name} ${user_id}`
  return plainValue(column, canary)
}

function plainValue({ data_type, is_nullable, column_default }: Column, text: string): unknown {
  if (is_nullable === 'YES' || column_default !== null) return undefined
  if (data_type === 'text') return text
  if (data_type === 'uuid') return crypto.randomUUID()
  if (data_type === 'boolean') return true
  if (data_type === 'date') return '2026-12-24'
  if (data_type.startsWith('timestamp')) return '2099-12-24T12:00:00Z'
  if (data_type === 'jsonb') return JSON.stringify({ canary: text })
  if (data_type === 'ARRAY') return '{}'
  return 1
}
