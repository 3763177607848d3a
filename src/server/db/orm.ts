import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import { causes } from '#server/log.ts'

/** Drizzle over either database. Inside a transaction use the `tx` you are handed: on the embedded one the outer handle would wait forever. */
export interface Orm extends Omit<PgRemoteDatabase, 'transaction'> {
  /** On a `tx`: a step that can fail and be undone by itself. */
  transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
}

export interface Statement {
  text: string
  values: unknown[]
  /**
   * `lists`: cells in the order of the columns, times as text, for whoever knows the columns. `records`: by name, times as
   * dates. `none`: nothing comes back.
   */
  rows: 'lists' | 'records' | 'none'
  /** Of a statement that is the same every time: the database then plans it once for each connection. */
  name?: string
}

/** A value as a driver can send it. Throws for what cannot be written down, before any of the statement is on its way. */
export function written(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError(`Cannot store a ${typeof value}`)
  if (typeof value !== 'object' || value instanceof Date || value instanceof Uint8Array) return value
  return Array.isArray(value) ? value.map(written) : JSON.stringify(value)
}

/** Executes a statement. Each database has its own, and so has each transaction. */
export type Execute = (statement: Statement) => Promise<unknown[]>

const executors = new WeakMap<Orm, Execute>()

export function ormOver(execute: Execute, transaction: Orm['transaction']): Orm {
  const remote = drizzle(async (text, values, method) => ({
    rows: await execute({ text, values, rows: method === 'all' ? 'lists' : 'records' }),
  }))
  const orm: Orm = Object.assign(remote, { transaction })
  executors.set(orm, execute)
  return orm
}

/** What executes the statements of this handle. */
export function executorOf(orm: Orm): Execute {
  const execute = executors.get(orm)
  if (!execute) throw new Error('Not a handle of this database')
  return execute
}

export async function runPlain(orm: Orm, text: string, values: unknown[] = []) {
  const rows = await executorOf(orm)({ text, values, rows: 'records' })
  return { rows: rows as Record<string, unknown>[] }
}

/** Outside a transaction. A text that begins one and fails must not leave it open for the next caller. */
export async function executeOrRollBack(execute: Execute, statement: Statement): Promise<unknown[]> {
  try {
    return await execute(statement)
  } catch (error) {
    if (/^\s*begin\b/i.test(statement.text)) await execute(plain('rollback')).catch(() => {})
    throw error
  }
}

/** All of the work or nothing of it, on a connection that nobody else uses meanwhile. */
export async function inTransaction<Result>(execute: Execute, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  await execute(plain('begin'))
  try {
    const result = await guarded(execute, work)
    await execute(plain('commit'))
    return result
  } catch (error) {
    // Where even that fails the connection is gone, and the transaction with it.
    await execute(plain('rollback')).catch(() => {})
    throw error
  }
}

/**
 * Hands out a `tx` that throws once its work is over, when the connection may be another request's. Nothing counts as
 * done before every statement has been answered, also those that nobody waited for, and none may have failed unnoticed.
 */
async function guarded<Result>(execute: Execute, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  const answers: Promise<unknown>[] = []
  const steps: Promise<unknown>[] = []
  let isOver = false
  const live: Execute = async statement => {
    if (isOver) throw new Error('This transaction is over; its handle was used too late')
    return execute(statement)
  }
  const counted: Execute = statement => {
    const answer = live(statement)
    answers.push(answer)
    return answer
  }
  const step: Orm['transaction'] = inner => {
    const done = savepoint(counted, live, inner)
    steps.push(done)
    return done
  }
  try {
    const result = await work(ormOver(counted, step))
    await Promise.allSettled(steps)
    await Promise.all(answers)
    return result
  } catch (error) {
    await Promise.allSettled(steps)
    const first = (await Promise.allSettled(answers)).find(each => each.status === 'rejected')
    throw first && isConsequence(error) ? first.reason : error
  } finally {
    isOver = true
  }
}

async function savepoint<Result>(
  outer: Execute,
  execute: Execute,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> {
  const name = `step_${crypto.randomUUID().replaceAll('-', '')}`
  await outer(plain(`savepoint ${name}`))
  try {
    return await guarded(execute, work)
  } catch (error) {
    await outer(plain(`rollback to savepoint ${name}`))
    throw error
  }
}

/** "Current transaction is aborted": the reason is the statement that failed before. */
function isConsequence(error: unknown): boolean {
  return causes(error).some(each => (each as { code?: unknown }).code === '25P02')
}

function plain(text: string): Statement {
  return { text, values: [], rows: 'none' }
}
