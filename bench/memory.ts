import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { isProof, record } from '../tests/harness/figures.ts'
import { startPostgresCluster } from '../tests/harness/postgres-cluster.ts'
import { drive, get, post } from './http-clients.ts'
import { fillPeople, startContender } from './load-world.ts'

/**
 * Does the server's memory grow with the requests it has seen? An hour's worth at a hundred a second, as fast as they go.
 * `node bench/memory.ts [requests]`
 */
const REQUESTS = Number(process.argv[2] ?? (isProof ? 360_000 : 60_000))
const SAMPLES = 12
const LIMIT = 1.15
const TOKEN = 'only-for-benches'

const cluster = await startPostgresCluster()
const folder = mkdtempSync(join(tmpdir(), 'keyturn-memory-'))
try {
  await cluster.admin('create database memory')
  const url = cluster.url('memory')
  const database = await openPostgres(url)
  await migrate(database, [])
  const people = await fillPeople(database, 500)
  await database.close()
  const server = await startContender('dist-server/main.js', {
    DATABASE_URL: url,
    DATA_DIR: folder,
    METRICS_TOKEN: TOKEN,
  })
  const origin = `http://localhost:${server.port}`
  const requests = people.flatMap(({ cookie }) => [
    get('/api/profile', cookie),
    get('/api/notifications', cookie),
    get('/api/timeline', cookie),
    get('/api/application', cookie),
    get('/dashboard/comparison', cookie),
    get('/mortgage-guide', cookie),
    post('/api/profile/save', cookie, origin, { first_name: 'Ada', last_name: 'Byron', phone: '555-0100' }),
    post('/api/timeline/update', cookie, origin, { event_key: 'home_inspection', notes: 'Bring a torch' }),
  ])
  const megabytes: number[] = []
  let answered = 0
  while (answered < REQUESTS) {
    const { answers, failures } = await drive({ port: server.port, requests, connections: 32, seconds: 3 })
    if (failures > 0) throw new Error(`${failures} requests failed`)
    answered += answers
    if (answered >= (REQUESTS / SAMPLES) * (megabytes.length + 1)) megabytes.push(await residentMegabytes(origin))
  }
  await server.stop()
  const half = megabytes.length / 2
  const early = Math.max(...megabytes.slice(Math.floor(half / 2), half))
  const late = Math.max(...megabytes.slice(half))
  const ratio = late / early
  console.log(`memory after every ${Math.round(REQUESTS / SAMPLES)} requests: ${megabytes.join(', ')} MB`)
  console.log(`second half to the quarter before it: ${ratio.toFixed(2)} (at most ${LIMIT})`)
  record('memory', [
    {
      claim: `The server's memory after ${answered.toLocaleString('en-US')} requests, an hour's worth at 100 a second`,
      measured: `${megabytes.join(', ')} MB on the way; the second half's peak is ${ratio.toFixed(2)} of the second quarter's`,
      aim: `flat: at most ${LIMIT}`,
      met: ratio <= LIMIT,
    },
  ])
  process.exitCode = ratio <= LIMIT ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
  await cluster.stop()
}

async function residentMegabytes(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(await answer.text())?.[1]
  return Math.round(Number(bytes) / 2 ** 20)
}
