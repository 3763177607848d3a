import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { noticeWords } from '#app/server/reminder-sources.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { insertAccount } from '../harness/accounts.ts'
import { createPostgresUrl } from '../harness/databases.ts'
import { eventually } from '../harness/eventually.ts'
import { startServer } from '../harness/server.ts'

const PEOPLE = 50
const STREAMS_EACH = 10
const SECRET = 'only-for-tests-only-for-tests-only'

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('[N24] 500 open pages hear within seconds what another process writes, catch up by the last event, and end at sign-out', async () => {
  const { url, drop } = await createPostgresUrl()
  cleanUps.push(drop)
  const server = await startServer({
    DATABASE_URL: url,
    AUTH_SECRET: SECRET,
    DATA_DIR: tmpdir(),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  })
  cleanUps.push(server.stop)
  // This process: it shares nothing with the server but the database.
  const database = await openPostgres(url)
  cleanUps.push(database.close)

  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => newPerson(database, at)))
  const pages = people.flatMap(person => Array.from({ length: STREAMS_EACH }, () => openPage(server.origin, person)))
  cleanUps.push(async () => {
    for (const page of pages) page.close()
  })
  await eventually(() => pages.every(page => page.isOpen()))

  const begun = performance.now()
  for (const { id } of people) await tell(database, id, 6.5)
  await eventually(() => pages.every(page => page.titles().includes('The 30-year rate rose to 6.5%')))
  const seconds = (performance.now() - begun) / 1000
  console.log(`${pages.length} pages heard of ${PEOPLE} notifications within ${seconds.toFixed(1)} s`)
  expect(pages.every(page => page.titles().length === 1)).toBe(true)

  const [first] = people
  const [page] = pages
  if (!first || !page) throw new Error('nobody is there')
  page.close()
  await tell(database, first.id, 6.75)
  const back = openPage(server.origin, first, page.lastEventId())
  cleanUps.push(async () => back.close())
  await eventually(() => back.titles().includes('The 30-year rate rose to 6.75%'))
  expect(back.titles()).toEqual(['The 30-year rate rose to 6.75%'])

  const answer = await fetch(`${server.origin}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: first.cookie, origin: server.origin, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
  await eventually(() => [back, ...pages.filter(each => each.user_id === first.id)].every(each => !each.isOpen()))
  expect(pages.filter(each => each.user_id !== first.id).every(each => each.isOpen())).toBe(true)
})

async function newPerson(database: Database, at: number) {
  const person = {
    email: `person.${at}@example.com`,
    password: 'kettle-and-toast',
    first_name: 'Ada',
    last_name: 'Byron',
  }
  const { id, session } = await insertAccount(database, person, SECRET)
  // A network of their own: how many streams one may have is limited.
  return { id, cookie: `keyturn.session=${session}`, address: `10.20.0.${at + 1}` }
}

function tell(database: Database, user_id: string, rate: number): Promise<void> {
  return database.transaction(async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const given = { rate, previous: 6, week: '2026-11-12' }
    await notify(tx, noticeWords, user_id, {
      type: 'info',
      key: 'rates.moved',
      parameters: { given, timing: 'due', days: 0 },
      action_url: null,
    })
  })
}

/** A page as far as the stream is concerned. */
function openPage(origin: string, person: { id: string; cookie: string; address: string }, lastEventId?: string) {
  const { id: user_id, cookie, address } = person
  const titles: string[] = []
  let last = lastEventId ?? ''
  let isOpen = false
  let rest = ''
  const asked = request(`${origin}/api/notifications/stream`, {
    agent: false,
    headers: { cookie, 'x-forwarded-for': address, ...(lastEventId && { 'last-event-id': lastEventId }) },
  })
  asked.on('response', answer => {
    isOpen = answer.statusCode === 200
    answer.setEncoding('utf8').on('data', (text: string) => {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) read(event)
    })
    answer.on('close', () => {
      isOpen = false
    })
  })
  asked.on('error', () => {
    isOpen = false
  })
  asked.end()
  return {
    user_id,
    isOpen: () => isOpen,
    titles: () => titles,
    lastEventId: () => last,
    close: () => void asked.destroy(),
  }

  function read(event: string): void {
    const field = (name: string) =>
      event
        .split('\n')
        .find(line => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    if (field('event') !== 'notification') return
    last = field('id') ?? last
    titles.push(JSON.parse(field('data') ?? '{}').title)
  }
}
