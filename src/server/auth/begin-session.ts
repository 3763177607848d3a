import { randomBytes } from 'node:crypto'
import type { Orm } from '#server/db/database.ts'
import { type CookieRules, cookieName, sign, writeCookie } from './cookies.ts'
import { SESSION_SECONDS } from './sessions.ts'
import { sessions } from './tables.ts'

/** Signs in somebody who proved who they are. */
export async function beginSession(
  tx: Orm,
  { user_id, user_agent }: { user_id: string; user_agent: string | null },
  cookies: CookieRules,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(Date.now() + SESSION_SECONDS * 1000)
  await tx.insert(sessions).values({ token, user_id, user_agent, expires_at })
  return writeCookie(cookieName('session', cookies), sign(token, cookies.secret), SESSION_SECONDS, cookies)
}
