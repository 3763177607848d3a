import type { MiddlewareHandler } from 'hono'
import type { AppEnv, RequireUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Sessions } from './sessions.ts'

/** Lets only somebody with a live session pass, and says who. */
export function requireUserBy(sessions: Sessions): RequireUser {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    const live = await sessions.read(c.req.header('cookie'))
    if (!live) {
      throw new ProblemError({
        status: 401,
        code: 'not-signed-in',
        title: 'Error',
        detail: 'Please sign in to continue.',
      })
    }
    const { id, email, time_zone } = live.user
    c.set('user', { id, email, time_zone, session_id: live.session.id })
    await next()
    if (live.cookie) c.res.headers.append('set-cookie', live.cookie)
  }
  return middleware
}
