import { Column, fillPlaceholders, is } from 'drizzle-orm'
import type { Orm } from './database.ts'

interface Preparable<Statement> {
  prepare(name: string): Statement
}

/**
 * A short statement that is written once for each connection and only executed afterwards: putting its SQL together anew
 * costs more than all the rest of a request. Values go in by `sql.placeholder`. The name is the database's own, so every
 * statement has its own.
 */
export function prepared<Statement extends object>(
  name: string,
  write: (db: Orm) => Preparable<Statement>,
): (db: Orm) => Statement {
  const known = new WeakMap<Orm, Statement>()
  return db => {
    let statement = known.get(db)
    if (!statement) {
      statement = write(db).prepare(name)
      readQuickly(statement)
      askQuickly(statement)
      known.set(db, statement)
    }
    return statement
  }
}

/** What drizzle knows of a statement beside its type. */
interface Inside {
  fields?: { path: string[]; field: unknown }[]
  joinsNotNullableMap?: Record<string, boolean>
  customResultMapper?: (rows: unknown[][]) => unknown[]
  client: { query(...question: unknown[]): Promise<{ rows: unknown[][] }> }
  /** For rows, and for what gives none. Only PostgreSQL's have the text in them. */
  queryConfig: { text?: string }
  rawQueryConfig: { text?: string }
  queryString: string
  params: unknown[]
  execute(values?: Record<string, unknown>): Promise<unknown>
}

/** Straight to the driver: on the way drizzle offers each execution to a tracer and a cache, and there is neither. */
function askQuickly(statement: object): void {
  const inside = statement as Inside
  const { client, fields, queryConfig, rawQueryConfig, queryString, params, customResultMapper: read } = inside
  // Rows that drizzle reads itself.
  if (fields && !read) return
  const config = read ? queryConfig : rawQueryConfig
  // Not async: what cannot even be asked must not look as if it had been.
  inside.execute = (values = {}) => {
    const filled = fillPlaceholders(params, values)
    const answer = config.text === undefined ? client.query(queryString, filled, config) : client.query(config, filled)
    return read ? answer.then(({ rows }) => read(rows)) : answer
  }
}

/**
 * Drizzle asks every cell of every row what kind of column it stands in, which for a list costs more than fetching it. The
 * answer is the same for all rows, so it is asked once, and given where drizzle lets a mapper be given. Statements with
 * something that is no plain column, or with rows that may be missing from a join, keep drizzle's own way.
 */
function readQuickly(statement: object): void {
  const inside = statement as Inside
  const mayBeMissing = Object.values(inside.joinsNotNullableMap ?? {}).includes(false)
  if (!inside.fields || mayBeMissing) return
  const cells: Cell[] = []
  for (const { path, field } of inside.fields) {
    const [name, inner] = path
    if (!is(field, Column) || name === undefined || path.length > 2) return
    const isAsItComes = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
    cells.push({ name, inner, read: isAsItComes ? undefined : value => field.mapFromDriverValue(value) })
  }
  inside.customResultMapper = rows => rows.map(row => recordOf(cells, row))
}

interface Cell {
  name: string
  /** In a record inside the record. */
  inner: string | undefined
  read: ((value: unknown) => unknown) | undefined
}

type Row = Record<string, unknown>

function recordOf(cells: Cell[], row: unknown[]): Row {
  const record: Row = {}
  for (let at = 0; at < cells.length; at += 1) {
    const { name, inner, read } = cells[at] as Cell
    const raw = row[at]
    const value = raw === null || read === undefined ? raw : read(raw)
    if (inner === undefined) record[name] = value
    else {
      record[name] ??= {}
      ;(record[name] as Row)[inner] = value
    }
  }
  return record
}
