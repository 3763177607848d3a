import { type Context, Hono } from 'hono'
import { problemWords } from '#resources/problem-words.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { wrongMethodWords } from '#server/words.ts'
import type { AppEnv, RequireUser } from './context.ts'
import { documentationRoutes } from './documentation.ts'
import { type Endpoint, mountEndpoints } from './endpoint.ts'
import { answerError } from './error-answer.ts'
import { type HealthParts, healthRoutes } from './health.ts'
import { observe } from './observe.ts'
import { originCheck } from './origin-check.ts'
import type { Pages } from './pages.ts'
import { problemResponse } from './problem.ts'
import { readBody } from './request-body.ts'
import { fixedHeaders } from './security-headers.ts'

export interface AppParts extends Omit<HealthParts, 'metricsToken'> {
  config: Pick<Config, 'baseUrl' | 'otherOrigins' | 'trustedProxies' | 'metricsToken'>
  log: Log
  endpoints: Endpoint[]
  requireUser: RequireUser
  /** Absent in a process that only works in the background. */
  pages: Pages | undefined
}

/** Everything between a request and its answer. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config, log, endpoints, pages } = parts
  const anyOrigin = new Set<string>(endpoints.filter(each => each.anyOrigin).map(each => each.path))
  const app = new Hono<AppEnv>()
  app.onError(answerError(log))
  app.notFound(c =>
    pages && isReading(c.req.method) && !isApi(c.req.path) ? pages(c) : notFoundOrWrongMethod(c, endpoints),
  )

  app.use(observe({ ...parts, trustedProxies: config.trustedProxies, headers: fixedHeaders(config.baseUrl) }))
  app.use((c, next) =>
    SUPPORTED_METHODS.has(c.req.method) ? next() : Promise.resolve(notFoundOrWrongMethod(c, endpoints)),
  )
  app.use(originCheck([config.baseUrl, ...config.otherOrigins], anyOrigin))
  app.post('/api/*', (c, next) => (anyOrigin.has(c.req.path) ? next() : readBody(c, next)))

  app.route('/', healthRoutes({ ...parts, metricsToken: config.metricsToken }))
  if (endpoints.length > 0) app.route('/', documentationRoutes(endpoints, config.baseUrl))
  mountEndpoints(app, endpoints, parts.requireUser)
  return app
}

/** Nothing here understands another; some, such as TRACE, would repeat what was sent. */
const SUPPORTED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function notFoundOrWrongMethod(c: Context<AppEnv>, endpoints: Endpoint[]): Response {
  const allowed = isApi(c.req.path)
    ? endpoints.filter(each => matches(each.path, c.req.path)).map(each => each.method)
    : ['GET', 'HEAD']
  const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
  if (!SUPPORTED_METHODS.has(asked) || (allowed.length > 0 && !allowed.includes(asked))) {
    return problemResponse(
      {
        status: 405,
        code: 'wrong-method',
        title: wrongMethodWords.title,
        detail: wrongMethodWords.detail(allowed.length > 0 ? allowed : ['GET']),
      },
      { allow: (allowed.length > 0 ? allowed : ['GET']).join(', ') },
    )
  }
  return problemResponse({
    status: 404,
    code: 'not-found',
    ...problemWords.notFound,
  })
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
}
