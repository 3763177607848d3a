import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { sign } from '#server/auth/cookies.ts'
import type { Database } from '#server/db/database.ts'
import { freePort } from '../../tests/harness/free-port.ts'

const SECRET = 'only-for-benches-only-for-benches'
const TOKEN = 'only-for-benches'

/** Somebody who is signed in. */
export interface Visitor {
  id: string
  token: string
  cookie: string
}

/** People with a session, a profile and 60 notifications, of which 3 are unread. */
export async function fillPeople(database: Database, count: number): Promise<Visitor[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }))
  const ids = people.map(each => each.id)
  const tokens = people.map(each => each.token)
  await database.run(
    `insert into users (id, email, name, first_name, last_name)
     select id, id || '@example.com', 'Ada Buyer', 'Ada', 'Buyer' from unnest($1::uuid[]) as id`,
    [ids],
  )
  await database.run(
    `insert into sessions (token, user_id, expires_at)
     select token, id, now() + interval '30 days' from unnest($1::uuid[], $2::text[]) as person(id, token)`,
    [ids, tokens],
  )
  await database.run(
    `insert into profiles (user_id, email, first_name, last_name)
     select id, id || '@example.com', 'Ada', 'Buyer' from unnest($1::uuid[]) as id`,
    [ids],
  )
  await database.run(
    `insert into notifications (user_id, type, title, message, read, action_url, created_at)
     select id, 'info', 'Home inspection is due in 3 days', 'Your home inspection is planned for Monday. Bring your questions.',
       n > 3, '/dashboard/timeline', now() - n * interval '1 hour'
     from unnest($1::uuid[]) as id, generate_series(1, 60) as n`,
    [ids],
  )
  await database.run('vacuum analyze')
  return people.map(person => ({
    ...person,
    cookie: `keyturn.session=${encodeURIComponent(sign(person.token, SECRET))}`,
  }))
}

export interface Contender {
  port: number
  /** What it has used of the processor, in seconds. Only the product tells. */
  processorSeconds(): Promise<number>
  stop(): Promise<void>
}

/** A server in a process of its own. What it logs goes nowhere, as to a fast disk. */
export async function startContender(script: string, env: Record<string, string>): Promise<Contender> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RATES_URL: 'off',
      FED_CALENDAR_URL: 'off',
      ...env,
      AUTH_SECRET: SECRET,
      METRICS_TOKEN: TOKEN,
      PORT: String(port),
    },
  })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const deadline = Date.now() + 60_000
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} did not start`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    port,
    async processorSeconds() {
      const headers = { authorization: `Bearer ${TOKEN}` }
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
      return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(await answer.text())?.[1])
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
