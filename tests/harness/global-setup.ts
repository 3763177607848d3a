import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { prepareServer } from '../../scripts/prepare.mjs'
import { embeddedSnapshot } from './embedded-snapshot.ts'
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL with a migrated database `template`, which tests copy. */
    postgresUrl: string
    /** An embedded database after migration, as a tar file. */
    embeddedSnapshot: string
  }
}

/** Once per run: what every database test starts from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareServer()
  const cluster = await startTemplate()
  // Not at the same time: making the embedded one keeps this thread busy for longer than PostgreSQL waits for a client.
  const snapshot = await embeddedSnapshot()
  project.provide('postgresUrl', cluster.url('template'))
  project.provide('embeddedSnapshot', snapshot)
  return () => cluster.stop()
}

async function startTemplate(): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster()
  await cluster.admin('create database template')
  const database = await openPostgres(cluster.url('template'))
  await migrate(database, [])
  await database.close()
  return cluster
}
