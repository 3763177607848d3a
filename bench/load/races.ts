import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { findPostgres, startPostgresCluster } from '../../tests/harness/postgres-cluster.ts'
import type { Figure } from '../report.ts'
import { cases, race } from './cases.ts'
import { fillPeople, startContender, type Visitor } from './world.ts'

const ROUNDS = 5
const CONNECTIONS = [1, 16, 64]
/** It takes so many scripts at most; one person alone would have its updates wait for each other. */
const PGBENCH_PEOPLE = 100

/**
 * The product, with everything it does for a request, against a server that does the bare minimum with the same statements,
 * and against pgbench, which has no server at all.
 */
export async function onPostgres(): Promise<Figure[]> {
  const cluster = await startPostgresCluster(['max_connections=200'])
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-load-'))
  const figures: Figure[] = []
  try {
    await cluster.admin('create database load')
    const url = cluster.url('load')
    const database = await openPostgres(url)
    await migrate(database, [])
    const people = await fillPeople(database, 500)
    await database.close()
    const env = { DATABASE_URL: url, DATA_DIR: folder }
    const ours = await startContender('dist-server/main.js', env)
    const bare = await startContender('bench/peers/bare-node.ts', env)
    for (const each of cases) {
      for (const connections of CONNECTIONS) {
        const begun = await ours.processorSeconds()
        const { ratio, perSecond, answers } = await race({ each, people, ours, bare, connections, rounds: ROUNDS })
        const msEach = ((await ours.processorSeconds()) - begun) * (1000 / answers)
        const toPgbench = perSecond / pgbench({ folder, url, statements: each.statements, connections, people })
        figures.push({
          claim: `${each.name}, connections: ${connections}`,
          measured: `${ratio.toFixed(2)} of bare Node, ${toPgbench.toFixed(2)} of pgbench; ${msEach.toFixed(2)} ms of processor`,
          aim: `at least ${each.aim.toFixed(2)} of bare Node`,
          met: ratio >= each.aim,
        })
      }
    }
    await ours.stop()
    await bare.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await cluster.stop()
  }
  return figures
}

/** The same on the embedded database, which answers one question at a time. */
export async function onEmbedded(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-embedded-'))
  const figures: Figure[] = []
  try {
    const database = await openEmbedded(join(folder, 'ours'))
    await migrate(database, [])
    const people = await fillPeople(database, 100)
    await database.close()
    cpSync(join(folder, 'ours'), join(folder, 'bare'), { recursive: true })
    const ours = await startContender('dist-server/main.js', { DATA_DIR: join(folder, 'ours') })
    const bare = await startContender('bench/peers/bare-node.ts', { DATA_DIR: join(folder, 'bare') })
    for (const each of cases) {
      for (const connections of CONNECTIONS) {
        const { ratio } = await race({ each, people, ours, bare, connections, rounds: ROUNDS })
        figures.push({
          claim: `${each.name}, embedded, connections: ${connections}`,
          measured: `${ratio.toFixed(2)} of bare PGlite`,
          aim: `at least ${each.aim.toFixed(2)}`,
          met: ratio >= each.aim,
        })
      }
    }
    await ours.stop()
    await bare.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}

interface Pgbench {
  folder: string
  url: string
  statements: string[]
  connections: number
  people: Visitor[]
}

/** Transactions a second of the same statements, prepared, with no server between. */
function pgbench({ folder, url, statements, connections, people }: Pgbench): number {
  const scripts = people.slice(0, PGBENCH_PEOPLE).map(({ id, token }, at) => {
    const file = join(folder, `person-${at}.sql`)
    const own = statements.map(each => each.replaceAll(':id', `'${id}'`).replaceAll(':token', `'${token}'`))
    writeFileSync(file, `${own.join('\n')}\n`)
    return ['-f', file]
  })
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', '3', ...scripts.flat(), url]
  const program = join(findPostgres() ?? '', 'pgbench')
  const said = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/^tps = ([\d.]+)/m.exec(said)?.[1])
}
