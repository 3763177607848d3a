import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { readinessWords, tokenNeededWords } from '#server/words.ts'
import type { AppEnv } from './context.ts'
import { problemResponse } from './problem.ts'

export interface HealthParts {
  database: Database
  metrics: Registry
  metricsToken: string | undefined
  isStopping(): boolean
}

const ANSWER_WITHIN_MS = 2_000

/** For those who run the server: does it live, may it get work, how is it doing. */
export function healthRoutes({ database, metrics, metricsToken, isStopping }: HealthParts): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', c => c.json({ status: 'alive' }))
    .get('/readyz', async c => {
      if (isStopping()) return notReady(readinessWords.stopping)
      try {
        await database.ping(ANSWER_WITHIN_MS)
        return c.json({ status: 'ready' })
      } catch {
        return notReady(readinessWords.databaseAway)
      }
    })
    .get('/metrics', async c => {
      // Without a token there is nothing here, so that figures are never public by accident.
      if (!metricsToken) return c.notFound()
      if (!isBearer(c.req.header('authorization'), metricsToken)) {
        return problemResponse(
          { status: 401, code: 'not-signed-in', ...tokenNeededWords },
          { 'www-authenticate': 'Bearer' },
        )
      }
      return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
    })
}

function notReady(detail: string): Response {
  return problemResponse(
    { status: 503, code: 'not-ready', title: readinessWords.title, detail },
    { 'retry-after': '2' },
  )
}

function isBearer(header: string | undefined, token: string): boolean {
  const [scheme = '', ...rest] = header?.split(' ') ?? []
  const given = Buffer.from(`${scheme.toLowerCase()} ${rest.join(' ')}`)
  const wanted = Buffer.from(`bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
