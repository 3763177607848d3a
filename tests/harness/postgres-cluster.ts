import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { unprivilegedOwner } from './unprivileged-owner.ts'

/** A PostgreSQL of our own, in a temporary folder, that ends with the process that started it, however that dies. */
export interface PostgresCluster {
  url(database: string): string
  /** Its processes now. */
  pids(): number[]
  port: number
  /** Runs SQL as the owner, in the database `postgres`. */
  admin(sql: string): Promise<Record<string, unknown>[]>
  /** Makes a standby the one that takes writes. */
  promote(): void
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A second one on another machine, as it were, that follows the first. */
export function startStandby(primary: PostgresCluster, port?: number): Promise<PostgresCluster> {
  return start({ settings: [], parent: tmpdir(), port, follows: primary })
}

export function startPostgresCluster(settings: string[] = FAST, parent = tmpdir()): Promise<PostgresCluster> {
  return start({ settings, parent })
}

interface Plan {
  settings: string[]
  parent: string
  port?: number | undefined
  follows?: PostgresCluster
}

async function start({ settings, parent, follows, port: wanted }: Plan): Promise<PostgresCluster> {
  const bin = findPostgres()
  if (!bin) throw new Error('The tests need PostgreSQL 15 or newer on this machine: apt-get install postgresql')
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(parent, 'keyturn-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  if (follows) run('pg_basebackup', ['-D', data, '-d', follows.url('postgres'), '-R', '-c', 'fast', '--no-sync'])
  else run('initdb', ['-D', data, '-U', 'keyturn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])

  const port = wanted ?? (await freePort())
  const url = (database: string) => `postgresql://keyturn@127.0.0.1:${port}/${database}`
  const args = [
    '-D',
    data,
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...settings.flatMap(each => ['-c', each]),
  ]
  const launch = () => startGuarded([join(bin, 'postgres'), ...args], folder, owner)
  let guard = await untilReady(url('postgres'), launch)
  return {
    url,
    port,
    pids: () => processesOf(data),
    admin: sql => withClient(url('postgres'), sql),
    kill: () => endGuard(guard, 'KILL\n'),
    async restart() {
      guard = await untilReady(url('postgres'), launch)
    },
    promote: () => run('pg_ctl', ['promote', '-D', data]),
    stop: () => endGuard(guard, ''),
  }
}

/** For tests of what the product does; what it survives is tested with PostgreSQL's own settings. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']

/** The folder of the newest server's programs. */
export function findPostgres(): string | undefined {
  const newest = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)
  if (newest) return dirname(newest)
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folder = stdout?.trim()
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

function processesOf(data: string): number[] {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return []
  const parent = readFileSync(file, 'utf8').split('\n')[0] ?? ''
  const children = existsSync(`/proc/${parent}`)
    ? readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
    : []
  return [parent, ...children].filter(Boolean).map(Number)
}

/**
 * A reader waits for a line that names a signal. Its input ends when we say so or are gone; then PostgreSQL stops and the
 * folder goes. Without this, tests that are killed would leave a server behind.
 */
const GUARD = `
exec 3<&0
"$@" 3<&- & server=$!
{ read signal || touch "$0/done"; kill -"\${signal:-INT}" $server; } <&3 & reader=$!
wait $server
kill $reader
if [ -e "$0/done" ]; then rm -rf "$0"; fi`

function startGuarded(
  command: string[],
  folder: string,
  owner: { uid: number; gid: number } | undefined,
): ChildProcess {
  return spawn('/bin/sh', ['-c', GUARD, folder, ...command], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C is for us; we then end the shell's input.
    detached: true,
  })
}

async function endGuard(guard: ChildProcess, signal: string): Promise<void> {
  if (guard.exitCode !== null) return
  const exited = new Promise(resolve => guard.once('exit', resolve))
  guard.stdin?.end(signal)
  await exited
}

/** After a kill the first tries can fail, while the old server's children still die. */
async function untilReady(url: string, start: () => ChildProcess): Promise<ChildProcess> {
  const deadline = Date.now() + 30_000
  let guard = start()
  while (Date.now() < deadline) {
    try {
      await withClient(url, 'select 1')
      return guard
    } catch {
      await pause(50)
    }
    if (guard.exitCode !== null) guard = start()
  }
  guard.stdin?.end()
  throw new Error('PostgreSQL did not start')
}

async function withClient(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
