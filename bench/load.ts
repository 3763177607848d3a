import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, record } from '../tests/harness/figures.ts'
import { findBinaries, startPostgresCluster } from '../tests/harness/postgres-cluster.ts'
import { drive, get, post } from './http-clients.ts'
import { type Contender, fillPeople, startContender, type Visitor } from './load-world.ts'

/**
 * How much of the machine's power reaches people? The product, with everything it does for a request, against a server that
 * does the bare minimum with the same statements, and against pgbench, which has no server at all. They take turns in short
 * rounds, so that a busy moment of the machine falls on each. `node bench/load.ts [rounds]`
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const SECONDS = 1.5
const PEOPLE = 500
const CONNECTIONS = [1, 16, 64]
/** It takes so many scripts at most; one person alone would have its updates wait for each other. */
const PGBENCH_PEOPLE = 100

interface Case {
  name: string
  aim: number
  request(visitor: Visitor, origin: string): Buffer
  /** The same for pgbench; without the session check's signature. */
  statements: string[]
}

const SESSION = `select users.id, users.email, users.email_verified, users.name, users.time_zone, users.created_at,
  sessions.id, sessions.created_at, sessions.expires_at from sessions join users on users.id = sessions.user_id
  where sessions.token = :token and sessions.expires_at > now();`
const PROFILE = 'select id, user_id, email, first_name, last_name, phone from profiles where user_id = :id;'

const cases: Case[] = [
  {
    name: 'own row read',
    aim: 0.85,
    request: ({ cookie }) => get('/api/profile', cookie),
    statements: [SESSION, PROFILE],
  },
  {
    name: 'row update',
    aim: 0.85,
    request: ({ cookie }, origin) =>
      post('/api/profile/save', cookie, origin, { first_name: 'Ada', last_name: 'Byron', phone: '555-0100' }),
    statements: [
      SESSION,
      'begin;',
      'select time_zone from users where id = :id for update;',
      PROFILE,
      "update profiles set first_name = 'Ada', last_name = 'Byron', phone = '555-0100' where user_id = :id;",
      'commit;',
    ],
  },
  {
    name: 'newest 20 of a list',
    aim: 1,
    request: ({ cookie }) => get('/api/notifications', cookie),
    statements: [
      SESSION,
      `select id, user_id, type, title, message, read, action_url, created_at, revision from notifications
       where user_id = :id order by created_at desc limit 20;`,
      'select count(*)::int from notifications where user_id = :id and not read;',
    ],
  },
]

const cluster = await startPostgresCluster(['max_connections=200'])
const folder = mkdtempSync(join(tmpdir(), 'keyturn-load-'))
const figures: Figure[] = []
try {
  await cluster.admin('create database load')
  const url = cluster.url('load')
  const people = await fillPeople(url, PEOPLE)
  const env = { DATABASE_URL: url, DATA_DIR: folder, RATES_URL: 'off', FED_CALENDAR_URL: 'off' }
  const ours = await startContender('src/server/main.ts', env)
  const bare = await startContender('bench/peers/bare-node.ts', env)
  for (const each of cases)
    for (const connections of CONNECTIONS) await race(each, connections, people, ours, bare, url)
  await ours.stop()
  await bare.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
  await cluster.stop()
}
record('load', figures)
process.exitCode = figures.every(figure => figure.met) ? 0 : 1

async function race(
  { name, aim, request, statements }: Case,
  connections: number,
  people: Visitor[],
  ours: Contender,
  bare: Contender,
  url: string,
): Promise<void> {
  const round = async ({ port }: Contender, seconds = SECONDS) => {
    const requests = people.map(person => request(person, `http://localhost:${port}`))
    const driven = await drive({ port, requests, connections, seconds })
    if (driven.failures > 0) throw new Error(`${name}: ${driven.failures} requests failed`)
    return driven
  }
  await round(ours)
  await round(bare)
  const ratios: number[] = []
  const rates: number[] = []
  let p99 = 0
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const own = await round(ours)
    const other = await round(bare)
    ratios.push(own.perSecond / other.perSecond)
    rates.push(own.perSecond)
    p99 = Math.max(p99, own.p99)
  }
  const ratio = median(ratios)
  const toPgbench = median(rates) / pgbench(url, statements, connections, people)
  const claim = `${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
  const measured = `${ratio.toFixed(2)} of bare Node, ${toPgbench.toFixed(2)} of pgbench`
  console.log(`${claim.padEnd(36)} ${measured}; ${Math.round(median(rates))} a second, p99 ${p99.toFixed(1)} ms`)
  figures.push({ claim, measured, aim: `at least ${aim.toFixed(2)} of bare Node`, met: ratio >= aim })
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

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
