import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { type PostgresCluster, startPostgresCluster, startStandby } from '../harness/postgres-cluster.ts'
import { isProof } from '../harness/proof.ts'
import { startServer } from '../harness/server.ts'
import { keepsWorking } from './keeps-working.ts'
import { AUTH_SECRET, insertWriters, type Writer } from './writers.ts'

const DEATHS = isProof ? 10 : 1
const WRITERS = isProof ? 20 : 6

test(`[X85] the primary dies ${DEATHS} times under ${WRITERS} writers, its synchronous standby takes over, nothing acknowledged is lost`, async () => {
  let primary = await startPostgresCluster([])
  let standby = await startStandby(primary)
  onTestFinished(() => Promise.all([primary.stop(), standby.stop()]).then(() => {}))
  await waitForStandby(primary)
  const server = await startServer({
    DATABASE_URL: `postgresql://keyturn@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    DATA_DIR: tmpdir(),
    AUTH_SECRET,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  onTestFinished(server.stop)
  const writers = await insertWriters(primary.url('postgres'), WRITERS)
  const answers = new Map<number, number>()

  for (let death = 0; death < DEATHS; death += 1) {
    const before = answers.get(200) ?? 0
    const load = startSaving(writers, server.origin, answers)
    await eventually(() => (answers.get(200) ?? 0) > before + WRITERS)
    await primary.kill()
    await pause(500)
    standby.promote()
    // It has no standby of its own yet, and must not wait for one.
    await setStandbys(standby, '')
    const promoted = Date.now()
    await eventually(() => load.lastSuccess() > promoted)
    await load.stop()
    await Promise.all(writers.map(writer => writer.check(server.origin)))
    const port = primary.port
    await primary.stop()
    primary = standby
    standby = await startStandby(primary, port)
    await waitForStandby(primary)
  }
  await keepsWorking(server.origin, writers[0] as Writer, sql => primary.admin(sql))
  expect([...answers.keys()].filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(server.hasEnded()).toBe(false)
  expect(server.output()).not.toMatch(/uncaught-exception|unhandled-rejection|"event":"unexpected"/)
})

/** From now on every commit waits until a standby has it. */
async function waitForStandby(primary: PostgresCluster): Promise<void> {
  await setStandbys(primary, '*')
  await eventually(async () => {
    const rows = await primary.admin('select sync_state from pg_stat_replication')
    return rows[0]?.sync_state === 'sync'
  })
}

async function setStandbys(cluster: PostgresCluster, names: string): Promise<void> {
  await cluster.admin(`alter system set synchronous_standby_names = '${names}'`)
  await cluster.admin('select pg_reload_conf()')
}

function startSaving(writers: Writer[], origin: string, answers: Map<number, number>) {
  let last = 0
  let stopped = false
  const people = writers.map(async writer => {
    while (!stopped) {
      // A request without an answer counts as 0, which is not allowed: the process is there all the time.
      const status = (await writer.save(origin)) ?? 0
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 200) last = Date.now()
      else await pause(20)
    }
  })
  return {
    lastSuccess: () => last,
    async stop() {
      stopped = true
      await Promise.all(people)
    },
  }
}
