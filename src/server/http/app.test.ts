import { request } from 'node:http'
import { BlockList } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accepted, refused } from '#resources/problem.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import { isSecure } from '#server/auth/cookies.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { sessions, users } from '#server/auth/tables.ts'
import { createLog } from '#server/log.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { freePort } from '../../../tests/harness/free-port.ts'
import { testApp } from '../../../tests/harness/test-app.ts'
import { forAnyone, forUsers } from './endpoint.ts'
import { type Listening, listen } from './listen.ts'
import { openApiDocument } from './openapi.ts'
import { ProblemError } from './problem.ts'

const TOKEN = 'a-token-for-figures'
/** A person, and their session. */
const ADA = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const Wish = z.object({ wish: z.string().check(z.minLength(1, 'Please make a wish.')) })

let origin: string
const database = suiteDatabase()
let server: Listening
let stopping = false
const logged: string[] = []

/** Real parts on a real socket; only the addresses are made up. */
const endpoints = [
  forAnyone({
    method: 'GET',
    path: '/api/hello',
    summary: 'Greets.',
    answer: z.unknown(),
    handle: async () => accepted({ hello: 'you' }),
  }),
  forAnyone({
    method: 'POST',
    path: '/api/wish',
    summary: 'Takes a wish.',
    answer: z.unknown(),
    input: Wish,
    handle: async ({ input, context }) => accepted({ ...input, from: context.get('client_address') }),
  }),
  forAnyone({
    method: 'POST',
    path: '/api/refuse',
    summary: 'Says no.',
    answer: z.unknown(),
    handle: async () => refused({ status: 409, code: 'loan-closed', title: 'Locked', detail: 'Your loan is closed.' }),
  }),
  forUsers({
    method: 'GET',
    path: '/api/mine',
    summary: 'Mine.',
    answer: z.unknown(),
    handle: async ({ user }) => accepted({ id: user.id }),
  }),
  forUsers({
    method: 'POST',
    path: '/api/mine/wish',
    summary: 'Keeps a wish of mine.',
    answer: z.unknown(),
    input: Wish,
    handle: ({ user, input }) =>
      sessionTransaction(database, user, async () => accepted({ id: user.id, ...(input as object) })),
  }),
  forUsers({
    method: 'POST',
    path: '/api/mine/careless',
    summary: 'Believes what was checked when the request came.',
    answer: z.unknown(),
    handle: async ({ user }) => accepted({ id: user.id }),
  }),
  forAnyone({
    method: 'POST',
    path: '/api/broken',
    summary: 'Fails.',
    answer: z.unknown(),
    handle: async () => {
      await database.run('select $1::uuid', ['ada@example.com'])
      return accepted({})
    },
  }),
  forAnyone({
    method: 'POST',
    path: '/api/bug',
    summary: 'A mistake of ours.',
    answer: z.unknown(),
    handle: async () => {
      throw new TypeError('Cannot read properties of undefined')
    },
  }),
  forAnyone({
    method: 'POST',
    path: '/api/webhooks/bell',
    summary: 'Another server rings.',
    answer: z.unknown(),
    anyOrigin: true,
    handle: async () => accepted({ rang: true }),
  }),
]

beforeAll(async () => {
  const ada = { id: ADA, email: 'ada@example.com', name: 'Ada Byron', first_name: 'Ada', last_name: 'Byron' }
  await database.orm.insert(users).values(ada)
  const expires_at = new Date(Date.now() + 3_600_000)
  await database.orm.insert(sessions).values({ id: ADA, user_id: ADA, token: 'ada', expires_at })
  const port = await freePort()
  origin = `http://localhost:${port}`
  const app = testApp({
    config: { baseUrl: origin, otherOrigins: [], trustedProxies: new BlockList(), metricsToken: TOKEN },
    log: createLog({ level: 'info', forPeople: false, write: line => logged.push(line) }),
    database,
    isStopping: () => stopping,
    endpoints,
    requireUser: async (c, next) => {
      if (c.req.header('cookie') !== 'who=ada') {
        throw new ProblemError({ status: 401, code: 'not-signed-in', title: 'Error', detail: 'Please sign in.' })
      }
      c.set('user', {
        id: ADA,
        email: 'ada@example.com',
        time_zone: 'UTC',
        is_member: false,
        session_id: ADA,
        signed_in_at: new Date(),
        client_address: '192.0.2.1',
      })
      await next()
    },
  })
  server = await listen(app, { host: '127.0.0.1', port })
})
afterAll(() => server.drain(() => {}))

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

