import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freePort } from '../../../tests/harness/free-port.ts'
import { testApp } from '../../../tests/harness/test-app.ts'
import type { AppEnv } from './context.ts'
import { listen } from './listen.ts'

function slowApp(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/slow', async c => {
    await pause(200)
    return c.text('done')
  })
}

test('[X4] a busy port is named in one line', async () => {
  const port = await freePort()
  const first = await listen(slowApp(), { host: '127.0.0.1', port })
  await expect(listen(slowApp(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
  )
  await first.drain(() => {})
})

/** On connections that stay open between two questions. */
function keepAliveClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const request = () =>
    new Promise<string>((resolve, reject) => {
      const sent = get({ port, path: '/slow', agent }, answer => {
        let text = ''
        answer.on('data', chunk => {
          text += chunk
        })
        answer.on('end', () => resolve(text))
      })
      sent.on('error', reject)
    })
  return { request, leave: () => agent.destroy() }
}

test('[X18] stopping answers what is under way, on old connections and new, and takes no more', async () => {
  const port = await freePort()
  const server = await listen(slowApp(), { host: '127.0.0.1', port })
  const { request, leave } = keepAliveClient(port)
  await Promise.all(Array.from({ length: 10 }, request))

  const underWay = Array.from({ length: 10 }, request)
  await pause(50)
  const drained = server.drain(() => {})
  for (const answer of await Promise.all(underWay)) expect(answer).toBe('done')
  // The connections are still open for somebody who had not heard of it; a proxy keeps idle ones for a second.
  await pause(1_000)
  expect(await request()).toBe('done')
  await drained
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow()
  leave()
})

test('[X18] what came in time is answered, even if the stopping server was too busy to see it in time', async () => {
  const port = await freePort()
  const server = await listen(slowApp(), { host: '127.0.0.1', port })
  const { request, leave } = keepAliveClient(port)
  await request()
  const begun = performance.now()
  const drained = server.drain(() => {})
  // Long before idle connections have had their time, however busy this machine is.
  await pause(300)
  // From here the timers of the server come next, and only then what arrived.
  await new Promise(resolve => setImmediate(resolve))
  const answer = request()
  // The question is written at the end of this turn; then nobody looks until idle connections have had their time.
  process.nextTick(() => {
    const left = begun + 2_300 - performance.now()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left)
  })
  expect(await answer).toBe('done')
  await drained
  leave()
})

test('[X18] who knocks while the server is asked to stop is let in, although it was busy just then', async () => {
  const port = await freePort()
  const app = slowApp()
  const server = await listen(app, { host: '127.0.0.1', port })
  const stopping = Promise.withResolvers<{ drained: Promise<void>; knocking: Promise<string> }>()
  // While it reads what others sent: the system has taken the newcomer's connection, the server has not seen it yet.
  app.get('/busy', c => {
    stopping.resolve({
      drained: server.drain(() => {}),
      knocking: answerTo(port, 'GET /slow HTTP/1.1\r\nHost: localhost\r\n'),
    })
    return c.text('done')
  })
  await fetch(`http://127.0.0.1:${port}/busy`)
  const { drained, knocking } = await stopping.promise
  expect(await knocking).toMatch(/^HTTP\/1.1 200 /)
  await drained
})

test.each([
  ['TRACE / HTTP/1.1\r\nHost: localhost\r\n', 405],
  ['GET /slow HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n', 400],
  ['GET /slow HTTP/1.1\r\nHost: localhost\r\n', 200],
])('[X13] %j is answered with %i', async (head, status) => {
  const port = await freePort()
  const app = testApp({
    database: { ping: async () => {} } as unknown as Database,
    endpoints: [],
  }).get('/slow', c => c.text('done'))
  const server = await listen(app, { host: '127.0.0.1', port })
  expect(await answerTo(port, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  await server.drain(() => {})
})

/** On a connection of its own. */
async function answerTo(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}Connection: close\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
