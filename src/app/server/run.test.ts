import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresUrl, putEmbedded } from '../../../tests/harness/databases.ts'
import { startServer } from '../../../tests/harness/server.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyturn-run-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const AUTH_SECRET = 'only-for-tests-only-for-tests-only'

/** Starts where it cannot, and returns what it says before it ends. */
function startProblem(env: Record<string, string>, ...flags: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'dist-server/main.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  return stderr
}

test('[X3] [X4] a second start on the same folder is refused in one line', async () => {
  const DATA_DIR = join(folder, 'first')
  putEmbedded(DATA_DIR)
  const first = await startServer({ DATA_DIR })
  expect(first.output()).toMatch(/^Keyturn is ready at http:\/\/localhost:\d+$/m)
  expect(startProblem({ DATA_DIR })).toContain(`already using the folder ${DATA_DIR}.`)
  await first.stop()
})

test('[X4] a busy port is refused in one line', async () => {
  const { url, drop } = await createPostgresUrl()
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  expect(startProblem({ PORT: String(port), DATABASE_URL: url, AUTH_SECRET })).toContain(`Port ${port} is in use`)
  other.close()
  await drop()
})

test('[X4] a PostgreSQL that is not there is refused in one line, without its password', () => {
  const said = startProblem({ DATABASE_URL: 'postgresql://keyturn:hunter22@127.0.0.1:9/keyturn', AUTH_SECRET })
  expect(said).toContain('Cannot use PostgreSQL at 127.0.0.1:9/keyturn')
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toContain('hunter22')
})

test('[X4] a folder that cannot be written is refused in one line', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(startProblem({ DATA_DIR: join(file, 'data') })).toMatch(/Cannot write in the folder .*DATA_DIR/)
})

test('[X4] a setting that makes no sense is refused in one line', () => {
  expect(startProblem({ ROLE: 'boss' })).toBe('Keyturn cannot start: ROLE must be all, web or worker.\n')
})

test('[X4] another Node than the pinned one is refused in one line', () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '22.20.0' })"
  expect(startProblem({}, '--import', `data:text/javascript,${encodeURIComponent(pretend)}`)).toBe(
    'Keyturn runs on Node 24; this is Node 22.20.0. Start it with: npm start\n',
  )
})

test('[X2] servers that start together on an empty PostgreSQL all come up', async () => {
  const { url, drop } = await createPostgresUrl({ empty: true })
  const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: url, AUTH_SECRET })))
  for (const server of servers) expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  await Promise.all(servers.map(server => server.stop()))
  await drop()
})

test('[X32] a worker has no pages and no API, only its health', async () => {
  const { url, drop } = await createPostgresUrl()
  const worker = await startServer({ DATABASE_URL: url, AUTH_SECRET, ROLE: 'worker' })
  expect((await fetch(`${worker.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${worker.origin}/api/profile`)).status).toBe(404)
  expect((await fetch(`${worker.origin}/`)).status).toBe(404)
  await worker.stop()
  await drop()
})
