import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { Writer } from './writers.ts'

/** What does not go through a request: a live message reaches an open page, and a job is done. Ends the person's session. */
export async function keepsWorking(
  origin: string,
  { cookie }: Writer,
  ask: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  const asked = await post(origin, '/api/auth/request-password-reset', { email: 'nobody@example.com' })
  expect(asked.status).toBe(200)
  // Written with the answer, and gone once it is done: it names an address.
  await eventually(async () => Number((await ask(OPEN_RESETS))[0]?.open) === 0)

  const page = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie } })
  expect(page.status).toBe(200)
  expect((await post(origin, '/api/auth/sign-out', {}, cookie)).status).toBe(200)
  // The stream ends with the session that it belongs to; nobody else would end it so soon.
  expect(await page.text()).toContain('session-ended')
}

const OPEN_RESETS = `select count(*) as open from jobs.job where name like '%reset%'`

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
