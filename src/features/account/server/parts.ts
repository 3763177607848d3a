import type { Context } from 'hono'
import { refused } from '#resources/problem.ts'
import type { CookieRules } from '#server/auth/cookies.ts'
import type { Passwords } from '#server/auth/passwords.ts'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type AccountProblem, accountProblems } from '../words.ts'
import type { OnLeaving } from './delete-account.ts'
import type { EndOtherWays } from './other-ways.ts'
import type { Ceremonies } from './passkeys/ceremonies.ts'
import type { Challenges } from './passkeys/challenges.ts'
import type { SecurityRecord } from './security-record.ts'
import type { KnownDevice } from './sign-in-limits.ts'
import type { SecretSeal } from './two-factor/sealed-secret.ts'
import type { SignInSteps } from './two-factor/sign-in-step.ts'

/** What the account's endpoints are made of. */
export interface AccountParts {
  baseUrl: string
  database: Database
  passwords: Passwords
  sessions: Sessions
  whoIs: WhoIs
  limits: Limits
  devices: KnownDevice
  mailQueue: MailQueue
  jobs: Jobs
  record: SecurityRecord
  cookies: CookieRules
  challenges: Challenges
  secretSeal: SecretSeal
  steps: SignInSteps
  ceremonies: Ceremonies
  onLeaving: OnLeaving
  endOtherWays: EndOtherWays
  isLoopbackOnly: boolean
}

/** The spec's title over everything the sign-in page is refused. */
export const TITLE = 'Error'

export function refuse(problem: AccountProblem) {
  return refused(accountProblems[problem])
}

export function userAgentOf(context: Context<AppEnv>): string | null {
  return context.req.header('user-agent')?.slice(0, 300) ?? null
}

export function setCookies(context: Context<AppEnv>, cookies: string[]): void {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true })
}

/**
 * For an answer that signs out: the browser clears what it stored for this site. Not the cookies: the session's is ended by
 * itself, and the one that makes a known device has to stay, or a stranger's tries would count against its owner.
 */
export function forgetInBrowser(context: Context<AppEnv>): void {
  context.header('clear-site-data', '"cache", "storage"')
}
