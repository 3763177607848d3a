import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createPostgresUrl, putEmbedded } from '../harness/databases.ts'
import { findPostgres } from '../harness/postgres-cluster.ts'
import { startServer } from '../harness/server.ts'
import { AUTH_SECRET, newWriters, type Writer } from './writers.ts'

const common = { AUTH_SECRET, TRUSTED_PROXIES: '127.0.0.1' }

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('[X43] a backup of PostgreSQL, restored elsewhere, has everything, and who was signed in still is', async () => {
  const folder = newFolder()
  const { url, drop } = await createPostgresUrl()
  cleanUps.push(drop)
  const server = await startServer({ ...common, DATA_DIR: folder, DATABASE_URL: url })
  cleanUps.push(server.stop)
  const writers = await savedOften(server.origin)
  // While it runs.
  const dump = join(folder, 'keyturn.dump')
  guided('pg_dump', ['--format=custom', `--file=${dump}`], url)

  const fresh = await createPostgresUrl({ empty: true })
  cleanUps.push(fresh.drop)
  guided('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${fresh.url}`], dump)
  const restored = await startServer({ ...common, DATA_DIR: folder, DATABASE_URL: fresh.url })
  cleanUps.push(restored.stop)
  for (const writer of writers) await writer.check(restored.origin)
  expect(await writers[0]?.save(restored.origin)).toBe(200)
})

test('[X43] a copy of the embedded database’s folder has everything, and who was signed in still is', async () => {
  const folder = newFolder()
  const [data, copy, archive] = [join(folder, 'data'), join(folder, 'restored'), join(folder, 'keyturn.tar.gz')]
  putEmbedded(data)
  // Its secret is in the folder too.
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data })
  const writers = await savedOften(server.origin)
  await server.stop()
  mkdirSync(copy)
  guided('tar', ['--create', '--gzip', `--file=${archive}`, `--directory=${data}`], '.')
  guided('tar', ['--extract', '--gzip', `--file=${archive}`], `--directory=${copy}`)
  const restored = await startServer({ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: copy })
  cleanUps.push(restored.stop)
  for (const writer of writers) await writer.check(restored.origin)
  expect(await writers[0]?.save(restored.origin)).toBe(200)
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-backup-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  return folder
}

async function savedOften(origin: string): Promise<Writer[]> {
  const writers = await newWriters(origin, 2)
  for (const writer of writers) for (let times = 0; times < 8; times += 1) expect(await writer.save(origin)).toBe(200)
  return writers
}

/** Runs it only if the guide has a line with this program and these options. */
function guided(program: string, options: string[], last: string): void {
  const names = options.map(option => option.split('=')[0] ?? '')
  const line = readFileSync('deploy/README.md', 'utf8')
    .split('\n')
    .find(each => each.startsWith(`${program} `) && names.every(name => each.includes(name)))
  expect(line, `The guide does not say ${program} ${names.join(' ')}`).toBeDefined()
  execFileSync(program === 'tar' ? program : join(findPostgres() ?? '', program), [...options, last], { stdio: 'pipe' })
}
