import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * The least that does the same work: node:http, a pool of the same size, prepared statements, a signed cookie, and nothing
 * else: no routes, schemas, limits, headers, logs or figures. `DATABASE_URL`, `AUTH_SECRET` and `PORT` say where.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const secret = process.env.AUTH_SECRET ?? ''

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
  text: `select id, user_id, type, title, message, read, action_url, created_at, revision from notifications
    where user_id = $1 order by created_at desc limit 20`,
}
const UNREAD = {
  name: 'unread',
  text: 'select count(*)::int as unread from notifications where user_id = $1 and not read',
}

const answers: Record<string, (user_id: string, request: IncomingMessage) => Promise<unknown>> = {
  async '/api/profile'(user_id) {
    const { rows } = await pool.query({ ...PROFILE, values: [user_id] })
    return { profile: rows[0] }
  },
  async '/api/notifications'(user_id) {
    const newest = await pool.query({ ...NEWEST, values: [user_id] })
    const unread = await pool.query({ ...UNREAD, values: [user_id] })
    return {
      notifications: newest.rows.map(({ user_id: _owner, revision: _revision, ...rest }) => rest),
      unread: unread.rows[0].unread,
    }
  },
  async '/api/profile/save'(user_id, request) {
    const { first_name, last_name, phone } = JSON.parse(await bodyOf(request))
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({ ...LOCK, values: [user_id] })
      const { rows } = await client.query({ ...PROFILE, values: [user_id] })
      await client.query({ ...UPDATE, values: [user_id, first_name, last_name, phone] })
      await client.query('commit')
      return { profile: { ...rows[0], first_name, last_name, phone } }
    } finally {
      client.release()
    }
  },
}

const server = createServer(async (request, response) => {
  const [token] = verified(request.headers.cookie ?? '')
  const { rows } = await pool.query({ ...SESSION, values: [token] })
  const answer = answers[request.url ?? '']
  const body = rows[0] && answer ? JSON.stringify(await answer(rows[0].id, request)) : '{}'
  response.writeHead(rows[0] ? 200 : 401, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1')

function verified(cookie: string): string[] {
  const signed = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
  const dot = signed.lastIndexOf('.')
  const value = signed.slice(0, dot)
  const ours = Buffer.from(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)
  const given = Buffer.from(signed)
  return given.length === ours.length && timingSafeEqual(given, ours) ? [value] : []
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
