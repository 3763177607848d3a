import { Hono } from 'hono'
import type { AppEnv, RequireUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Hub } from './hub.ts'

/** The one stream a browser keeps open: `notification` and `update` of the notifications, and `session-ended`. */
export function liveRoutes(hub: Hub, requireUser: RequireUser) {
  return new Hono<AppEnv>().get('/api/notifications/stream', requireUser, async c => {
    const body = await hub.open(c.get('user'), c.req.header('last-event-id'))
    if (!body) throw new ProblemError(tooManyStreams, { 'retry-after': '60' })
    return c.body(body, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would otherwise keep events back until its buffer is full.
      'x-accel-buffering': 'no',
    })
  })
}

const tooManyStreams = {
  status: 429,
  code: 'too-many-streams',
  title: 'Error',
  detail: 'This account is open in too many places at once. Please close one and try again.',
} as const
