import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { createPostgres } from '../../../tests/harness/databases.ts'
import { mountMailQueuePage } from './mail-queue-page.ts'
import type { Mails } from './mails.ts'
import { mailQueue } from './tables.ts'

type Settings = Parameters<typeof mountMailQueuePage>[3]

const atHome: Settings = { smtpUrl: undefined, baseUrl: 'http://localhost:3000', otherOrigins: [], host: '127.0.0.1' }

const mails: Mails = {
  test: ({ said }: { said: string }) => ({
    subject: said,
    text: 'Open http://localhost:3000/auth?token=abc or http://evil.example/',
    html: '',
  }),
}

let database: Database
beforeAll(async () => {
  database = await createPostgres()
  await database.orm.insert(mailQueue).values({
    recipient: 'ada@example.com',
    state: 'queued',
    key: 'test',
    parameters: { said: '<script>alert(1)</script>' },
    language: 'en',
    useful_until: new Date(),
  })
})
afterAll(() => database.close())

async function visit(config: Partial<Settings>, headers: Record<string, string> = {}) {
  const app = new Hono<AppEnv>().use(async (c, next) => {
    c.set('client_address', headers['x-test-address'] ?? '127.0.0.1')
    await next()
  })
  mountMailQueuePage(app, database, mails, { ...atHome, ...config })
  return app.request('/dev/outbox', { headers: { host: 'localhost:3000', ...headers } })
}

test('[X26] on one’s own machine, without a mail server, a page shows the mail', async () => {
  const answer = await visit({})
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('<a href="http://localhost:3000/auth?token=abc">')
  expect(page).not.toContain('<a href="http://evil')
  expect(page).not.toContain('<script>')
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
})

test.each([
  ['a mail server is set', { smtpUrl: 'smtp://localhost' }, {}],
  ['the site has a public name', { baseUrl: 'https://keyturn.example' }, { host: 'keyturn.example' }],
  ['the site has a name that only begins like this machine', { baseUrl: 'http://localhost.evil.example' }, {}],
  ['it listens for other machines', { host: '0.0.0.0' }, {}],
  ['the request comes from another machine', {}, { 'x-test-address': '192.0.2.1' }],
  ['the request came through a proxy', {}, { 'x-forwarded-for': '127.0.0.1' }],
  ['the request came through a proxy that names itself', {}, { via: '1.1 proxy' }],
  ['the request asks for another name', {}, { host: 'rebound.example:3000' }],
])('[X26] there is no such page when %s', async (_why, config, headers) => {
  expect((await visit(config, headers)).status).toBe(404)
})
