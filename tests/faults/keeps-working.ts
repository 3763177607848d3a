import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { Saver } from './savers.ts'

/** What does not go through a request: a live message reaches an open page, and a job is done. Ends the person's session. */
export async function keepsWorking(
  origin: string,
  { cookie }: Saver,
  ask: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  const done = async () => Number((await ask(FINISHED))[0]?.done)
  const before = await done()
  const asked = await post(origin, '/api/auth/request-password-reset', { email: 'nobody@example.com' })
  expect(asked.status).toBe(200)
  await eventually(async () => (await done()) > before)

  const page = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie } })
  expect(page.status).toBe(200)
  expect((await post(origin, '/api/auth/sign-out', {}, cookie)).status).toBe(200)
  // The stream ends with the session that it belongs to; nobody else would end it so soon.
  expect(await page.text()).toContain('session-ended')
}

const FINISHED = `select count(*) as done from jobs.job where state = 'completed' and name like '%reset%'`

function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify(body),
  })
}
