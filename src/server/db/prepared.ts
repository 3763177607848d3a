import type { Orm } from './database.ts'

interface Preparable<Statement> {
  prepare(name: string): Statement
}

/**
 * A statement that is written once for each connection and only executed afterwards: putting its SQL together anew costs
 * more than all the rest of a request. Values go in by `sql.placeholder`. The name is the database's own, so every statement
 * has its own.
 */
export function prepared<Statement>(name: string, write: (db: Orm) => Preparable<Statement>): (db: Orm) => Statement {
  const known = new WeakMap<Orm, Statement>()
  return db => {
    const statement = known.get(db) ?? write(db).prepare(name)
    known.set(db, statement)
    return statement
  }
}
