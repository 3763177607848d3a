import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { REMINDER_DAYS } from '#features/notifications/model.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { insertAccount } from '../harness/accounts.ts'
import { isProof } from '../harness/proof.ts'
import { cookieOf, NAMES, PASSWORD, signIn, signUp } from './account-calls.ts'

/** Between two requests of one person. For the proof there is none: they ask as fast as they are answered. */
export const pauseBetweenSaves = () => (isProof ? undefined : pause(20))

/** Somebody who saves one thing after the other, each with the next number, and remembers what was acknowledged. */
export interface Writer {
  cookie: string
  /** The status of the answer, or `undefined` when none came. */
  save(origin: string): Promise<number | undefined>
  /** Everything acknowledged is there, and nothing that was never sent. */
  check(origin: string): Promise<void>
}

interface Save {
  path: string
  body(number: number, padding: string): object
  /** How that number is found again. */
  shownAs?(number: number): string
  readPath: string
  // biome-ignore lint/suspicious/noExplicitAny: four different answers, each read in one place.
  read(answer: any): string | number | undefined
}

const SAVES: Save[] = [
  {
    path: '/api/timeline/update',
    body: (number, padding) => ({ event_key: 'home_inspection', notes: `${number} ${padding}` }),
    readPath: '/api/timeline',
    read: ({ events }) =>
      events.find((event: { event_key: string }) => event.event_key === 'home_inspection').notes.split(' ')[0],
  },
  {
    path: '/api/application/save-draft',
    body: number => ({ loan_purpose: 'purchase', property_state: 'Ohio', loan_amount: number }),
    readPath: '/api/application',
    read: ({ draft }) => draft?.loan_amount,
  },
  {
    path: '/api/profile/save',
    body: number => ({ first_name: 'Ada', last_name: 'Byron', phone: String(number) }),
    readPath: '/api/profile',
    read: ({ profile }) => profile.phone,
  },
  {
    path: '/api/preferences/save',
    body: number => ({ reminder_days: daysOf(number) }),
    shownAs: number => String(daysOf(number)),
    readPath: '/api/preferences',
    read: ({ preferences }) => preferences.reminder_days,
  },
]

export const AUTH_SECRET = 'only-for-tests-only-for-tests-only'

/**
 * New people, signed in by the server's own door, one after the other: it hashes each password twice, and turns people away when
 * more wait for that than a busy machine can serve. It must trust this machine as a proxy.
 */
export async function newWriters(origin: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = []
  for (let person = 0; person < count; person += 1) {
    const email = `${crypto.randomUUID()}@example.com`
    expect((await signUp(origin, email)).status).toBe(200)
    const session = await signIn(origin, email)
    expect(session.status).toBe(200)
    writers.push(newWriter(cookieOf(session)))
  }
  return writers
}

/** The same people, put into the tables of a server that signs with AUTH_SECRET. */
export async function insertWriters(databaseUrl: string, count: number): Promise<Writer[]> {
  const database = await openPostgres(databaseUrl)
  try {
    return await Promise.all(
      Array.from({ length: count }, async () => {
        const person = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD, ...NAMES }
        const { session } = await insertAccount(database, person, AUTH_SECRET)
        return newWriter(`keyturn.session=${session}`)
      }),
    )
  } finally {
    await database.close()
  }
}

function newWriter(cookie: string): Writer {
  const counts = SAVES.map(() => ({ sent: 0, acknowledged: 0 }))
  let turn = Math.floor(Math.random() * SAVES.length)

  return {
    cookie,
    async save(origin) {
      turn = (turn + 1) % SAVES.length
      const [thing, memory] = [SAVES[turn], counts[turn]]
      if (!thing || !memory) throw new Error('There is nothing to save')
      memory.sent += 1
      const number = memory.sent
      const status = await post(origin, thing.path, thing.body(number, padding()), cookie)
      if (status === 200) memory.acknowledged = number
      await pauseBetweenSaves()
      return status
    },
    async check(origin) {
      for (const [at, thing] of SAVES.entries()) {
        const memory = counts[at]
        if (!memory || memory.sent === 0) continue
        const answer = await fetch(`${origin}${thing.readPath}`, { headers: { cookie } })
        expect(answer.status, thing.readPath).toBe(200)
        const found = String(thing.read(await answer.json()))
        // A save that was cut off may have happened; the person got no answer and would look.
        const possible = numbers(memory.acknowledged, memory.sent)
        const stored = possible.find(number => (thing.shownAs?.(number) ?? String(number)) === found)
        if (memory.acknowledged > 0) expect(stored, `${thing.readPath}: ${found} of ${possible}`).toBeDefined()
        memory.acknowledged = stored ?? 0
      }
    },
  }
}

async function post(origin: string, path: string, body: object, cookie: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // Only what arrived whole was acknowledged.
    await answer.text()
    return answer.status
  } catch {
    return undefined
  }
}

function daysOf(number: number): number {
  return REMINDER_DAYS[number % REMINDER_DAYS.length] ?? 1
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** Different every time, so that rows really change and grow. */
function padding(): string {
  return Array.from({ length: 40 }, () => crypto.randomUUID()).join('')
}
