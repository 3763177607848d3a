import { lt, sql } from 'drizzle-orm'
import { type CookieRules, isSecure } from '#server/auth/cookies.ts'
import { createHashQueue } from '#server/auth/hash-queue.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { requireUserBy, whoIsBy } from '#server/auth/require-user.ts'
import { type Hashing, scrypt } from '#server/auth/scrypt.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { email_confirmations, email_undos, sessions as sessionRows, verifications } from '#server/auth/tables.ts'
import { idempotency_keys } from '#server/changes/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Log } from '#server/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { OnLeaving } from './delete-account.ts'
import { emailEndpoints } from './email-endpoints.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { endOtherWaysWith, type OnNewPassword } from './other-ways.ts'
import type { AccountParts } from './parts.ts'
import { createCeremonies } from './passkeys/ceremonies.ts'
import { createChallenges } from './passkeys/challenges.ts'
import { passkeySettings } from './passkeys/settings-endpoints.ts'
import { passkeySignIn } from './passkeys/sign-in-endpoints.ts'
import { resetEndpoints } from './reset-endpoints.ts'
import { registerResetRequests } from './reset-request.ts'
import { securityEndpoint } from './security-endpoint.ts'
import { createSecurityRecord } from './security-record.ts'
import { sensitiveChanges } from './sensitive-changes.ts'
import { settingsEndpoints } from './settings-endpoints.ts'
import { signInEndpoints } from './sign-in-endpoints.ts'
import { knownDevices } from './sign-in-limits.ts'
import { spent_challenges } from './tables.ts'
import { createSecretSeal } from './two-factor/sealed-secret.ts'
import { twoFactorSettings } from './two-factor/settings-endpoints.ts'
import { twoFactorSignIn } from './two-factor/sign-in-endpoint.ts'
import { createSignInSteps } from './two-factor/sign-in-step.ts'
import { undoTwoFactorEndpoint } from './two-factor/undo-endpoint.ts'
import { undoEmailEndpoint } from './undo-email.ts'

export interface AccountOptions {
  database: Database
  jobs: Jobs
  mailQueue: MailQueue
  limits: Limits
  /** Canonical origin, without a slash at the end. */
  baseUrl: string
  secret: string
  onLeaving: OnLeaving
  onNewPassword: OnNewPassword
  log: Log
  /** Nobody but this machine can reach the site, so one network may sign up many people. */
  isLoopbackOnly: boolean
  /** A test counts here; everybody else leaves it. */
  hashing?: Hashing
}

const tidyAccounts = defineQueue<object>({
  name: 'account.tidy',
  retries: 2,
  pauseSeconds: 60,
  patienceSeconds: 300,
  cron: '17 * * * *',
})

/** Puts the account together: its endpoints, its jobs, and the check that all other endpoints use. */
export function createAccount(options: AccountOptions) {
  const { database, jobs, mailQueue, limits, baseUrl, secret, onLeaving, log, hashing = scrypt } = options
  const cookies: CookieRules = { secret, secure: isSecure(baseUrl) }
  const passwords = createPasswords({
    hashing,
    queue: createHashQueue(),
    limits,
    isLoopbackOnly: options.isLoopbackOnly,
  })
  const endOtherWays = endOtherWaysWith(options.onNewPassword)
  const sessions = createSessions(database, cookies)
  const whoIs = whoIsBy(sessions)
  const devices = knownDevices(cookies, database)
  const record = createSecurityRecord({ database, jobs, mailQueue, log, baseUrl })
  const challenges = createChallenges(secret)
  const ceremonies = createCeremonies(baseUrl, challenges)
  const parts: AccountParts = {
    baseUrl,
    database,
    passwords,
    sessions,
    whoIs,
    limits,
    devices,
    mailQueue,
    jobs,
    record,
    cookies,
    challenges,
    secretSeal: createSecretSeal(secret),
    steps: createSignInSteps(cookies),
    ceremonies,
    onLeaving,
    endOtherWays,
    isLoopbackOnly: options.isLoopbackOnly,
  }
  registerResetRequests(jobs, parts)
  jobs.handle(tidyAccounts, async () => {
    for (const table of [
      sessionRows,
      verifications,
      email_confirmations,
      email_undos,
      spent_challenges,
      idempotency_keys,
    ]) {
      await database.orm.delete(table).where(lt(table.expires_at, sql`now()`))
    }
    await record.tidy()
    await limits.tidy()
  })
  const endpoints = [
    ...signInEndpoints(parts),
    ...resetEndpoints(parts),
    ...emailEndpoints(parts),
    undoEmailEndpoint(parts),
    ...settingsEndpoints(parts),
    exportEndpoint(database, parts),
    securityEndpoint(record),
    ...passkeySignIn(parts),
    ...passkeySettings(parts),
    twoFactorSignIn(parts),
    ...twoFactorSettings(parts),
    undoTwoFactorEndpoint(parts),
  ]
  return {
    endpoints,
    requireUser: requireUserBy(sessions),
    whoIs,
    readSession: sessions.read,
    sensitive: sensitiveChanges(parts),
    record,
  }
}