function post(path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin, 'content-type': 'application/json', ...headers },
    // @ts-expect-error needed by Node for streams, unknown to the browser's types
    duplex: 'half',
  })
}

async function expectProblem(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const problem = await answer.json()
  expect(problem).toMatchObject({ type: 'about:blank', status, code })
  expect(problem.title).toEqual(expect.any(String))
  expect(problem.detail).toEqual(expect.any(String))
}

test('[X10] every answer is guarded by headers, and none of the API is kept in a cache', async () => {
  for (const answer of [await get('/api/hello'), await get('/api/nothing'), await get('/healthz')]) {
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{12}-\w+$/),
    })
    expect(answer.headers.has('strict-transport-security')).toBe(false)
  }
})

test('[X11] a change is taken only from our own pages', async () => {
  const body = '{"wish":"a house"}'
  expect((await post('/api/wish', body)).status).toBe(200)
  expect((await post('/api/wish', body, { origin: 'https://evil.example' })).status).toBe(403)
  await expectProblem(await post('/api/wish', body, { origin: 'null' }), 403, 'wrong-origin')

  const without = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${origin}/api/wish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      })
      sent.on('response', answer => resolve(answer.resume().statusCode)).on('error', reject)
      sent.end(body)
    })
  expect(await without({})).toBe(403)
  expect(await without({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await without({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('[X11] a server that signs what it sends needs no origin', async () => {
  const answer = await post('/api/webhooks/bell', 'not json', {
    origin: 'https://evil.example',
    'content-type': 'text/plain',
  })
  expect(await answer.json()).toEqual({ rang: true })
})

test('[X7] what cannot be read is refused for what it is', async () => {
  await expectProblem(await post('/api/wish', '{"wish":'), 400, 'malformed')
  await expectProblem(await post('/api/wish', '{"wish":1,"wish":"x"}'), 400, 'malformed')
  await expectProblem(await post('/api/wish', 'wish=house', { 'content-type': 'text/plain' }), 415, 'not-json')
  await expectProblem(await post('/api/wish', `{"wish":"${'x'.repeat(300_000)}"}`), 413, 'too-large')
  const endless = new ReadableStream({ pull: to => to.enqueue(new Uint8Array(65_536).fill(120)) })
  await expectProblem(await post('/api/wish', endless), 413, 'too-large')
})

test('[X7] a body sent in pieces is read like any other', async () => {
  const pieces = new Blob(['{"wish":', '"a house"}']).stream()
  expect(await (await post('/api/wish', pieces)).json()).toMatchObject({ wish: 'a house' })
})

test('[X7] a field that is missing is named', async () => {
  const answer = await post('/api/wish', '{"wish":""}')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    code: 'invalid-input',
    errors: [{ path: 'wish', message: 'Please make a wish.' }],
  })
})

test('[X7] a value that the database cannot hold is never a fault of ours', async () => {
  await expectProblem(await post('/api/broken', '{}'), 400, 'invalid-input')
})

test('a problem travels with its words', async () => {
  await expectProblem(await post('/api/refuse', '{}'), 409, 'loan-closed')
})

test('a body is optional where nothing is asked for', async () => {
  await expectProblem(await post('/api/refuse'), 409, 'loan-closed')
})

test('[X12] only the person signed in is answered', async () => {
  await expectProblem(await get('/api/mine'), 401, 'not-signed-in')
  expect(await (await get('/api/mine', { cookie: 'who=ada' })).json()).toEqual({ id: ADA })
})

test('[X12] a stranger hears nothing of what is wrong with the request, however it ends', async () => {
  const endless = new ReadableStream({ pull: to => to.enqueue(new Uint8Array(65_536).fill(120)) })
  for (const body of ['{"wish":', '{"wish":""}', `{"wish":"${'x'.repeat(300_000)}"}`, endless]) {
    await expectProblem(await post('/api/mine/wish', body), 401, 'not-signed-in')
  }
  await expectProblem(await post('/api/mine/wish', '{"wish":', { cookie: 'who=ada' }), 400, 'malformed')
  const saved = await post('/api/mine/wish', '{"wish":"a house"}', { cookie: 'who=ada' })
  expect(await saved.json()).toEqual({ id: ADA, wish: 'a house' })
})

test('[A75] a route of a person that changes things without looking at their session once more fails at its first use', async () => {
  await expectProblem(await post('/api/mine/careless', '{}', { cookie: 'who=ada' }), 500, 'unexpected')
})

test('[X13] an unknown address is 404, a known one asked in the wrong way 405', async () => {
  await expectProblem(await get('/api/nothing'), 404, 'not-found')
  await expectProblem(await get('/api'), 404, 'not-found')
  const wrong = await get('/api/wish')
  expect(wrong.headers.get('allow')).toBe('POST')
  await expectProblem(wrong, 405, 'wrong-method')
  await expectProblem(await post('/api/hello', '{}'), 405, 'wrong-method')
  await expectProblem(await post('/dashboard', '{}'), 405, 'wrong-method')
  for (const method of ['PUT', 'DELETE', 'PROPFIND']) {
    await expectProblem(await fetch(`${origin}/api/hello`, { method }), 405, 'wrong-method')
  }
})

test('[X14] a mistake of ours is told without its details, and logged without what people typed', async () => {
  logged.length = 0
  const answer = await post('/api/bug', '{"secret":"hunter22"}')
  await expectProblem(answer, 500, 'unexpected')
  await post('/api/broken?email=ada@example.com', '{}')
  await get('/api/somebody@example.com?token=abc')
  const lines = logged.map(line => JSON.parse(line))
  expect(lines.map(line => line.event)).toEqual(['unexpected', 'request', 'unstorable', 'request', 'request'])
  expect(lines[0]).toMatchObject({ error: 'TypeError', stack: expect.stringContaining('app.test.ts') })
  expect(lines[1]).toMatchObject({ method: 'POST', route: '/api/bug', status: 500, ms: expect.any(Number) })
  expect(lines[4]).toMatchObject({ route: 'unknown', status: 404 })
  expect(logged.join('')).not.toMatch(/hunter22|example\.com|token/)
})

test('[X8] the address in X-Forwarded-For is not believed', async () => {
  const answer = await post('/api/wish', '{"wish":"a house"}', { 'x-forwarded-for': '1.2.3.4' })
  expect(await answer.json()).toMatchObject({ from: '127.0.0.1' })
})

test('[X15] figures are only for those with the token', async () => {
  await expectProblem(await get('/metrics'), 401, 'not-signed-in')
  for (const authorization of ['Bearer wrong', TOKEN, `Basic ${TOKEN}`, `Bearer  ${TOKEN}`, 'Bearer']) {
    await expectProblem(await get('/metrics', { authorization }), 401, 'not-signed-in')
  }
  const figures = await (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text()
  expect(figures).toMatch(/^http_requests_total\{method="GET",route="\/api\/hello",status="200"\} \d+$/m)
  expect(figures).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/api\/hello"\} \d+$/m)
})

test('[X16] it is ready when the database answers and it is not stopping', async () => {
  expect((await get('/readyz')).status).toBe(200)
  stopping = true
  await expectProblem(await get('/readyz'), 503, 'not-ready')
  expect((await get('/healthz')).status).toBe(200)
  stopping = false
})

test('[X18] while it stops, every answer asks the client to leave', async () => {
  const connectionOf = async () => (await get('/healthz')).headers.get('connection')
  expect(await connectionOf()).toBe('keep-alive')
  stopping = true
  expect(await connectionOf()).toBe('close')
  stopping = false
})

test('[X17] the API describes itself from the schemas that check it', async () => {
  const document = await (await get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(endpoints.map(endpoint => endpoint.path))
  expect(document.paths['/api/wish'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['wish'],
    properties: { wish: { type: 'string', minLength: 1 } },
  })
  expect(document.paths['/api/mine'].get.security).toEqual([{ session: [] }])
})

test('[X17] the API names the cookie that it sends, over http and over https', async () => {
  const nameAt = (baseUrl: string) => openApiDocument(endpoints, baseUrl).components.securitySchemes.session.name
  for (const [baseUrl, name] of [
    ['http://localhost:3000', 'keyturn.session'],
    ['https://keyturn.example', '__Host-keyturn.session'],
  ] as const) {
    const { forgetCookie } = createSessions(database, { secret: 'x', secure: isSecure(baseUrl) })
    expect([nameAt(baseUrl), forgetCookie.split('=')[0]]).toEqual([name, name])
  }
})

test('[X17] the API can be read by people, on a page that runs nothing', async () => {
  const page = await get('/api/docs')
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const html = await page.text()
  expect(html).toContain('POST /api/wish')
  expect(html).not.toContain('<script')
})
