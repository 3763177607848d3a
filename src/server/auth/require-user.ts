import type { Context, MiddlewareHandler } from 'hono'
import { problemWords } from '#resources/problem-words.ts'
import { OTHER_ACCOUNT, PAGE_USER_HEADER } from '#routes/page-user.ts'
import type { AppEnv, RequireUser, SignedInUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { LiveSession, Sessions } from './sessions.ts'

/** Lets only somebody with a live session pass, and says who. */
export function requireUserBy(sessions: Sessions): RequireUser {
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    // First all of the request: whoever holds its end back must not act later by a session that was ended meanwhile.
    await c.get('body')?.catch(() => {})
    const live = await ownSession(sessions, c)
    if (!live) {
      throw new ProblemError({ status: 401, code: 'not-signed-in', ...problemWords.notSignedIn })
    }
    c.set('user', signedInUser(live, c))
    await next()
    if (live.cookie) c.res.headers.append('set-cookie', live.cookie)
  }
  return middleware
}

/**
 * The live session of a request. A page says whose it is; when another tab signed somebody else in meanwhile, what one person
 * does must not reach the other's account. Requests that say nothing of the kind are taken by their cookie.
 */
export async function ownSession(sessions: Sessions, context: Context<AppEnv>): Promise<LiveSession | null> {
  const live = await sessions.read(context.req.header('cookie'))
  const page = context.req.header(PAGE_USER_HEADER)
  if (live && page !== undefined && page !== live.user.id) {
    throw new ProblemError({ status: 409, code: OTHER_ACCOUNT, ...problemWords.otherAccount })
  }
  return live
}

/** For addresses that anyone may use: who asks, if anybody is signed in. */
export type WhoIs = (context: Context<AppEnv>) => Promise<SignedInUser | null>

export function whoIsBy(sessions: Sessions): WhoIs {
  return async context => {
    const live = await ownSession(sessions, context)
    return live ? signedInUser(live, context) : null
  }
}

function signedInUser({ user, session, is_member }: LiveSession, context: Context<AppEnv>): SignedInUser {
  const { id, email, time_zone } = user
  const client_address = context.get('client_address')
  const { id: session_id, created_at: signed_in_at } = session
  return { id, email, time_zone, is_member, session_id, signed_in_at, client_address }
}
