import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartProblem } from '#server/start-problem.ts'
import { malformedWords } from '#server/words.ts'
import type { AppEnv } from './context.ts'
import { problemResponse } from './problem.ts'

export interface Listening {
  /** Takes no new connection, calls back, answers what is under way, then closes. */
  drain(onClosed: () => void): Promise<void>
}

/** Longer than the minute for which proxies keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 75_000
/**
 * A client that sends on a connection we are about to close would see its request fail, so idle ones get this long. A proxy
 * must close them sooner (deploy/nginx.conf: after 1 s), and none is left when we do.
 */
const LINGER_MS = 2_000
const DRAIN_MS = 10_000

export async function listen(app: Hono<AppEnv>, { host, port }: { host: string; port: number }): Promise<Listening> {
  const listener = getRequestListener(app.fetch, { errorHandler: unreadable })
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
    (request, response) => {
      if (hostsOf(request) > 1) refuse(response)
      else void listener(request, response)
    },
  )
  await bind(server, host, port)

  return {
    async drain(onClosed) {
      // Connections that the kernel has accepted but Node has not seen would be cut; after a turn of the event loop it has.
      await aTurn()
      // Node's own `close` of an HTTP server also cuts idle connections at once; this one only stops listening.
      const closed = new Promise<void>(resolve => net.Server.prototype.close.call(server, () => resolve()))
      // Not before: a client whose connection is closed reconnects at once, and would find a socket that is just closing.
      onClosed()
      const closesWithin = (ms: number) => Promise.race([closed.then(() => true), pause(ms, false)])
      const deadline = Date.now() + LINGER_MS + DRAIN_MS
      let isClosed = await closesWithin(LINGER_MS)
      while (!isClosed && Date.now() < deadline) {
        // On a busy server the timer fires before it has read what came long ago.
        await aTurn()
        server.closeIdleConnections()
        isClosed = await closesWithin(100)
      }
      server.closeAllConnections()
    },
  }
}

/** Until everything that had arrived was read. The turn that is under way may have read before it arrived; the next one does. */
async function aTurn(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await new Promise(resolve => setImmediate(resolve))
}

/** A request so odd that it never reached the app, such as one without a usable Host. */
function unreadable(): Response {
  return problemResponse(malformed)
}

/** Of two hosts, a proxy may have looked at the other one. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/problem+json', connection: 'close' })
  response.end(JSON.stringify({ type: 'about:blank', ...malformed }))
}

const malformed = {
  status: 400,
  code: 'malformed',
  title: malformedWords.title,
  detail: malformedWords.http,
} as const

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    throw cannotListen((error as NodeJS.ErrnoException).code, host, port)
  }
  // A broken connection is its own request's problem.
  server.on('error', () => {})
}

function cannotListen(code: string | undefined, host: string, port: number): StartProblem {
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is in use by another program. Stop that one, or set PORT to another number.`)
  }
  if (code === 'EACCES') return new StartProblem(`Port ${port} needs more rights. Set PORT to a number above 1023.`)
  return new StartProblem(`Cannot listen on ${host} (${code}). Set HOST to an address of this machine.`)
}
