import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { dayIn } from '#server/action-context.ts'
import type { Config } from '#server/config.ts'
import { warnOfOldFacts } from '#server/dated-facts.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { accountPages } from '#server/http/account-pages.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { isLoopbackOnly } from '#server/http/loopback-only.ts'
import { createPages } from '#server/http/pages.ts'
import { policyReports } from '#server/http/policy-reports.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import { errorFields, type Log } from '#server/log.ts'
import { registerDelivery } from '#server/mail/delivery.ts'
import { createMailQueue } from '#server/mail/mail-queue.ts'
import { mountMailQueuePage } from '#server/mail/mail-queue-page.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { liveEndpoint } from '#server/realtime/endpoint.ts'
import { createHub } from '#server/realtime/hub.ts'
import { createFeatures, seeds } from './features.ts'
import { mails } from './mails.ts'

const DIST = join(PROJECT_ROOT, 'dist')

export interface Keyturn {
  stop(): Promise<void>
}

/** Puts the parts together, in the order in which they need each other. */
export async function startKeyturn(config: Config, log: Log): Promise<Keyturn> {
  const database = await openDatabase(config)
  try {
    const { applied } = await migrate(database, seeds)
    if (applied.length > 0) log.info('migrated', { count: applied.length, newest: applied.at(-1) })
    return await startParts(config, log, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startParts(config: Config, log: Log, database: Database): Promise<Keyturn> {
  const { baseUrl, authSecret: secret, smtpUrl } = config
  const isWeb = config.role !== 'worker'
  let stopping = false
  warnOfOldFacts(log, dayIn('UTC', new Date()))

  const jobs = createJobs({
    database,
    works: config.role !== 'web',
    onError: (error, queue) => log.error('job-failed', { queue, ...errorFields(error) }),
  })
  const limits = createLimits(database, secret)
  const mailQueue = createMailQueue(jobs, smtpUrl !== undefined, limits)
  const delivery = registerDelivery({
    database,
    jobs,
    mails,
    smtpUrl,
    from: config.mailFrom,
    baseUrl,
    operator: config.operator,
  })
  const features = createFeatures({
    database,
    jobs,
    mailQueue,
    limits,
    baseUrl,
    secret,
    isLoopbackOnly: isLoopbackOnly(config),
    operatorEmail: config.operatorEmail,
    operator: config.operator,
    claims: config.claims,
    lenderMail: config.lenderMail,
    stripe: config.stripe,
    ratesUrl: config.ratesUrl,
    fedCalendarUrl: config.fedCalendarUrl,
    log,
  })
  const hub = createHub({
    database,
    replay: features.replay,
    onError: error => log.error('live-failed', errorFields(error)),
  })
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const app = createApp({
    config,
    log,
    metrics,
    database,
    isStopping: () => stopping,
    requireUser: features.requireUser,
    endpoints: isWeb ? [...features.endpoints, liveEndpoint(hub), policyReports({ metrics, log })] : [],
    pages: isWeb ? createPages(DIST, config, accountPages(features.readInitialData, log)) : undefined,
  })

  if (isWeb) {
    mountMailQueuePage(app, database, mails, config)
    features.mountPages(app)
  }

  await jobs.start()
  await features.started()
  if (isWeb) await hub.start()
  const server = await listen(app, config).catch(async problem => {
    await hub.stop()
    await jobs.stop()
    throw problem
  })

  return {
    async stop() {
      await server.drain(() => {
        stopping = true
        hub.stop().catch(error => log.error('live-failed', errorFields(error)))
      })
      await jobs.stop()
      delivery.stop()
      await database.close()
    },
  }
}
