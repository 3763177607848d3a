import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from '../tests/harness/figures.ts'
import { startPostgresCluster } from '../tests/harness/postgres-cluster.ts'
import { type Step, walkJourney } from './journey-walk.ts'
import { startContender } from './load-world.ts'

/** 200 people at once, each walking the whole journey without a pause. `node bench/journeys.ts [people]` */
const PEOPLE = Number(process.argv[2] ?? 200)

const cluster = await startPostgresCluster(['max_connections=200'])
const folder = mkdtempSync(join(tmpdir(), 'keyturn-journeys-'))
try {
  await cluster.admin('create database journeys')
  const server = await startContender('dist-server/main.js', {
    DATABASE_URL: cluster.url('journeys'),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const steps: Step[] = []
  const origin = `http://localhost:${server.port}`
  const begun = performance.now()
  const walks = Array.from({ length: PEOPLE }, () => walkJourney(origin, step => steps.push(step)))
  await Promise.all(walks).finally(() => server.stop())
  report(steps, (performance.now() - begun) / 1000)
} finally {
  rmSync(folder, { recursive: true, force: true })
  await cluster.stop()
}

function report(steps: Step[], seconds: number): void {
  const told = steps.filter(step => step.retryAfter > 0)
  const answered = steps.filter(step => step.retryAfter === 0)
  const wrong = answered.filter(step => step.status >= 400)
  for (const { name, status } of wrong.slice(0, 10)) console.log(`${name}: ${status}`)
  // A password is slow to check on purpose, and on two cores 200 of them queue up.
  const isPassword = ({ name }: Step) => /\/sign-(in|up)\//.test(name)
  const others = answered.filter(step => !isPassword(step))
  const passwords = answered.filter(isPassword)
  const measured = `${answered.length} requests in ${seconds.toFixed(0)} s, ${wrong.length} errors, ${told.length} times asked to come again; p50 ${at(others, 0.5)}, p99 ${at(others, 0.99)}`
  console.log(`${PEOPLE} people: ${measured}; signing up and in p50 ${at(passwords, 0.5)}, p99 ${at(passwords, 0.99)}`)
  record('load', [
    {
      claim: `${PEOPLE} people walk the whole journey at once`,
      measured: `${measured}; signing up and in, where passwords are hashed, p99 ${at(passwords, 0.99)}`,
      aim: 'no error',
      met: wrong.length === 0,
    },
  ])
  process.exitCode = wrong.length === 0 ? 0 : 1
}

function at(steps: Step[], share: number): string {
  const times = steps.map(step => step.ms).sort((one, other) => one - other)
  return `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`
}
