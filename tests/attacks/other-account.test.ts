import { beforeAll, describe, expect, test } from 'vitest'
import { PAGE_USER_HEADER } from '#routes/page-user.ts'
import { insertAccount } from '../harness/accounts.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { fastHashing } from '../harness/fast-hashing.ts'
import { suiteFixture } from '../harness/suite-fixture.ts'
import { ORIGIN, SECRET } from '../harness/test-app.ts'
import { PASSWORD, startWholeApp } from './whole-app.ts'

describe('two people in one browser', () => {
  const database = suiteDatabase()
  const fixture = suiteFixture(() => startWholeApp(database))
  let ada: Awaited<ReturnType<typeof insertAccount>>
  let bob: typeof ada
  beforeAll(async () => {
    const person = (first_name: string) => {
      const account = { email: `${first_name}@example.com`, password: PASSWORD, first_name, last_name: 'Buyer' }
      return insertAccount(database, account, SECRET, fastHashing)
    }
    ada = await person('ada')
    bob = await person('bob')
  })

  /** A page of `page` asks, and the browser sends Bob's cookie. */
  function asked(method: string, path: string, page: string | undefined, body: object = {}) {
    return fixture.app.request(path, {
      method,
      headers: {
        cookie: `keyturn.session=${bob.session}`,
        origin: ORIGIN,
        'content-type': 'application/json',
        ...(page && { [PAGE_USER_HEADER]: page }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  }

  test('[X245] every address for signed-in people refuses a page that is another person’s', async () => {
    const addresses = fixture.endpoints.filter(({ access }) => access === 'user')
    expect(addresses.length).toBeGreaterThan(50)
    for (const { method, path } of addresses) {
      const answer = await asked(method, path.replace(/:\w+/g, 'x'), ada.id)
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 409, { code: 'other-account' }])
    }
  })

  test('[X245] another person’s page neither signs out nor gives money or writes in their name', async () => {
    const message = { type: 'praise', priority: 'low', title: 'Good', description: 'It works.' }
    const tries = [
      ['/api/auth/sign-out', {}],
      ['/api/functions/send-feedback', message],
      ['/api/functions/create-donation-payment', { amount: 10, frequency: 'one-time' }],
    ] as const
    for (const [path, body] of tries)
      expect([path, (await asked('POST', path, ada.id, body)).status]).toEqual([path, 409])
    // Who is signed in is answered to everybody: that is how a page learns it.
    const session = await (await asked('GET', '/api/auth/get-session', ada.id)).json()
    expect(session).toMatchObject({ user: { id: bob.id } })
  })

  test('[X245] one’s own page, and a program that says nothing of pages, are answered as ever', async () => {
    for (const page of [bob.id, undefined]) {
      expect((await asked('GET', '/api/profile', page)).status).toBe(200)
      const saved = await asked('POST', '/api/profile/save', page, { first_name: 'Bob', last_name: 'Buyer', phone: '' })
      expect(saved.status).toBe(200)
    }
  })

  test('[X245] the stream of notifications says first whose it is', async () => {
    const answer = await asked('GET', '/api/notifications/stream', undefined)
    const reader = answer.body?.getReader()
    let text = ''
    while (!text.includes('data:')) text += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    expect(text).toMatch(new RegExp(`^retry: \\d+\n\nevent: opened\ndata: {"user_id":"${bob.id}"}\n\n`))
  })

  test('[X245] the API’s description names what a page says', async () => {
    const { paths, components } = await (await asked('GET', '/api/openapi.json', undefined)).json()
    expect(components.parameters.PageUser).toMatchObject({ name: PAGE_USER_HEADER, in: 'header', required: false })
    expect(paths['/api/profile/save'].post.parameters).toContainEqual({ $ref: '#/components/parameters/PageUser' })
    expect(paths['/api/profile/save'].post.responses[409]).toBeDefined()
    expect(JSON.stringify(paths['/api/functions/send-feedback'])).not.toContain('PageUser')
  })
})
