import type { Hono } from 'hono'
import { estimateFees } from '#domain/fee-estimate.ts'
import { notifications } from '#features/notifications/server/tables.ts'
import { mailedToken } from '#server/auth/mailed-token.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { insertAccount } from '../harness/accounts.ts'
import { plantCanaries } from '../harness/canaries.ts'
import { fastHashing } from '../harness/fast-hashing.ts'
import { ORIGIN, SECRET } from '../harness/test-app.ts'
import { call, joinIn, PASSWORD, signIn } from './whole-app.ts'

/** In every text of the victim's, and in no request: whoever reads it has read what is theirs. */
export const CANARY = 'canary-of-the-victim'

type Row = Record<string, unknown>

export interface Victim {
  id: string
  email: string
  cookie: string
  /** Their rows by table, as an attacker who has seen a copy of the database would know them. */
  rows: Map<string, Row[]>
  /** Of a session that they ended, and of one that ran out. */
  ended: { signedOut: string; expired: string }
}

export interface Attacker {
  id: string
  email: string
  cookie: string
  scenarios: string[]
  notification_id: string
  tracking_id: string
  session_id: string
  calendar: string
  lender_id: string
  /** From the mail that asks whether reminders may go to another address. */
  reminder_token: string
}

/** Somebody with something in every table that has an owner. */
export async function makeVictim(app: Hono<AppEnv>, database: Database): Promise<Victim> {
  const { id, email, cookie } = await joinIn(app, database, CANARY)
  await plantCanaries(database, id, CANARY)
  const signedOut = await signIn(app, email)
  await call(app, { method: 'POST', path: '/api/auth/sign-out', headers: { cookie: signedOut } })
  const expired = await signIn(app, email)
  const token = decodeURIComponent(expired.slice(expired.indexOf('=') + 1)).split('.')[0]
  await database.run(`update sessions set expires_at = now() - interval '1 minute' where token = $1`, [token])
  // What proves a link to them, beside what `user_id` finds.
  await database.run(
    `insert into verifications (identifier, value, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [CANARY, id],
  )
  return { id, email, cookie, rows: await rowsOf(database, id), ended: { signedOut, expired } }
}

/** Everything in the database that is this person's. */
export async function rowsOf(database: Database, user_id: string): Promise<Map<string, Row[]>> {
  const everything = statements.get(database) ?? (await statementFor(database))
  statements.set(database, everything)
  const found = await database.run(everything, [user_id])
  // A session that ran out is nobody's any more; signing out with its cookie sweeps it away.
  const live = found.rows.filter(({ table_name, row }) => table_name !== 'sessions' || !hasRunOut(row as Row))
  const sorted = live.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  const byTable = Map.groupBy(sorted, row => String(row.table_name))
  return new Map([...byTable].map(([table, those]) => [table, those.map(each => each.row as Row)]))
}

/** It is asked for before and after every attack. */
const statements = new WeakMap<Database, string>()

async function statementFor(database: Database): Promise<string> {
  const { rows: tables } = await database.run(`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`)
  const owned = tables.map(({ table_name }) => [String(table_name), 'user_id'])
  return [...owned, ['users', 'id'], ['verifications', 'value']]
    .map(
      ([table, owner]) =>
        `select '${table}' as table_name, to_jsonb(t) as row from "${table}" t where "${owner}"::text = $1`,
    )
    .join(' union all ')
}

function hasRunOut({ expires_at }: Row): boolean {
  return Date.parse(String(expires_at)) < Date.now()
}

/** Somebody who uses the product as it is meant, until the attack: every route has something of their own to work on. */
export async function makeAttacker(app: Hono<AppEnv>, database: Database): Promise<Attacker> {
  const email = `${crypto.randomUUID()}@example.com`
  const person = { email, password: PASSWORD, first_name: 'Mallory', last_name: 'Buyer' }
  const { id, session } = await insertAccount(database, person, SECRET, fastHashing)
  const cookie = `keyturn.session=${session}`
  async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await call(app, { method, path, body, headers: { cookie } })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
    return JSON.parse(answer.text) as Body
  }
  const { completed } = await request<{ completed: { tracking_id: string } }>('POST', '/api/application/complete', {
    property_state: 'Texas',
  })
  const scenarios = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const scenario of scenarios) await request('POST', '/api/comparison/add', { ...offer, id: scenario })
  const { sessions } = await request<{ sessions: { id: string }[] }>('GET', '/api/auth/list-sessions')
  const { address } = await request<{ address: string }>('POST', '/api/calendar/renew')
  const { lenders } = await request<{ lenders: { id: string }[] }>('GET', '/api/lenders')
  await request('POST', '/api/lenders/apply', { lender_ids: [lenders[0]?.id] })
  const [notification] = await database.orm
    .insert(notifications)
    .values({ user_id: id, type: 'info', title: 'Appraisal', message: 'Tomorrow' })
    .returning({ id: notifications.id })
  await request('POST', '/api/preferences/save', { email: `${crypto.randomUUID()}@example.com` })
  const { token: reminder_token, token_hash } = mailedToken()
  // Asked long enough ago to ask again.
  const asked = `token_hash = $1, created_at = now() - interval '2 hours'`
  await database.run(`update reminder_confirmations set ${asked} where user_id = $2`, [token_hash, id])
  return {
    id,
    email,
    cookie,
    reminder_token,
    scenarios,
    notification_id: notification?.id ?? '',
    tracking_id: completed.tracking_id,
    session_id: sessions[0]?.id ?? '',
    calendar: address.slice(ORIGIN.length),
    lender_id: lenders[0]?.id ?? '',
  }
}

export const offer = {
  name: 'Harbor',
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(320_000),
}
