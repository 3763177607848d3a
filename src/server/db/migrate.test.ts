import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, createPostgresUrl } from '../../../tests/harness/databases.ts'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'

test('[X35] the migrations make the very tables that the code uses', () => {
  mkdirSync('.cache', { recursive: true })
  const copy = mkdtempSync('.cache/migrations-')
  cpSync('migrations', copy, { recursive: true })
  const before = readdirSync(copy)
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate'], {
    env: { ...process.env, MIGRATIONS_DIR: relative('.', copy) },
    encoding: 'utf8',
    timeout: 50_000,
  })
  const after = readdirSync(copy)
  rmSync(copy, { recursive: true })
  expect(stdout + stderr).toContain('nothing to migrate')
  expect(after).toEqual(before)
})

test('[X2] of several servers on an empty database one migrates and the others find it done', async () => {
  const { url, drop } = await createPostgresUrl({ empty: true })
  const servers = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
  const runs = await Promise.all(servers.map(server => migrate(server, [])))
  expect(runs.flatMap(run => run.applied)).toEqual(readMigrations().map(migration => migration.name))
  await Promise.all(servers.map(server => server.close()))
  await drop()
})

describe.each(bothDatabases)('on $kind', ({ create }) => {
  let database: Database
  beforeEach(async () => {
    database = await create()
  })
  afterEach(() => database.close())

  test('[X2] a seed that fails leaves the database as it was', async () => {
    const failing = migrate(database, [
      async tx => {
        await tx.execute('create table half_done (id int)')
        throw new Error('no power')
      },
    ])
    await expect(failing).rejects.toThrow('no power')
    expect((await database.run(`select to_regclass('half_done') as it`)).rows).toEqual([{ it: null }])
  })

  test('[X4] a database that a newer version has used is refused', async () => {
    await database.run(`insert into applied_migrations (name, hash) values ('9999_future.sql', '')`)
    await expect(migrate(database, [])).rejects.toThrow('last used by a newer Keyturn (it has 9999_future.sql)')
  })

  test('[X4] a migration that changed after it was applied is refused', async () => {
    await database.run(`update applied_migrations set hash = 'other' where name like '0000%'`)
    await expect(migrate(database, [])).rejects.toThrow(/^The migration 0000_\w+\.sql changed/)
  })
})
