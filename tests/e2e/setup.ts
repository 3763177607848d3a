import type { TestProject } from 'vitest/node'
import { preparePages } from '../../scripts/prepare.mjs'
import { startServer } from '../harness/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is. */
    origin: string
  }
}

/** One real server with an embedded database for all browser tests; each test brings its own people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await preparePages()
  const server = await startServer({ OPERATOR_EMAIL: 'operator@example.com' })
  project.provide('origin', server.origin)
  return server.stop
}
