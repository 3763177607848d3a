import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeAt, stepAt } from '#features/account/server/two-factor/totp.ts'
import { sessions, users } from '#server/auth/tables.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { keyBytes } from '../harness/own-authenticator-app.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { recipes } from './recipes.ts'
import { type Call, call, joinIn, PASSWORD, startWholeApp } from './whole-app.ts'

const SIGN_IN = '/api/auth/sign-in/email'
const VERIFY = '/api/auth/two-factor/verify'

describe('whoever has the password but no code', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => startWholeApp(database))
  let email: string
  let id: string
  let secret: Buffer
  beforeEach(async () => {
    await database.run('delete from limits')
    const joined = await joinIn(fixture.app, database, 'Ada')
    email = joined.email
    id = joined.id
    const headers = { cookie: joined.cookie }
    const { text } = await send({ method: 'POST', path: '/api/auth/two-factor/enable', body: {}, headers })
    secret = keyBytes(JSON.parse(text).key)
    const body = { code: codeAt(secret, stepAt(Date.now())) }
    expect((await send({ method: 'POST', path: '/api/auth/two-factor/confirm', body, headers })).status).toBe(200)
    // As if that had been long ago: its code is still to be used.
    await database.run('update two_factors set last_step = 0 where user_id = $1', [id])
    await database.orm.delete(sessions).where(eq(sessions.user_id, id))
  })

  const send = (request: Call) => call(fixture.app, request)

  /** What the browser holds after the password, and before the code. */
  async function half(): Promise<string> {
    const answer = await send({ method: 'POST', path: SIGN_IN, body: { email, password: PASSWORD } })
    expect(answer.text).toBe('{"twoFactorRedirect":true}')
    return answer.cookies.map(cookie => cookie.split(';')[0]).join('; ')
  }

  const verify = (cookie: string, code: string) =>
    send({ method: 'POST', path: VERIFY, body: { code }, headers: { cookie } })

  const liveSessions = async () => (await database.orm.select().from(sessions).where(eq(sessions.user_id, id))).length

  test('[A103] no endpoint is reachable with half a sign-in, whatever the cookie is called', async () => {
    const cookie = await half()
    expect(cookie).toMatch(/^keyturn\.two-factor=[^;]+$/)
    const renamed = cookie.replace('keyturn.two-factor=', 'keyturn.session=')
    const open: string[] = []
    for (const { access, method, path } of fixture.endpoints) {
      if (access !== 'user') continue
      const body = recipes[`${method} ${path}`]?.good ? {} : { code: '000000', password: PASSWORD }
      for (const held of [cookie, renamed, `${cookie}; ${renamed}`]) {
        const answer = await send({
          method,
          path,
          body: method === 'POST' ? body : undefined,
          headers: { cookie: held },
        })
        if (answer.status !== 401) open.push(`${method} ${path}: ${answer.status}`)
      }
    }
    expect(open).toEqual([])
    expect(await liveSessions()).toBe(0)
  })

  test('[A104] guessing ends after ten tries, for as many at once as one likes', async () => {
    const cookie = await half()
    const guesses = Array.from({ length: 25 }, (_, at) => verify(cookie, String(at).padStart(6, '0')))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 400)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(15)
    // Not even with the right one, and not by beginning anew.
    expect((await verify(await half(), codeAt(secret, stepAt(Date.now())))).status).toBe(429)
    expect(await liveSessions()).toBe(0)
  })

  test('[A102] a code opens one session, however often and however many at once it is sent', async () => {
    const cookie = await half()
    const code = codeAt(secret, stepAt(Date.now()))
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(cookie, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await liveSessions()).toBe(1)
    await database.run('delete from limits')
    expect((await verify(await half(), code)).status).toBe(400)
    // Nor one from before it.
    expect((await verify(await half(), codeAt(secret, stepAt(Date.now()) - 1))).status).toBe(400)
  })

  test('[A103] a step is its person’s, ends with the password, and cannot be made up', async () => {
    const cookie = await half()
    const code = codeAt(secret, stepAt(Date.now()))
    const other = await joinIn(fixture.app, database, 'Eve')
    const value = decodeURIComponent(cookie.split('=')[1] ?? '')
    const later = value.replace(/~\d+/, `~${Math.floor(Date.now() / 1000) + 10 ** 6}`)
    const forged = [value.replace(id, other.id), later, value.slice(0, -1), `${id}~9999999999`, '~', '-'.repeat(36)]
    for (const each of forged) {
      const answer = await verify(`keyturn.two-factor=${encodeURIComponent(each)}`, code)
      expect([each, answer.status]).toEqual([each, 401])
    }
    await database.run(`update credentials set password = 'another hash' where user_id = $1`, [id])
    expect((await verify(cookie, code)).text).toContain('code-step-over')
    expect(await liveSessions()).toBe(0)
  })

  test('[A101] a copy of the database has neither the secret nor a code in it', async () => {
    const { rows } = await database.run(
      `select to_jsonb(t) as row from two_factors t where user_id = $1
       union all select to_jsonb(c) from recovery_codes c where user_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(11)
    const copy = JSON.stringify(rows)
    for (const form of ['hex', 'base64', 'base64url'] as const) expect(copy).not.toContain(secret.toString(form))
    expect(await database.orm.select().from(users).where(eq(users.id, id))).toHaveLength(1)
  })
})
