import type { TestProject } from 'vitest/node'
import { prepareProduct } from '../../scripts/prepare.mjs'
import { embeddedSnapshot } from '../harness/embedded-snapshot.ts'
import { startPostgresCluster } from '../harness/postgres-cluster.ts'
import { startServer } from '../harness/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is. */
    origin: string
    /** What opens its figures. */
    metricsToken: string
    /** Its database, and what its cookies are signed with. */
    databaseUrl: string
    authSecret: string
  }
}

/**
 * One real server for all browser tests; each test brings its own people. It runs on PostgreSQL, so that people who only have
 * to be there are put into its tables; the whole way is walked on an embedded database, as `npm start` gives it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareProduct()
  const cluster = await startPostgresCluster()
  await cluster.admin('create database keyturn')
  const databaseUrl = cluster.url('keyturn')
  const [authSecret, metricsToken] = [crypto.randomUUID(), crypto.randomUUID()]
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    OPERATOR_EMAIL: 'operator@example.com',
    LENDER_MAIL: 'on',
    METRICS_TOKEN: metricsToken,
  })
  project.provide('embeddedSnapshot', await embeddedSnapshot())
  project.provide('origin', server.origin)
  project.provide('metricsToken', metricsToken)
  project.provide('databaseUrl', databaseUrl)
  project.provide('authSecret', authSecret)
  return async () => {
    await server.stop()
    await cluster.stop()
  }
}
