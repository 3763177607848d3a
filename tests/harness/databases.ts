import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { embeddedOver, startEngine } from '#server/db/embedded.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { suiteFixture } from './suite-fixture.ts'

/**
 * For tests of the databases themselves, and of what has to be the same on both:
 *
 *     describe.each(bothDatabases)('on $kind', ({ create }) => {
 *       const database = suiteDatabase(create)
 */
export const bothDatabases: { kind: Database['kind']; create(): Promise<Database> }[] = [
  { kind: 'postgres', create: createPostgres },
  { kind: 'embedded', create: createEmbedded },
]

/** A fresh, migrated database for a whole suite. */
export function suiteDatabase(create = createPostgres): Database {
  return suiteFixture(create, database => database.close())
}

async function createEmbedded(): Promise<Database> {
  return embeddedOver(await startMigratedEngine())
}

export function startMigratedEngine(): Promise<PGlite> {
  return startEngine({ loadDataDir: new Blob([readFileSync(inject('embeddedSnapshot'))]) })
}

/** Closing it also removes it. */
export async function createPostgres(): Promise<Database> {
  const { url, drop } = await createPostgresUrl()
  const database = await openPostgres(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** For tests that start servers of their own. */
export async function createPostgresUrl({ empty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await admin(`create database ${name} template ${empty ? 'template0' : 'template'}`)
  return {
    url: urlOf(name),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  }
}

/** Puts a migrated embedded database into a new DATA_DIR: making one there takes seconds of the processor's time. */
export function putEmbedded(dataDir: string): void {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['--extract', `--file=${inject('embeddedSnapshot')}`, `--directory=${folder}`], {
    stdio: 'ignore',
  })
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
