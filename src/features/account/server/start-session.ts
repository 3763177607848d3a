import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { cookieName, sign, writeCookie } from '#server/auth/cookies.ts'
import { replaceSession } from '#server/auth/end-sessions.ts'
import { type LiveSession, SESSION_SECONDS } from '#server/auth/sessions.ts'
import { sessions } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type AccountParts, userAgentOf } from './parts.ts'
import { syncProfile } from './profile-store.ts'
import { type SignIn, whereabouts } from './security-record.ts'

interface Start {
  user: { id: string; email: string }
  kind: SignIn
  /** The session that the browser came with. */
  before: LiveSession | null
  isKnownDevice: boolean
}

/** Signs in somebody who proved who they are, and answers the cookie of their new session. */
export async function startSession(
  tx: Orm,
  { cookies, record }: AccountParts,
  context: Context<AppEnv>,
  { user, kind, before, isKnownDevice }: Start,
): Promise<string> {
  // The browser forgets that one, so nobody else shall go on with it.
  if (before) await replaceSession(tx, before.session.id)
  await syncProfile(tx, user.id)
  await record.signedIn(tx, kind, user, whereabouts(context), isKnownDevice)
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(Date.now() + SESSION_SECONDS * 1000)
  await tx.insert(sessions).values({ token, user_id: user.id, user_agent: userAgentOf(context), expires_at })
  return writeCookie(cookieName('session', cookies), sign(token, cookies.secret), SESSION_SECONDS, cookies)
}
