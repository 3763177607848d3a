import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { user_comparison_scenarios } from '#features/comparison/server/tables.ts'
import { lenders } from '#features/lenders/server/tables.ts'
import { notifications } from '#features/notifications/server/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { insertAccount } from '../harness/accounts.ts'
import { newLoan } from '../harness/loans.ts'
import { SECRET } from '../harness/test-app.ts'
import type { Body } from './bodies.ts'
import { type Attacker, offer } from './people.ts'
import { recipes } from './recipes.ts'
import { PASSWORD } from './whole-app.ts'

export const WEBHOOK_SECRET = 'whsec_only_for_tests'

export interface Account {
  cookie: string
  /** What good bodies speak of: in them stand the names, in what is sent the sender's own. */
  own: Record<OwnName, string>
}

type OwnName = '@email' | '@session' | '@notification' | '@application' | '@lender'

/** Ids of scenarios are unique for one person only, so everybody can have these. */
const SCENARIOS = ['1', '2', '3'].map(digit => `${digit.repeat(8)}-1111-4111-8111-111111111111`)

/** The rightful sender that good bodies are written for. */
const rightful: Attacker = {
  id: '',
  email: '@email',
  cookie: '',
  scenarios: SCENARIOS,
  notification_id: '@notification',
  tracking_id: '@application',
  session_id: '@session',
  calendar: '',
  lender_id: '@lender',
  reminder_token: '',
}

export function knownGood({ method, path }: Endpoint): object[] {
  const good = recipes[`${method} ${path}`]?.good
  return good ? [good(rightful)] : []
}

/** The body as this account sends it. */
export function asSentBy({ own }: Account, body: Body): Body {
  if (typeof body !== 'string') return body
  return Object.entries(own).reduce((text, [name, value]) => text.replace(`"${name}"`, `"${value}"`), body)
}

export async function newAccount(database: Database): Promise<Account> {
  const { orm } = database
  const email = `${randomUUID()}@example.com`
  const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Byron' }
  const { id, session_id, session } = await insertAccount(database, person, SECRET)
  const notification_id = randomUUID()
  await orm.insert(notifications).values({ id: notification_id, user_id: id, type: 'info', title: 'Hi', message: 'Ho' })
  const now = new Date().toISOString()
  const loan = await newLoan(database, id)
  const rows = SCENARIOS.map(each => ({
    ...offer,
    mortgage_type: '30_year_fixed' as const,
    id: each,
    ...loan,
    created_at: now,
  }))
  await orm.insert(user_comparison_scenarios).values(rows)
  const tracking_id = `MA-${id}`
  const application = { id, ...loan, tracking_id, completed_at: now, created_at: now, updated_at: now }
  await orm.insert(mortgage_applications).values({ ...application, status: 'completed', property_state: 'Texas' })
  const [lender] = await orm.select({ id: lenders.id }).from(lenders).limit(1)
  const own = {
    '@email': email,
    '@session': session_id,
    '@notification': notification_id,
    '@application': tracking_id,
    '@lender': lender?.id ?? '',
  }
  return { cookie: `keyturn.session=${session}`, own }
}

export interface Sent {
  method: string
  path: string
  body?: Body
  headers?: Record<string, string>
}

export interface Got {
  status: number
  text: string
  ms: number
}

/** One request from an address that nobody used before. Of an endless answer only the beginning is awaited. */
export async function send(origin: string, { method, path, body, headers = {} }: Sent): Promise<Got> {
  const begun = performance.now()
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(path === '/api/webhooks/stripe' && { 'stripe-signature': stripeSignature(body ?? '') }),
      ...headers,
    },
    ...(method === 'POST' && { body: body ?? '' }),
  })
  const ms = performance.now() - begun
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return { status: answer.status, text: '', ms }
  }
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - begun }
}

/** So that what is inside gets read. */
function stripeSignature(body: Body): string {
  const at = Math.floor(Date.now() / 1000)
  const signed = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.`).update(body).digest('hex')
  return `t=${at},v1=${signed}`
}
