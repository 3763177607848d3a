import { Column, fillPlaceholders, getTableColumns, is, Table } from 'drizzle-orm'
import { PgSelectBase, type PgSelectBuilder, type SelectedFields, type SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import { executorOf, type Orm } from './orm.ts'

interface Written<Rows> extends PromiseLike<Rows> {
  toSQL(): { sql: string; params: unknown[] }
}

let defined = 0

interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/**
 * A statement that is written once and only executed afterwards: having drizzle put its SQL together anew costs more than
 * all the rest of a short request. Values go in by `sql.placeholder`. The name is for the database's own figures.
 */
export function prepared(name: string, write: (db: Orm) => Written<unknown>): (db: Orm) => Prepared<void>
/** With the fields that it returns, for the statement and for reading its rows. */
export function prepared<Fields extends SelectedFieldsFlat, Rows>(
  name: string,
  write: (db: Orm, returning: Fields) => Written<Rows>,
  returning: Fields,
): (db: Orm) => Prepared<Rows>
export function prepared(
  name: string,
  write: (db: Orm, returning: SelectedFieldsFlat) => Written<unknown>,
  returning: SelectedFieldsFlat = {},
): (db: Orm) => Prepared<unknown> {
  const writeUnread = (db: Orm) => {
    const query = write(db, returning)
    if (is(query, PgSelectBase)) throw new Error(`${name} is read: use preparedSelect`)
    return query
  }
  return preparedBy(name, writeUnread, readerOf(returning))
}

/** The same for what is read. The fields are handed over once, for the statement and for reading its rows. */
export function preparedSelect<Fields extends SelectedFields, Rows>(
  name: string,
  fields: Fields,
  write: (rows: PgSelectBuilder<Fields>, db: Orm) => Written<Rows>,
): (db: Orm) => Prepared<Rows> {
  return preparedBy(name, db => write(db.select(fields), db), readerOf(fields))
}

function preparedBy<Rows>(
  name: string,
  write: (db: Orm) => Written<Rows>,
  read: (rows: unknown[][]) => unknown,
): (db: Orm) => Prepared<Rows> {
  // Two that are called the same are still two.
  defined += 1
  const ownName = `${name}_${defined}`
  let written: { sql: string; params: unknown[] } | undefined
  return db => ({
    async execute(values = {}) {
      written ??= write(db).toSQL()
      const { sql: text, params } = written
      const rows = await executorOf(db)({
        name: ownName,
        text,
        values: fillPlaceholders(params, values),
        rows: 'lists',
      })
      return read(rows as unknown[][]) as Rows
    },
  })
}

type Row = Record<string, unknown>

/** Makes a record of a row; cells are taken in the order in which drizzle asked for them, that of the fields. */
function readerOf(fields: Row): (rows: unknown[][]) => Row[] {
  const cells = cellsOf(fields)
  return rows => rows.map(row => recordOf(cells, row))
}

interface Cell {
  name: string
  read: ((value: unknown) => unknown) | undefined
  /** Of a record inside the record. */
  inner: Cell[] | undefined
}

function cellsOf(fields: Row): Cell[] {
  return Object.entries(fields).map(([name, field]) => {
    if (is(field, Column)) {
      const isAsItComes = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
      return { name, read: isAsItComes ? undefined : value => field.mapFromDriverValue(value), inner: undefined }
    }
    if (is(field, Table)) return { name, read: undefined, inner: cellsOf(getTableColumns(field)) }
    const isGroup = Object.getPrototypeOf(field) === Object.prototype
    return { name, read: undefined, inner: isGroup ? cellsOf(field as Row) : undefined }
  })
}

function recordOf(cells: Cell[], row: unknown[]): Row {
  const record: Row = {}
  let at = 0
  for (const { name, read, inner } of cells) {
    if (inner) {
      const part = row.slice(at, at + inner.length)
      // What a join did not find.
      record[name] = part.every(value => value === null) ? null : recordOf(inner, part)
      at += inner.length
    } else {
      const value = row[at]
      record[name] = value === null || read === undefined ? value : read(value)
      at += 1
    }
  }
  return record
}
