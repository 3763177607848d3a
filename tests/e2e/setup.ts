import type { TestProject } from 'vitest/node'
import { preparePages } from '../../scripts/prepare.mjs'
import { startServer } from '../harness/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is. */
    origin: string
    /** What opens its figures. */
    metricsToken: string
  }
}

/** One real server with an embedded database for all browser tests; each test brings its own people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await preparePages()
  const metricsToken = crypto.randomUUID()
  const server = await startServer({ OPERATOR_EMAIL: 'operator@example.com', METRICS_TOKEN: metricsToken })
  project.provide('origin', server.origin)
  project.provide('metricsToken', metricsToken)
  return server.stop
}
