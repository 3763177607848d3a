import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createPostgresUrl } from '../harness/databases.ts'
import { isProof } from '../harness/proof.ts'
import { startServer } from '../harness/server.ts'
import { AUTH_SECRET, insertWriters } from './writers.ts'

const PEOPLE = isProof ? 20 : 6

/** Nobody has asked for these: they are what a migration can do to those who work beside it. */
const MIGRATION = `
ALTER TABLE "profiles" ADD COLUMN "nickname" text;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "phone" TYPE varchar(200);
--> statement-breakpoint
LOCK TABLE "timeline_events" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
SELECT pg_sleep(2);`

test('[X84] the new version migrates while the old one serves, and no request fails', async () => {
  const { url, drop } = await createPostgresUrl()
  onTestFinished(drop)
  const env = {
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const old = await startServer(env)
  onTestFinished(old.stop)
  const writers = await insertWriters(url, PEOPLE)
  const origins = [old.origin]
  const answers = new Map<number, number>()
  let stopped = false
  const load = writers.map(async (writer, at) => {
    for (let turn = at; !stopped; turn += 1) {
      const status = (await writer.save(origins[turn % origins.length] ?? '')) ?? 0
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  })
  // Somebody who reads for a while. The migration must let others pass instead of waiting in front of them.
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin')
  await reader.query('select from profiles limit 1')
  const released = pause(4_000).then(async () => {
    await reader.query('commit')
    await reader.end()
  })

  const next = await startServer(env, newVersion())
  onTestFinished(next.stop)
  origins.push(next.origin)
  await released
  await pause(1_000)
  stopped = true
  await Promise.all(load)

  expect([...answers.keys()]).toEqual([200])
  for (const writer of writers) for (const origin of origins) await writer.check(origin)
  for (const server of [old, next]) expect(server.output()).not.toMatch(/"level":"(error|warn)"/)
})

/** This product with one migration more. */
function newVersion(): string {
  mkdirSync('.cache', { recursive: true })
  // Inside the project, so that packages are found further up as always.
  const folder = resolve(mkdtempSync('.cache/upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['dist-server', 'migrations', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'migrations/9000_for_the_test.sql'), MIGRATION)
  return folder
}
