import { createServer, type IncomingMessage, request as plainRequest, type Server } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../harness/free-port.ts'
import { type Nginx, startNginx } from '../harness/nginx.ts'

let nginx: Nginx
let product: Server
let reached: string[] = []
const open = new Set<() => void>()

beforeAll(async () => {
  product = createServer((asked, answer) => {
    reached.push(asked.headers.host ?? '')
    if (asked.url === '/slow') open.add(() => answer.end('at last'))
    else answer.end('here')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => product.once('listening', resolve))
  const { port } = product.address() as AddressInfo
  nginx = await startNginx(await freePort(), [port, port])
  tls.setDefaultCACertificates([nginx.certificate])
})
afterAll(async () => {
  for (const end of open) end()
  await nginx.stop()
  product.close()
})

interface RequestFrom {
  path?: string
  host?: string
  servername?: string
  from?: string
  agent?: Agent | false
}

function responseTo({
  path = '/',
  host = 'localhost',
  servername = 'localhost',
  from = '127.0.0.1',
  agent = false,
}: RequestFrom) {
  const { port } = nginx
  const asked = { host: '127.0.0.1', port, path, servername, localAddress: from, headers: { host }, agent }
  return new Promise<IncomingMessage>((resolve, reject) => request(asked, resolve).on('error', reject).end())
}

test('[X240] whoever asks nginx for another host gets no answer, in the clear and with TLS', async () => {
  expect((await responseTo({})).statusCode).toBe(200)
  reached = []
  // Another name in the handshake, none at all, and ours in the handshake with another one in the request.
  await expect(responseTo({ servername: 'evil.example' })).rejects.toThrow()
  await expect(responseTo({ servername: '' })).rejects.toThrow()
  await expect(responseTo({ host: 'evil.example' })).rejects.toThrow()
  const plain = (host: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      plainRequest({ host: '127.0.0.1', port: nginx.plainPort, headers: { host } }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end(),
    )
  await expect(plain('evil.example')).rejects.toThrow()
  expect(await plain('localhost')).toBe(308)
  expect(reached).toEqual([])
})

test('[X241] one address that asks without end is told to wait, in the form of a problem; others go on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const bodies = new Map<IncomingMessage, string>()
  const one = async () => {
    const answer = await responseTo({ from: '127.0.3.1', agent })
    bodies.set(answer, await text(answer))
  }
  await Promise.all(Array.from({ length: 2000 }, one))
  agent.destroy()
  const answers = [...bodies.keys()]
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(100)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(400)
  const [first] = refused
  expect(first?.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '5',
    'cache-control': 'no-store',
  })
  expect(first && JSON.parse(bodies.get(first) ?? '')).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await responseTo({ from: '127.0.3.2' })).statusCode).toBe(200)
})

test('[X241] one address can keep only so many requests open; others go on', async () => {
  const slow = Array.from({ length: 200 }, () => responseTo({ path: '/slow', from: '127.0.3.3' }))
  await expect.poll(() => open.size).toBe(200)
  expect((await responseTo({ from: '127.0.3.3' })).statusCode).toBe(429)
  expect((await responseTo({ from: '127.0.3.4' })).statusCode).toBe(200)
  for (const end of open) end()
  await Promise.all(slow)
  expect((await responseTo({ from: '127.0.3.3' })).statusCode).toBe(200)
})
