import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { type CookieRules, cookieName, readCookie, verified, writeCookie } from './cookies.ts'
import { sessions, users } from './tables.ts'

export const SESSION_SECONDS = 30 * 24 * 3600
/** A session in use is prolonged at most this often, so that reading costs no write. */
const PROLONG_AFTER_SECONDS = 24 * 3600

export interface LiveSession {
  user: { id: string; email: string; email_verified: boolean; name: string; time_zone: string; created_at: Date }
  session: { id: string; created_at: Date; expires_at: Date }
  /** Set when the session was prolonged: the browser must keep its cookie as long. */
  cookie?: string
}

export interface Sessions {
  /** Who sends this, checked by the cookie's signature and one prepared query. The auth library's own way costs ten times that. */
  read(cookieHeader: string | undefined): Promise<LiveSession | null>
}

const sessionByToken = prepared('session_by_token', db =>
  db
    .select({
      user: {
        id: users.id,
        email: users.email,
        email_verified: users.email_verified,
        name: users.name,
        time_zone: users.time_zone,
        created_at: users.created_at,
      },
      session: { id: sessions.id, created_at: sessions.created_at, expires_at: sessions.expires_at },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expires_at, sql`now()`))),
)

export function createSessions(database: Database, cookies: CookieRules): Sessions {
  const name = cookieName('session', cookies)

  return {
    async read(cookieHeader) {
      const signed = readCookie(cookieHeader, name)
      const token = signed && verified(signed, cookies.secret)
      if (!token) return null
      const [live] = await sessionByToken(database.orm).execute({ token })
      if (!live) return null
      if (!isDue(live.session)) return live
      await prolong(live.session)
      return { ...live, cookie: writeCookie(name, signed, SESSION_SECONDS, cookies) }
    },
  }

  function isDue({ expires_at }: { expires_at: Date }): boolean {
    return Date.now() >= expires_at.getTime() - (SESSION_SECONDS - PROLONG_AFTER_SECONDS) * 1000
  }

  async function prolong(session: { id: string }): Promise<void> {
    const expires_at = new Date(Date.now() + SESSION_SECONDS * 1000)
    await database.orm
      .update(sessions)
      .set({ expires_at })
      .where(and(eq(sessions.id, session.id), lt(sessions.expires_at, expires_at)))
  }
}
