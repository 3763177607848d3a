import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedOver, startEngine } from '#server/db/embedded.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
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
  const cluster = await startTemplate()
  // Not at the same time: making the embedded one keeps this thread busy for longer than PostgreSQL waits for a client.
  const snapshot = await makeSnapshot()
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

/** Making an embedded database takes seconds, so it is kept for as long as migrations and PGlite stay the same. */
async function makeSnapshot(): Promise<string> {
  const folder = '.cache/embedded'
  const version = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')
  const key = createHash('sha256').update(version).update(JSON.stringify(readMigrations())).digest('hex')
  const file = join(folder, `${key.slice(0, 16)}.tar`)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) {
    if (!old.startsWith(key.slice(0, 16))) rmSync(join(folder, old), { force: true })
  }
  const client = await startEngine({})
  await migrate(embeddedOver(client), [])
  const dump = await client.dumpDataDir('none')
  await client.close()
  // Lanes that start together make the same copy; each writes a file of its own, and whichever is named last stays.
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
  return file
}
