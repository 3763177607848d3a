import { drive, get, post } from './http-clients.ts'
import type { Contender, Visitor } from './world.ts'

/** Something that many people ask of the server, and how near to the bare minimum it should come. */
export interface Case {
  name: string
  aim: number
  request(visitor: Visitor, origin: string): Buffer
  /** The same for pgbench; `:id` and `:token` are the visitor's. */
  statements: string[]
}

const SESSION = `select users.id, users.email, users.email_verified, users.name, users.time_zone, users.created_at,
  sessions.id, sessions.created_at, sessions.expires_at from sessions join users on users.id = sessions.user_id
  where sessions.token = :token and sessions.expires_at > now();`
const PROFILE = 'select id, user_id, email, first_name, last_name, phone from profiles where user_id = :id;'

export const cases: Case[] = [
  {
    name: 'own row read',
    aim: 0.6,
    request: ({ cookie }) => get('/api/profile', cookie),
    statements: [SESSION, PROFILE],
  },
  {
    name: 'row update',
    aim: 0.7,
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
    aim: 0.75,
    request: ({ cookie }) => get('/api/notifications', cookie),
    statements: [
      SESSION,
      `select id, type, title, message, read, action_url, created_at from notifications
       where user_id = :id order by created_at desc limit 20;`,
      'select count(*)::int from notifications where user_id = :id and not read;',
    ],
  },
]

export interface Race {
  each: Case
  people: Visitor[]
  ours: Contender
  bare: Contender
  connections: number
  rounds: number
}

export interface Raced {
  /** Our answers for each of theirs: the median over all rounds. */
  ratio: number
  perSecond: number
  /** In milliseconds, the worst round's. */
  p99: number
  /** Of ours, warm-up included. */
  answers: number
}

const SECONDS = 1.5
/** One client alone would be measured before the engine has compiled what it asks for. */
const WARM_UP = { connections: 16, seconds: 3 }

/** They take turns in short rounds, so that a busy moment of the machine falls on each. */
export async function race({ each, people, ours, bare, connections, rounds }: Race): Promise<Raced> {
  const round = async ({ port }: Contender, pace = { connections, seconds: SECONDS }) => {
    const requests = people.map(person => each.request(person, `http://localhost:${port}`))
    const driven = await drive({ port, requests, ...pace })
    if (driven.failures > 0) throw new Error(`${each.name}: ${driven.failures} requests failed`)
    return driven
  }
  let { answers } = await round(ours, WARM_UP)
  await round(bare, WARM_UP)
  const ratios: number[] = []
  const rates: number[] = []
  let p99 = 0
  for (let turn = 0; turn < rounds; turn += 1) {
    const own = await round(ours)
    answers += own.answers
    const other = await round(bare)
    ratios.push(own.perSecond / other.perSecond)
    rates.push(own.perSecond)
    p99 = Math.max(p99, own.p99)
  }
  return { ratio: median(ratios), perSecond: median(rates), p99, answers }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
