import { randomBytes } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Log } from '#server/log.ts'
import { clientAddress } from './client-address.ts'
import type { AppEnv } from './context.ts'

export interface Observers {
  log: Log
  metrics: Registry
  trustedProxies: BlockList
  headers: [string, string][]
  isStopping(): boolean
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** First of all: names the request, sets what every answer carries, and afterwards tells what became of it. */
export function observe({ log, metrics, trustedProxies, headers, isStopping }: Observers): MiddlewareHandler<AppEnv> {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer began.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [metrics],
  })
  const start = randomBytes(6).toString('hex')
  let count = 0

  return async (c, next) => {
    const begun = performance.now()
    count += 1
    const request_id = `${start}-${count.toString(36)}`
    const { incoming, outgoing } = c.env ?? {}
    c.set('request_id', request_id)
    c.set(
      'client_address',
      clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
    )
    // Here and not on the finished response, where every header would be copied; what a handler sets itself wins.
    if (outgoing) {
      for (const [name, value] of headers) outgoing.setHeader(name, value)
      outgoing.setHeader('x-request-id', request_id)
      if (!isPublicPath(c.req.path)) outgoing.setHeader('cache-control', 'no-store')
    }

    await next()

    // Also on what was under way when the end began, so that nobody sends another request into a closing connection.
    if (isStopping()) outgoing?.setHeader('connection', 'close')
    const { method } = c.req
    const { status } = c.res
    const route = routeOf(c)
    const ms = performance.now() - begun
    requests.inc({ method, route, status })
    durations.observe({ method, route }, ms / 1000)
    const facts = { method, route, status, ms: Math.round(ms * 10) / 10, request_id }
    if (QUIET.has(route)) log.debug('request', facts)
    else log.info('request', facts)
  }
}

/** Asked every few seconds by machines, or many times per page. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics', 'file'])

const PRIVATE_PREFIXES = ['/api/', '/healthz', '/readyz', '/metrics']

function isPublicPath(path: string): boolean {
  return !PRIVATE_PREFIXES.some(prefix => path.startsWith(prefix))
}

/** The pattern, never the path: paths can carry what people typed, and figures need few names. */
function routeOf(c: Context<AppEnv>): string {
  const pattern = routePath(c, -1)
  if (pattern !== '/*' && pattern !== '/api/*') return pattern
  return c.get('served') ?? 'unknown'
}
