import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/**
 * The least that does the same work: node:http, the same database, a pool of the same size, prepared statements, a signed
 * cookie, and nothing else: no routes, schemas, limits, headers, logs or figures. `DATABASE_URL` or `DATA_DIR`, `AUTH_SECRET`
 * and `PORT` say where.
 */
interface Statement {
  name: string
  text: string
}

// biome-ignore lint/suspicious/noExplicitAny: rows go out as they come.
type Query = (statement: Statement, values: unknown[]) => Promise<{ rows: any[] }>

interface Bare {
  query: Query
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
}

const SESSION = {
  name: 'session',
  text: `select users.id, users.email, users.email_verified, users.name, users.time_zone, users.created_at,
    sessions.id as session_id, sessions.created_at as session_created_at, sessions.expires_at
    from sessions join users on users.id = sessions.user_id where sessions.token = $1 and sessions.expires_at > now()`,
}
const PROFILE = {
  name: 'profile',
  text: 'select id, user_id, email, first_name, last_name, phone from profiles where user_id = $1',
}
const LOCK = { name: 'lock', text: 'select time_zone from users where id = $1 for update' }
const UPDATE = {
  name: 'update',
  text: 'update profiles set first_name = $2, last_name = $3, phone = $4 where user_id = $1',
}
const NEWEST = {
  name: 'newest',
  text: `select id, type, title, message, read, action_url, created_at from notifications
    where user_id = $1 order by created_at desc limit 20`,
}
const UNREAD = {
  name: 'unread',
  text: 'select count(*)::int as unread from notifications where user_id = $1 and not read',
}

const database = process.env.DATABASE_URL ? overPostgres(process.env.DATABASE_URL) : await overPglite()
const secret = process.env.AUTH_SECRET ?? ''

const answers: Record<string, (user_id: string, request: IncomingMessage) => Promise<unknown>> = {
  async '/api/profile'(user_id) {
    const { rows } = await database.query(PROFILE, [user_id])
    return { profile: rows[0] }
  },
  async '/api/notifications'(user_id) {
    const newest = await database.query(NEWEST, [user_id])
    const unread = await database.query(UNREAD, [user_id])
    return { notifications: newest.rows, unread: unread.rows[0].unread }
  },
  async '/api/profile/save'(user_id, request) {
    const { first_name, last_name, phone } = JSON.parse(await bodyOf(request))
    return database.transaction(async query => {
      await query(LOCK, [user_id])
      const { rows } = await query(PROFILE, [user_id])
      await query(UPDATE, [user_id, first_name, last_name, phone])
      return { profile: { ...rows[0], first_name, last_name, phone } }
    })
  },
}

const server = createServer(async (request, response) => {
  const { rows } = await database.query(SESSION, [verified(request.headers.cookie ?? '')])
  const answer = answers[request.url ?? '']
  const body = rows[0] && answer ? JSON.stringify(await answer(rows[0].id, request)) : '{}'
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  response.writeHead(rows[0] ? 200 : 401, headers).end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))

function overPostgres(connectionString: string): Bare {
  const pool = new pg.Pool({ connectionString, max: 20 })
  return {
    query: (statement, values) => pool.query({ ...statement, values }),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work((statement, values) => client.query({ ...statement, values }))
        await client.query('commit')
        return result
      } finally {
        client.release()
      }
    },
  }
}

async function overPglite(): Promise<Bare> {
  const client = await PGlite.create(join(process.env.DATA_DIR ?? '', 'database'))
  return {
    query: ({ text }, values) => client.query(text, values),
    transaction: work => client.transaction(tx => work(({ text }, values) => tx.query(text, values))),
  }
}

function verified(cookie: string): string | null {
  const signed = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
  const value = signed.slice(0, signed.lastIndexOf('.'))
  const ours = Buffer.from(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)
  const given = Buffer.from(signed)
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : null
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
