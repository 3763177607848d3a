import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { SESSION_DAYS } from '#routes/retention.ts'
import type { Database } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { loan_members } from '#server/loans/tables.ts'
import { type CookieRules, cookieName, readCookie, verified, writeCookie } from './cookies.ts'
import { sessions, users } from './tables.ts'

const DAY_SECONDS = 24 * 3600
/** A session that nobody uses is over after this long. */
export const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS
/** However much it is used: a copied cookie must not open an account for ever. */
const LONGEST_SESSION_SECONDS = 90 * DAY_SECONDS
/** A session in use is prolonged at most this often, so that reading costs no write. */
const PROLONG_AFTER_SECONDS = DAY_SECONDS

export interface LiveSession {
  user: { id: string; email: string; email_verified: boolean; name: string; time_zone: string; created_at: Date }
  session: { id: string; created_at: Date; expires_at: Date }
  /** Whether others' loans are shared with them. */
  is_member: boolean
  /** Set when the session was prolonged: the browser must keep its cookie as long. */
  cookie?: string
}

export interface Sessions {
  /** Who sends this, checked by the cookie's signature and one prepared query. */
  read(cookieHeader: string | undefined): Promise<LiveSession | null>
  /** Makes the browser forget its session. */
  forgetCookie: string
}

/** Neither unused for too long nor too old. */
export const isLive = and(
  gt(sessions.expires_at, sql`now()`),
  gt(sessions.created_at, sql.raw(`now() - interval '${LONGEST_SESSION_SECONDS} seconds'`)),
)

const sessionByToken = preparedSelect(
  'session_by_token',
  {
    user: {
      id: users.id,
      email: users.email,
      email_verified: users.email_verified,
      name: users.name,
      time_zone: users.time_zone,
      created_at: users.created_at,
    },
    session: { id: sessions.id, created_at: sessions.created_at, expires_at: sessions.expires_at },
    is_member: sql<boolean>`exists (select from ${loan_members} where ${loan_members.member_id} = ${users.id})`,
  },
  rows =>
    rows
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(and(eq(sessions.token, sql.placeholder('token')), isLive)),
)

export function createSessions(database: Database, cookies: CookieRules): Sessions {
  const name = cookieName('session', cookies)

  return {
    forgetCookie: writeCookie(name, '', 0, cookies),
    async read(cookieHeader) {
      const signed = readCookie(cookieHeader, name)
      const token = signed && verified(signed, cookies.secret)
      if (!token) return null
      const [live] = await sessionByToken(database.orm).execute({ token })
      if (!live) return null
      const until = prolongedUntil(live.session)
      if (!until) return live
      await prolong(live.session, until)
      const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
      return { ...live, cookie: writeCookie(name, signed, seconds, cookies) }
    },
  }

  async function prolong(session: { id: string }, expires_at: Date): Promise<void> {
    await database.orm
      .update(sessions)
      .set({ expires_at })
      .where(and(eq(sessions.id, session.id), lt(sessions.expires_at, expires_at)))
  }
}

/** The new end of a session that is in use; nothing while it is too early to prolong it. */
function prolongedUntil({ created_at, expires_at }: LiveSession['session']): Date | undefined {
  const now = Date.now()
  const latest = created_at.getTime() + LONGEST_SESSION_SECONDS * 1000
  const isDue = now >= expires_at.getTime() - (SESSION_SECONDS - PROLONG_AFTER_SECONDS) * 1000
  const until = Math.min(now + SESSION_SECONDS * 1000, latest)
  return isDue && until > expires_at.getTime() ? new Date(until) : undefined
}
