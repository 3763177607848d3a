import { type ClientRequest, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resetIdentifier } from '#features/account/server/reset-request.ts'
import type { RequireUser } from '#server/http/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { freePort } from '../harness/free-port.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { ORIGIN } from '../harness/test-app.ts'
import { type Attacker, makeAttacker, rowsOf } from './people.ts'
import { recipes } from './recipes.ts'
import { call, startWholeApp } from './whole-app.ts'

/** Whatever a person who is signed in changes. A new route is among them by itself. */
const changing = (endpoints: Endpoint[]) =>
  endpoints.filter(({ access, method }) => access === 'user' && method === 'POST')

describe('a session that was ended while a request was under way', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => startWholeApp(database, requireUser => interrupted(requireUser)))
  let own: Attacker
  /** What happens between the check of the session and the deed. */
  let meanwhile: (() => Promise<void>) | undefined
  let arrived = 0
  beforeEach(async () => {
    own = await makeAttacker(fixture.app, database)
    arrived = 0
  })
  afterEach(() => {
    meanwhile = undefined
  })

  function interrupted(requireUser: RequireUser): RequireUser {
    return (context, next) => {
      arrived += 1
      return requireUser(context, async () => {
        await meanwhile?.()
        await next()
      })
    }
  }

  const bodyFor = ({ method, path }: Endpoint) => recipes[`${method} ${path}`]?.good?.(own) ?? {}

  /** As whoever reads the address does it. */
  async function resetPassword(): Promise<void> {
    const token = crypto.randomUUID()
    await database.run(
      `insert into verifications (identifier, value, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [resetIdentifier(token), own.id],
    )
    const body = { token, newPassword: 'nobody-but-me-9' }
    expect((await call(fixture.app, { method: 'POST', path: '/api/auth/reset-password', body })).status).toBe(200)
  }

  /** All that is theirs but their sessions, which come and go here. */
  async function everything(): Promise<string> {
    const rows = await rowsOf(database, own.id)
    return JSON.stringify([...rows].filter(([table]) => table !== 'sessions'))
  }

  test('[A75] every route that changes something, with its last byte held back until the password was reset, answers 401', async () => {
    const port = await freePort()
    const server: Listening = await listen(fixture.app, { host: '127.0.0.1', port })
    const held = changing(fixture.endpoints).map(endpoint => ({
      path: endpoint.path,
      ...holdBack(port, endpoint.path, own.cookie, JSON.stringify(bodyFor(endpoint))),
    }))
    expect(held.length).toBeGreaterThan(40)
    await expect.poll(() => arrived).toBe(held.length)
    // Whatever a server that looks too early would have asked by now is answered.
    await database.run('select 1')
    await resetPassword()
    const before = await everything()
    for (const { release } of held) release()
    const statuses = await Promise.all(held.map(async ({ path, answered }) => [path, await answered] as const))
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([])
    expect(await everything()).toBe(before)
    await server.drain(() => {})
  })

  test('[A75] every route that changes something does nothing when the session ends after it was checked', async () => {
    const wrong: string[] = []
    for (const endpoint of changing(fixture.endpoints)) {
      await database.run('delete from limits')
      const { path } = endpoint
      const body = bodyFor(endpoint)
      const before = await everything()
      let ended: Record<string, unknown> | undefined
      meanwhile = async () => {
        const { rows } = await database.run('delete from sessions where user_id = $1 returning *', [own.id])
        ended = rows[0]
      }
      const answer = await call(fixture.app, { method: 'POST', path, body, headers: { cookie: own.cookie } })
      await database.run('insert into sessions (id, token, user_id, expires_at) values ($1, $2, $3, $4)', [
        ended?.id,
        ended?.token,
        own.id,
        ended?.expires_at,
      ])
      // Without anything to work on, some are refused for that before they get so far.
      const isRight = recipes[`POST ${path}`]?.good ? answer.status === 401 : answer.status >= 400
      if (!isRight) wrong.push(`${path}: ${answer.status} ${answer.text.slice(0, 100)}`)
      if ((await everything()) !== before) wrong.push(`${path} changed something`)
    }
    expect(wrong).toEqual([])
  })
})

/** A request whose head and all but one byte are at the server. */
function holdBack(port: number, path: string, cookie: string, body: string) {
  const headers = {
    cookie,
    origin: ORIGIN,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const asked: ClientRequest = request({ port, path, method: 'POST', headers, agent: false })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
  })
  const bytes = Buffer.from(body)
  asked.write(bytes.subarray(0, -1))
  return { answered, release: () => asked.end(bytes.subarray(-1)) }
}
