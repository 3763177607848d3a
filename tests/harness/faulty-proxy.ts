import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between browser and server, where networks fail, servers are replaced and answers get lost. */
export interface FaultyProxy {
  origin: string
  /** `cut`: nothing gets through. `broken`: every answer is a 500. `drop-response`: what is sent to the API arrives, its answer does not. */
  line: 'open' | 'cut' | 'broken' | 'drop-response'
  /** `next`: the server has another build, in which every hashed file has another name. `gone`: it has no service worker. */
  build: 'this' | 'next' | 'gone'
  /** What was sent to the API and arrived, in order. */
  arrived: { path: string; body: string }[]
  stop(): Promise<void>
}

export async function startFaultyProxy(server: string): Promise<FaultyProxy> {
  const listener = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const proxy: FaultyProxy = {
    origin: `http://localhost:${port}`,
    line: 'open',
    build: 'this',
    arrived: [],
    stop: () =>
      new Promise(resolve => {
        listener.close(() => resolve())
        listener.closeAllConnections()
      }),
  }
  return proxy

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/'
    if (proxy.line === 'cut') return void asked.socket.destroy()
    if (proxy.line === 'broken') return void answer.writeHead(500, { 'cache-control': 'no-store' }).end('Broken')
    if (proxy.build === 'gone' && path === '/service-worker.js') return void answer.writeHead(410).end()
    if (proxy.build === 'next' && HASHED_PATH.test(path)) return void answer.writeHead(404).end()
    const body = await text(asked)
    const headers = { ...asked.headers, host: new URL(server).host, 'accept-encoding': 'identity' }
    if (headers.origin) headers.origin = server
    const sent = request(server + path.replace(/\.next\./, '.'), { method: asked.method, headers })
    sent.on('error', () => answer.destroy())
    sent.on('response', received => {
      const isSent = asked.method === 'POST' && path.startsWith('/api/')
      if (isSent) proxy.arrived.push({ path, body })
      if (isSent && proxy.line === 'drop-response') return void answer.destroy()
      const { 'content-length': _length, ...passedOn } = received.headers
      // Pages of another build are other pages.
      if (!path.startsWith('/api/')) delete passedOn.etag
      answer.writeHead(received.statusCode ?? 500, passedOn)
      if (proxy.build !== 'next' || !/html|javascript/.test(received.headers['content-type'] ?? '')) {
        received.pipe(answer)
      } else
        void text(received).then(whole =>
          answer.end(whole.replace(HASHED_NAME, '-$1.next.$2').replace(VERSION, '$1next-')),
        )
    })
    sent.end(body)
  }
}

const HASHED_NAME = /-([\w-]{8})\.(js|css)\b/g
/** As the build writes it into the service worker. */
const VERSION = /(\bversion:["'`])/
const HASHED_PATH = /^\/assets\/.*-[\w-]{8}\.(js|css)$/

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}
