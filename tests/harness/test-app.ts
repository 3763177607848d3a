import { BlockList } from 'node:net'
import { Registry } from 'prom-client'
import { createFeatures, type FeatureParts } from '#app/server/features.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import type { Database } from '#server/db/database.ts'
import { type AppParts, createApp } from '#server/http/app.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import type { Log } from '#server/log.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { unnamedOperator } from './operator.ts'

export const ORIGIN = 'http://localhost:3000'
export const SECRET = 'only-for-tests-only-for-tests-only'
export const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** Jobs are queued and nobody does them; mail stays where it was put. */
export function queuesOf(database: Database) {
  const jobs = createJobs({ database, works: false, onError: () => {} })
  const limits = createLimits(database, SECRET)
  return { jobs, limits, mailQueue: createMailQueue(jobs, false, limits) }
}

/** The product's HTTP over some endpoints, without pages. Whoever asks may. */
export function testApp(parts: Pick<AppParts, 'database' | 'endpoints'> & Partial<AppParts>) {
  return createApp({
    config: { baseUrl: ORIGIN, otherOrigins: [], trustedProxies: new BlockList(), metricsToken: undefined },
    log: silent,
    metrics: new Registry(),
    isStopping: () => false,
    requireUser: (_context, next) => next(),
    pages: undefined,
    ...parts,
  })
}

/** All features, where the operator has set nothing. */
export function testFeatures(parts: Pick<FeatureParts, 'database' | 'jobs'> & Partial<FeatureParts>) {
  const limits = createLimits(parts.database, SECRET)
  return createFeatures({
    isLoopbackOnly: true,
    mailQueue: createMailQueue(parts.jobs, false, limits),
    limits,
    baseUrl: ORIGIN,
    secret: SECRET,
    operatorEmail: undefined,
    operator: unnamedOperator,
    claims: EXAMPLE_CLAIMS,
    lenderMail: false,
    stripe: { secretKey: undefined, webhookSecret: undefined, apiBase: undefined },
    ratesUrl: undefined,
    fedCalendarUrl: undefined,
    log: silent,
    ...parts,
  })
}
