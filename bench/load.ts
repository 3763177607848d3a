import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type Figure, record } from '../tests/harness/figures.ts'
import { findBinaries, startPostgresCluster } from '../tests/harness/postgres-cluster.ts'
import { cases, race } from './load-cases.ts'
import { fillPeople, startContender, type Visitor } from './load-world.ts'

/**
 * How much of the machine's power reaches people? The product, with everything it does for a request, against a server that
 * does the bare minimum with the same statements, and against pgbench, which has no server at all.
 * `node bench/load.ts [rounds]`
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const PEOPLE = 500
const CONNECTIONS = [1, 16, 64]
/** It takes so many scripts at most; one person alone would have its updates wait for each other. */
const PGBENCH_PEOPLE = 100

const cluster = await startPostgresCluster(['max_connections=200'])
const folder = mkdtempSync(join(tmpdir(), 'keyturn-load-'))
const figures: Figure[] = []
try {
  await cluster.admin('create database load')
  const url = cluster.url('load')
  const database = await openPostgres(url)
  await migrate(database, [])
  const people = await fillPeople(database, PEOPLE)
  await database.close()
  const env = { DATABASE_URL: url, DATA_DIR: folder }
  const ours = await startContender('dist-server/main.js', env)
  const bare = await startContender('bench/peers/bare-node.ts', env)
  for (const each of cases) {
    for (const connections of CONNECTIONS) {
      const begun = await ours.processorSeconds()
      const { ratio, perSecond, p99, answers } = await race({ each, people, ours, bare, connections, rounds: ROUNDS })
      const msEach = ((await ours.processorSeconds()) - begun) * (1000 / answers)
      const toPgbench = perSecond / pgbench(url, each.statements, connections, people)
      const claim = `${each.name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
      const measured = `${ratio.toFixed(2)} of bare Node, ${toPgbench.toFixed(2)} of pgbench; ${msEach.toFixed(2)} ms of processor`
      console.log(`${claim.padEnd(36)} ${measured}; ${Math.round(perSecond)} a second, p99 ${p99.toFixed(1)} ms`)
      figures.push({ claim, measured, aim: `at least ${each.aim.toFixed(2)} of bare Node`, met: ratio >= each.aim })
    }
  }
  await ours.stop()
  await bare.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
  await cluster.stop()
}
record('load', figures)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1

/** Transactions a second of the same statements, prepared, with no server between. */
function pgbench(url: string, statements: string[], clients: number, people: Visitor[]): number {
  const scripts = people.slice(0, PGBENCH_PEOPLE).map(({ id, token }, at) => {
    const file = join(folder, `person-${at}.sql`)
    const own = statements.map(each => each.replaceAll(':id', `'${id}'`).replaceAll(':token', `'${token}'`))
    writeFileSync(file, `${own.join('\n')}\n`)
    return ['-f', file]
  })
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', '3', ...scripts.flat(), url]
  const program = join(findBinaries(), 'pgbench')
  const said = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/^tps = ([\d.]+)/m.exec(said)?.[1])
}
