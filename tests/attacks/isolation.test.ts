import { beforeAll, expect, test } from 'vitest'
import { sign } from '#server/auth/cookies.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { type Attacker, CANARY, makeAttacker, makeVictim, rowsOf, type Victim } from './people.ts'
import { recipes } from './recipes.ts'
import { type Answer, type Call, call, startWholeApp } from './whole-app.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const database = suiteDatabase()
const fixture = suiteFixture(() => startWholeApp(database))
let victim: Victim
beforeAll(async () => {
  victim = await makeVictim(fixture.app, database)
})

test('every route has its attack, and no attack is for a route that is gone', () => {
  expect(Object.keys(recipes).sort()).toEqual(fixture.endpoints.map(nameOf).sort())
})

test('the victim has something to lose in every table that has an owner', async () => {
  const { rows } = await database.run(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  for (const { table_name } of rows) expect([...victim.rows.keys()]).toContain(table_name)
})

/** One attack. `wanted` says which answers are right; whatever it is, nothing of the victim's may be in it. */
async function attack(found: string[], what: string, request: Call, wanted: (status: number) => boolean) {
  const answer: Answer = await call(fixture.app, request)
  if (!wanted(answer.status)) found.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  if (answer.text.includes(CANARY)) found.push(`${what}: tells what is the victim’s`)
}

async function unharmed(found: string[], what: string): Promise<void> {
  const now = await rowsOf(database, victim.id)
  for (const table of new Set([...victim.rows.keys(), ...now.keys()])) {
    const before = victim.rows.get(table) ?? []
    // Whoever signs up with an address that has an account is answered by an email to its owner.
    const mayAdd = table === 'outbox' && what.includes('/sign-up/')
    const after = (now.get(table) ?? []).filter(row => !mayAdd || before.some(({ id }) => id === row.id))
    if (JSON.stringify(after) !== JSON.stringify(before)) found.push(`${what}: changed ${table}`)
  }
  victim.rows = now
}

/** The attacker is a new one where the last attack used the old one up. */
async function attackEach(attacks: (endpoint: Endpoint, own: Attacker, found: string[]) => Promise<void>) {
  const found: string[] = []
  let own: Attacker | undefined
  for (const endpoint of fixture.endpoints) {
    own ??= await makeAttacker(fixture.app, database)
    // What counts tries is proved elsewhere; here no route shall be refused for what was done before.
    await database.run('delete from limits')
    const before = JSON.stringify([...(await rowsOf(database, own.id))])
    await attacks(endpoint, own, found)
    await unharmed(found, nameOf(endpoint))
    if (JSON.stringify([...(await rowsOf(database, own.id))]) !== before) own = undefined
  }
  expect(found).toEqual([])
}

const recipeOf = (endpoint: Endpoint) => recipes[nameOf(endpoint)] ?? {}

/** Every body and address that the route knows, rightful or not. */
function requestsTo(endpoint: Endpoint, own: Attacker): Call[] {
  const { good, stolen, naming, ownPath, forgedPaths } = recipeOf(endpoint)
  const { method, path } = endpoint
  const bodies = [...(good ? [good(own)] : []), ...(stolen?.(victim, own) ?? []), ...(naming?.(victim) ?? [])]
  const paths = [ownPath?.(own) ?? path, ...(forgedPaths?.(victim, own) ?? [])]
  return paths.flatMap(each => (bodies.length > 0 ? bodies : [{}]).map(body => ({ method, path: each, body })))
}

test('[X12] without a session, or with a dead or forged one, nothing of a person’s is read or changed', async () => {
  await attackEach(async (endpoint, own, found) => {
    const requests = requestsTo(endpoint, own)
    for (const [what, cookie] of Object.entries(uselessCookies(victim, own))) {
      for (const request of requests.slice(0, what === 'no cookie' ? undefined : 1)) {
        await database.run('delete from limits')
        const headers: Record<string, string> = cookie === '' ? {} : { cookie }
        await attack(found, `${nameOf(endpoint)} with ${what}`, { ...request, headers }, status =>
          endpoint.access === 'user' ? status === 401 : status < 500,
        )
      }
    }
  })
})

test('[X12] another person’s ids are refused, and a key in an address fits its owner only', async () => {
  await attackEach(async (endpoint, own, found) => {
    const { stolen, naming, forgedPaths } = recipeOf(endpoint)
    const { method, path } = endpoint
    const headers = { cookie: own.cookie }
    for (const body of stolen?.(victim, own) ?? []) {
      const what = `${nameOf(endpoint)} with ${JSON.stringify(body)}`
      await attack(found, what, { method, path, body, headers }, isRefused)
    }
    for (const body of naming?.(victim) ?? []) {
      const what = `${nameOf(endpoint)} naming the victim`
      await attack(found, what, { method, path, body, headers }, status => status < 500)
    }
    for (const forged of forgedPaths?.(victim, own) ?? []) {
      // Links in mails lead to a page that says what is wrong.
      const isLink = (method === 'GET' && path.startsWith('/api/auth/')) || path.startsWith('/api/auth/verify-email')
      const isRight = isLink ? (status: number) => status === 302 || status === 303 : isRefused
      await attack(found, `${method} ${forged}`, { method, path: forged, body: {}, headers }, isRight)
    }
  })
})

test('[X12] whoever claims to be somebody else, in whatever field or header, acts as themselves', async () => {
  await attackEach(async (endpoint, own, found) => {
    const { good, strict, ownPath, stolen } = recipeOf(endpoint)
    const { method } = endpoint
    const path = ownPath?.(own) ?? endpoint.path
    const asked = good?.(own) ?? {}
    const what = `${nameOf(endpoint)} as somebody else`
    const query = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(claims(victim))}`
    const headers = { cookie: own.cookie, ...claimingHeaders(victim) }
    // A route that only ever refuses an attacker has no rightful use to compare with.
    const works = !good && stolen ? isRefused : (status: number) => status < 400
    const body = strict ? asked : { ...claims(victim), user: claims(victim), ...asked }
    await attack(found, what, { method, path: query, body, headers }, works)
    if (!strict) return
    await attack(found, what, { method, path: query, body: { ...claims(victim), ...asked }, headers }, isRefused)
  })
})

test('[LN4] another person’s loan in the address is not found, to read and to write', async () => {
  await attackEach(async (endpoint, own, found) => {
    if (!endpoint.query?.includes('loan')) return
    const { good } = recipeOf(endpoint)
    const loan = String(victim.rows.get('loans')?.[0]?.id)
    const request = { method: endpoint.method, path: `${endpoint.path}?loan=${loan}`, body: good?.(own) ?? {} }
    const isHidden = (status: number) => status === 404 || (status === 400 && !good)
    await attack(
      found,
      `${nameOf(endpoint)} of another’s loan`,
      { ...request, headers: { cookie: own.cookie } },
      isHidden,
    )
  })
})

test('[X13] [X11] no other verb and no other site gets through', async () => {
  expect(
    fixture.endpoints
      .filter(({ anyOrigin }) => anyOrigin)
      .map(nameOf)
      .sort(),
  ).toEqual([
    'POST /api/auth/verify-email',
    'POST /api/reminder-address',
    'POST /api/unsubscribe',
    'POST /api/webhooks/stripe',
  ])
  await attackEach(async (endpoint, own, found) => {
    const own_path = recipeOf(endpoint).ownPath?.(own) ?? endpoint.path
    const headers = { cookie: own.cookie }
    const offered = fixture.endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => `${method}`)
    // A path of its own can also be what another route takes for a parameter.
    const isFixed = !fixture.endpoints.some(({ path }) => path.includes(':') && matches(path, endpoint.path))
    for (const method of METHODS) {
      if (offered.includes(method) || (method === 'HEAD' && (offered.includes('GET') || !isFixed))) continue
      if (method === 'GET' && !isFixed) continue
      await attack(
        found,
        `${method} ${endpoint.path}`,
        { method, path: own_path, body: {}, headers: { ...headers, 'x-http-method-override': endpoint.method } },
        status => status === 404 || status === 405,
      )
    }
    if (endpoint.method === 'GET' || endpoint.anyOrigin) return
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example', '']) {
      const request = { method: 'POST', path: own_path, body: recipeOf(endpoint).good?.(own) ?? {} }
      await attack(
        found,
        `${nameOf(endpoint)} from ${origin}`,
        { ...request, headers: { ...headers, origin, 'sec-fetch-site': 'cross-site' } },
        status => status === 403,
      )
    }
  })
})

const isRefused = (status: number) => status >= 400 && status < 500

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}

/** Sessions that must open nothing. Where they are a person's at all they are the victim's. */
function uselessCookies(victim: Victim, own: Attacker): Record<string, string> {
  const [name = '', value = ''] = victim.cookie.split('=')
  const signed = decodeURIComponent(value)
  const token = signed.slice(0, signed.lastIndexOf('.'))
  const ownSigned = decodeURIComponent(own.cookie.split('=')[1] ?? '')
  const ownSignature = ownSigned.slice(ownSigned.lastIndexOf('.') + 1)
  const cookie = (text: string) => `${name}=${encodeURIComponent(text)}`
  return {
    'no cookie': '',
    'a session that was signed out': victim.ended.signedOut,
    'a session that ran out': victim.ended.expired,
    'a cookie cut short': cookie(signed.slice(0, -1)),
    'a token without a signature': cookie(token),
    'an empty signature': cookie(`${token}.`),
    'a signature of another secret': cookie(sign(token, 'a guess')),
    'a signature of another token': cookie(`${token}.${ownSignature}`),
    'a cookie that is no encoding': `${name}=%E0%A4%A`,
    'a user’s id instead': cookie(victim.id),
  }
}

function claims(victim: Victim): Record<string, string> {
  const { id, email } = victim
  return {
    id,
    user_id: id,
    userId: id,
    uid: id,
    owner: id,
    owner_id: id,
    sub: id,
    email,
    session_id: String(victim.rows.get('sessions')?.[0]?.id),
  }
}

function claimingHeaders({ id, email }: Victim): Record<string, string> {
  return {
    'x-user-id': id,
    'x-user': id,
    'x-person': id,
    'x-forwarded-user': email,
    'x-auth-request-email': email,
    'remote-user': id,
    authorization: `Bearer ${id}`,
    'last-event-id': '0',
  }
}
