import { accepted, type Outcome } from '#resources/problem.ts'
import type { SentSession } from '#routes/initial-data.ts'
import { callApi, readApi } from '#web/remote/api.ts'

export interface AuthUser {
  id: string
  email: string
  /** As given at sign-up. */
  name: string
  created_at: string
}

export interface AuthSession {
  id: string
  expires_at: string
}

export interface SignedIn {
  user: AuthUser
  session: AuthSession
}

/** Everything waits for this answer. On a dead connection it is better to say so than to wait on. */
const PATIENCE_MS = 10_000

export async function readSession(): Promise<Outcome<SignedIn | null>> {
  const answer = await readApi<SentSession | null>('/api/auth/get-session', PATIENCE_MS)
  if (!answer.ok || answer.value === null) return answer as Outcome<null>
  return accepted(signedInAs(answer.value))
}

/** Converts the API's camelCase; the rest of the code does not see it. */
export function signedInAs({ user, session }: SentSession): SignedIn {
  return {
    user: { id: user.id, email: user.email, name: user.name, created_at: user.createdAt },
    session: { id: session.id, expires_at: session.expiresAt },
  }
}

export interface NewAccount {
  first_name: string
  last_name: string
  email: string
  password: string
}

export function signUp(account: NewAccount): Promise<Outcome<unknown>> {
  const name = `${account.first_name} ${account.last_name}`.trim()
  return callApi('/api/auth/sign-up/email', { ...account, name })
}

/** What follows the password: nothing, or a code. */
export type AfterPassword = 'signed-in' | 'code-needed'

export async function signIn(email: string, password: string): Promise<Outcome<AfterPassword>> {
  const answer = await callApi<{ twoFactorRedirect?: true }>('/api/auth/sign-in/email', { email, password })
  return answer.ok ? accepted(answer.value.twoFactorRedirect ? 'code-needed' : 'signed-in') : answer
}

export function verifyCode(code: string): Promise<Outcome<unknown>> {
  return callApi('/api/auth/two-factor/verify', { code })
}

export function signOut(): Promise<Outcome<unknown>> {
  return callApi('/api/auth/sign-out', {})
}

export function requestPasswordReset(email: string): Promise<Outcome<unknown>> {
  return callApi('/api/auth/request-password-reset', { email, redirectTo: '/auth' })
}

/** By a token from a mail: a forgotten password, an address that somebody changed, two-factor that somebody turned on. */
export type MailedToken = 'reset-password' | 'undo-email-change' | 'two-factor/undo'

export interface NewPassword {
  token: string
  newPassword: string
  /** Where two-factor is on. */
  code?: string
}

export function choosePassword(by: MailedToken, chosen: NewPassword): Promise<Outcome<unknown>> {
  return callApi(`/api/auth/${by}`, chosen)
}

export function changeEmail(newEmail: string): Promise<Outcome<unknown>> {
  return callApi('/api/auth/change-email', { newEmail, callbackURL: '/dashboard' })
}

export function changePassword(currentPassword: string, newPassword: string): Promise<Outcome<unknown>> {
  return callApi('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true })
}
