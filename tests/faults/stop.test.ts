import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPostgresUrl } from '../harness/databases.ts'
import { startServer } from '../harness/server.ts'
import { cookieOf, signIn, signUp } from './account-calls.ts'

test('[X18] a server that is asked to stop under load fails no request and lets go of open pages', async () => {
  const { url, drop } = await createPostgresUrl()
  const server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    AUTH_SECRET: 'only-for-tests-only-for-tests-only',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  await signUp(server.origin, 'ada@example.com')
  const session = await signIn(server.origin, 'ada@example.com')
  const cookie = cookieOf(session)
  const page = await fetch(`${server.origin}/api/notifications/stream`, { headers: { cookie } })
  expect(page.status).toBe(200)
  const pageEnded = page.text()

  const failures: unknown[] = []
  let answered = 0
  const clients = Array.from({ length: 16 }, async () => {
    for (;;) {
      try {
        const answer = await fetch(`${server.origin}/api/profile`, { headers: { cookie } })
        if (answer.status !== 200) failures.push(answer.status)
        await answer.json()
        answered += 1
      } catch (error) {
        // Nobody takes new connections any more: a proxy would have gone to the next server.
        if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return
        failures.push(error)
        return
      }
    }
  })
  await pause(1_000)
  await server.stop()
  await Promise.all(clients)
  await pageEnded
  await drop()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(16)
})
