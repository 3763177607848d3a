import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { putEmbedded } from '../harness/databases.ts'
import { eventually } from '../harness/eventually.ts'
import { startPostgresCluster } from '../harness/postgres-cluster.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { forbidWriting, makeSmallDisk } from '../harness/small-disk.ts'
import { AUTH_SECRET, insertWriters, newWriters, type Writer } from './writers.ts'

// Several starts of a database each.
vi.setConfig({ testTimeout: 300_000 })

const common = { AUTH_SECRET, TRUSTED_PROXIES: '127.0.0.1' }

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('[X41] a full disk refuses what cannot be kept and still shows what is there, on the embedded database', async () => {
  const disk = makeSmallDisk(160)
  cleanUps.push(disk.remove)
  const env = { ...common, DATA_DIR: join(disk.folder, 'data') }
  putEmbedded(env.DATA_DIR)
  let server = await startServer(env)
  cleanUps.push(() => server.kill())
  const writers = await newWriters(server.origin, 3)
  for (const writer of writers) expect(await writer.save(server.origin)).toBe(200)

  disk.fill([server.pid])
  const statuses = await saveOften(server, writers)
  expectProblems(statuses)
  if (disk.isReal) {
    expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
    for (const writer of writers) await writer.check(server.origin)
  }
  disk.free([server.pid])
  if (disk.isReal) {
    await eventually(async () => {
      // Where its log found no room, the database stopped and takes the process along, as the next test wants it.
      if (server.hasEnded()) server = await startServer(env)
      return (await writers[0]?.save(server.origin)) === 200
    })
    disk.fill([])
    await server.kill()
    await expect(startServer(env)).rejects.toThrow('is full. Make room')
    disk.free([])
  }
  await server.kill()
  server = await startServer(env)
  for (const writer of writers) await writer.check(server.origin)
})

test('[X41] an embedded database that can no longer write ends the process instead of standing still', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-disk-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const env = { ...common, DATA_DIR: folder }
  putEmbedded(folder)
  let server = await startServer(env)
  cleanUps.push(() => server.kill())
  const writers = await newWriters(server.origin, 3)
  for (const writer of writers) expect(await writer.save(server.origin)).toBe(200)

  forbidWriting([server.pid])
  const statuses = await saveOften(server, writers)
  expectProblems(statuses)
  await eventually(() => server.hasEnded())
  expect(server.output()).toContain('The embedded database stopped')
  server = await startServer(env)
  for (const writer of writers) await writer.check(server.origin)
  expect(await writers[0]?.save(server.origin)).toBe(200)
})

test('[X41] a full disk refuses what cannot be kept and still shows what is there, on PostgreSQL', async () => {
  const disk = makeSmallDisk(200)
  cleanUps.push(disk.remove)
  const cluster = await startPostgresCluster([], disk.folder)
  cleanUps.push(cluster.stop)
  const server = await startServer({ ...common, DATA_DIR: tmpdir(), DATABASE_URL: cluster.url('postgres') })
  cleanUps.push(server.stop)
  const writers = await insertWriters(cluster.url('postgres'), 3)
  for (const writer of writers) expect(await writer.save(server.origin)).toBe(200)

  // Somebody reads for long, as a backup does: what rows were before stays, so the tables need room before the log does.
  // The log then has 16 MB of its own; without any, PostgreSQL would stop and not begin again before there is room.
  const reader = new pg.Client(cluster.url('postgres'))
  reader.on('error', () => {})
  await reader.connect()
  await reader.query('begin isolation level repeatable read')
  await reader.query('select pg_switch_wal()')
  expect(await writers[0]?.save(server.origin)).toBe(200)
  disk.fill(cluster.pids())
  const statuses = await saveOften(server, writers)
  expectProblems(statuses)
  if (disk.isReal) {
    expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
    for (const writer of writers) await writer.check(server.origin)
    // It never stopped.
    await reader.query('commit')
  }
  await reader.end()
  disk.free(cluster.pids())
  if (!disk.isReal) await cluster.kill()
  if (!disk.isReal) await cluster.restart()
  await eventually(async () => (await writers[0]?.save(server.origin)) === 200)
  // As after a power cut: only what reached the disk counts.
  await cluster.kill()
  await cluster.restart()
  await eventually(async () => (await fetch(`${server.origin}/readyz`)).ok)
  for (const writer of writers) await writer.check(server.origin)
  expect(server.hasEnded()).toBe(false)
})

/** Everybody saves until enough of it was refused. */
async function saveOften(server: RunningServer, writers: Writer[]): Promise<(number | undefined)[]> {
  const statuses: (number | undefined)[] = []
  const refused = () => statuses.filter(status => status !== 200).length
  for (let round = 0; round < 500 && refused() < 30; round += 1) {
    statuses.push(...(await Promise.all(writers.map(writer => writer.save(server.origin)))))
  }
  return statuses
}

function expectProblems(statuses: (number | undefined)[]): void {
  expect(statuses.filter(status => status !== 200).length).toBeGreaterThan(0)
  // No answer at all is no false success either; everything else must be reported as a fault of ours.
  expect(statuses.filter(status => status !== undefined && status !== 200 && status < 500)).toEqual([])
}
