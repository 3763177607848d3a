import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { profileResource } from '#features/account/actions.ts'
import { createAccount } from '#features/account/server/account.ts'
import { profileStore } from '#features/account/server/profile-store.ts'
import { endOtherAddresses } from '#features/notifications/server/reminder-address.ts'
import { endCalendarAddress } from '#features/timeline/server/calendar.ts'
import type { Hashing } from '#server/auth/scrypt.ts'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { ProblemError, problemResponse } from '#server/http/problem.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLog } from '#server/log.ts'
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue.ts'
import { liveEndpoint } from '#server/realtime/endpoint.ts'
import { createHub } from '#server/realtime/hub.ts'
import { resourceEndpoints } from '#server/resources.ts'
import { fastHashing } from './fast-hashing.ts'
import { queuedMails } from './mails.ts'

const SECRET = 'only-for-tests-only-for-tests-only'
export const PASSWORD = 'kettle-and-toast'

/** The account with everything real around it but the network: both sides of every cookie, mail in the mail queue, jobs running. */
export async function createAccountFixture(
  database: Database,
  {
    baseUrl = 'http://localhost:3000',
    hashing = fastHashing,
    mailQueue: otherMailQueue = undefined as MailQueue | undefined,
    onLeaving = async (_tx: Orm, _jobs: Jobs, _user_id: string) => {},
    isLoopbackOnly = true,
  } = {},
) {
  const hashed: string[] = []
  const counted: Hashing = {
    hash(password) {
      hashed.push('hash')
      return hashing.hash(password)
    },
    verify(hash, password) {
      hashed.push('verify')
      return hashing.verify(hash, password)
    },
    isOutdated: hashing.isOutdated,
  }
  const logged: string[] = []
  const errors: Error[] = []
  const onError = (error: Error) => void errors.push(error)
  const jobs = createJobs({ database, works: true, onError })
  const limits = createLimits(database, SECRET)
  const account = createAccount({
    database,
    jobs,
    limits,
    mailQueue: otherMailQueue ?? createMailQueue(jobs, false, limits),
    baseUrl,
    secret: SECRET,
    onLeaving: (tx, user_id) => onLeaving(tx, jobs, user_id),
    async onNewPassword(tx, user_id) {
      await endCalendarAddress(tx, user_id)
      await endOtherAddresses(tx, user_id)
    },
    isLoopbackOnly,
    hashing: counted,
    log: createLog({ level: 'info', forPeople: false, write: line => logged.push(line) }),
  })
  const hub = createHub({ database, onError })
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('client_address', c.req.header('x-test-address') ?? '192.0.2.1')
      if (c.req.method === 'POST') c.set('body', c.req.json())
      await next()
    })
    .get('/api/me', account.requireUser, c => c.json(c.get('user')))
    .onError(error => {
      if (error instanceof ProblemError) return problemResponse(error.problem, error.headers)
      throw error
    })
  const endpoints = [
    ...account.endpoints,
    ...resourceEndpoints(database, { resource: profileResource, store: profileStore }),
    liveEndpoint(hub),
  ]
  mountEndpoints(app, endpoints, account.requireUser)
  await jobs.start()
  await hub.start()

  return {
    app,
    limits,
    jobs,
    logged,
    /** What went amiss in the background. */
    errors,
    record: account.record,
    /** What hashing was done since the last look. */
    takeHashed: () => hashed.splice(0),
    person: (address?: string, device?: string) => createPerson(app, address, device),
    /** Somebody who has just signed up and in. */
    async member(email: string, address?: string, device?: string) {
      const person = createPerson(app, address, device)
      await person.signUp(email)
      await person.signIn(email)
      return person
    },
    /** As if the person had opened the link in their welcome mail. */
    async confirm(email: string) {
      await database.orm.update(users).set({ email_verified: true }).where(eq(users.email, email))
    },
    /** As if nobody had done anything for a long time. */
    async forgetLimits() {
      await database.run('delete from limits')
    },
    /** The newest first. */
    async emails(recipient: string) {
      return (await queuedMails(database, recipient)).toReversed()
    },
    async stop() {
      await hub.stop()
      await jobs.stop()
      if (errors.length > 0) throw errors[0]
    },
  }
}

export type AccountFixture = Awaited<ReturnType<typeof createAccountFixture>>

export type Person = ReturnType<AccountFixture['person']>

/** One browser: stores its cookies, comes from one address. */
function createPerson(app: Hono<AppEnv>, address = '192.0.2.1', device = 'Test browser') {
  const cookies = new Map<string, string>()
  const request = async (method: string, path: string, body?: unknown, signal?: AbortSignal) => {
    const headers = new Headers({ 'x-test-address': address, 'user-agent': device })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const answer = await app.request(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    for (const cookie of answer.headers.getSetCookie()) storeCookie(cookie)
    return answer
  }
  const storeCookie = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }
  return {
    cookies,
    get: (path: string, signal?: AbortSignal) => request('GET', path, undefined, signal),
    head: (path: string) => request('HEAD', path),
    post: (path: string, body: unknown = {}) => request('POST', path, body),
    signUp: (email: string, password = PASSWORD) =>
      request('POST', '/api/auth/sign-up/email', { email, password, first_name: 'Ada', last_name: 'Byron' }),
    signIn: (email: string, password = PASSWORD) => request('POST', '/api/auth/sign-in/email', { email, password }),
  }
}
