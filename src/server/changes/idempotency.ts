import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Orm } from '#server/db/database.ts'
import { prepared, preparedSelect } from '#server/db/prepared.ts'
import type { AppEnv } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import { changeWords } from '#server/words.ts'
import { idempotency_keys } from './tables.ts'

/** What the headers of a request say about the change that it carries. */
export interface ChangeHeaders {
  /** The id that its sender gave it. */
  key: string | undefined
  request_hash: string
  /** The revisions that it may be based on (`If-Match`); any if absent. */
  if_match: readonly number[] | undefined
}

const KEY = /^[\x21-\x7e]{1,100}$/
// A proxy that compresses an answer marks its tag as weak.
const TAG = /^\s*(?:W\/)?"(\d{1,9})"\s*$/

/** Throws a problem where a header cannot be read. */
export async function readChangeHeaders({ req, get }: Context<AppEnv>): Promise<ChangeHeaders> {
  const key = req.header('idempotency-key')
  if (key !== undefined && !KEY.test(key)) throw new ProblemError(malformedKey)
  const request = `${req.path}?${req.query('loan') ?? ''}\n${JSON.stringify(await get('body'))}`
  const request_hash = key === undefined ? '' : createHash('sha256').update(request).digest('base64')
  return { key, request_hash, if_match: readIfMatch(req.header('if-match')) }
}

function readIfMatch(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').map(tag => {
    const [, revision] = TAG.exec(tag) ?? []
    if (revision === undefined) throw new ProblemError(malformedTag)
    return Number(revision)
  })
}

export function entityTag(revision: number): string {
  return `"${revision}"`
}

const { request_hash, answer, revision } = idempotency_keys
const own = { user_id: sql.placeholder('user_id'), key: sql.placeholder('key') }

const answeredOf = preparedSelect('idempotency_key_of', { request_hash, answer, revision }, rows =>
  rows.from(idempotency_keys).where(and(eq(idempotency_keys.user_id, own.user_id), eq(idempotency_keys.key, own.key))),
)

const remember = prepared('idempotency_key_add', db =>
  db.insert(idempotency_keys).values({
    ...own,
    request_hash: sql.placeholder('request_hash'),
    answer: sql.placeholder('answer'),
    revision: sql.placeholder('revision'),
  }),
)

export interface Answered {
  answer: string
  revision: number
}

/** The stored answer, if the change came before. The person's row is locked, so its duplicate is done or not begun. */
export async function answeredBefore(tx: Orm, user_id: string, headers: ChangeHeaders): Promise<Answered | undefined> {
  if (headers.key === undefined) return undefined
  const [known] = await answeredOf(tx).execute({ user_id, key: headers.key })
  if (known && known.request_hash !== headers.request_hash) throw new ProblemError(keyUsed)
  return known
}

/** In the transaction of the change itself: its answer is stored exactly if it was applied. A refused one did nothing. */
export async function rememberAnswer(
  tx: Orm,
  user_id: string,
  { key, request_hash }: ChangeHeaders,
  answered: Answered,
): Promise<void> {
  if (key !== undefined) await remember(tx).execute({ user_id, key, request_hash, ...answered })
}

const malformedKey = { status: 400, code: 'malformed', title: changeWords.malformed, detail: changeWords.key } as const
const malformedTag = { status: 400, code: 'malformed', title: changeWords.malformed, detail: changeWords.tag } as const
const keyUsed = { status: 422, code: 'key-used', ...changeWords.keyUsed } as const
