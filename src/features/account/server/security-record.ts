import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { coarseNetwork } from '#server/limits/coarse-network.ts'
import type { Log } from '#server/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { deviceName } from '../device-name.ts'
import { REMEMBERED_DAYS, type SecurityEventKind } from '../security-events.ts'
import { type EmailReader, newDeviceEmail } from './emails.ts'
import { security_events } from './tables.ts'

/** Where something was done, as far as it is stored: a browser's name in two words, and the neighbourhood of its address. */
export interface Whereabouts {
  device: string
  network: string
}

export function whereabouts(context: Context<AppEnv>): Whereabouts {
  return {
    device: deviceName(context.req.header('user-agent') ?? null),
    network: coarseNetwork(context.get('client_address')),
  }
}

type Person = { id: string; email: string }
const SIGN_INS = ['signed-in', 'signed-in-with-passkey', 'signed-in-with-code', 'signed-in-with-recovery-code'] as const
export type SignIn = (typeof SIGN_INS)[number]

/** What happened around people's accounts: rows for them, and a line in the log for whoever runs the server. */
export interface SecurityRecord {
  note(tx: Orm, kind: Exclude<SecurityEventKind, SignIn>, user_id: string, where: Whereabouts): Promise<void>
  /** Also tells the person by mail, once, when the device was not known and is not their first. */
  signedIn(tx: Orm, kind: SignIn, user: Person, where: Whereabouts, isKnownDevice: boolean): Promise<void>
  /** Looked into after the answer: it must cost the same whether the address has an account or not. */
  signInFailed(email: string, where: Whereabouts): Promise<void>
  /** For the log alone: the person's rows go with the account. */
  accountDeleted(user_id: string, where: Whereabouts): void
  read(user_id: string): Promise<(typeof security_events.$inferSelect)[]>
  tidy(): Promise<void>
}

const SHOWN = 50

/** A browser that forgets its cookies is new every time; its owner need not read that every time. */
const MOST_EMAILS_AN_HOUR = 3

const NEW_ACCOUNT = sql.raw(`now() - interval '30 minutes'`)

const signInFailed = defineQueue<Whereabouts & { email: string }>({
  name: 'account.sign-in-failed',
  retries: 3,
  pauseSeconds: 5,
  patienceSeconds: 60,
  isPersonal: true,
})

interface RecordParts {
  database: Database
  jobs: Jobs
  mailQueue: MailQueue
  log: Log
  baseUrl: string
}

export function createSecurityRecord({ database, jobs, mailQueue, log, baseUrl }: RecordParts): SecurityRecord {
  jobs.handle(signInFailed, async ({ email, device, network }) => {
    await database.transaction(tx => countFailure(tx, email, { device, network }))
  })

  async function note(tx: Orm, kind: SecurityEventKind, user_id: string, where: Whereabouts, is_new_device = false) {
    const event = { kind, user_id, is_new_device, ...where }
    if (is_new_device || !(await countWithLast(tx, event))) await tx.insert(security_events).values(event)
    log.info('security', { kind, user_id, is_new_device, ...where })
  }

  return {
    note,

    async signedIn(tx, kind, user, where, isKnownDevice) {
      const reader = isKnownDevice ? undefined : await readerOfNews(tx, user.id)
      await note(tx, kind, user.id, where, !isKnownDevice)
      if (!reader) return
      const { time_zone } = reader
      const seen = { ...where, at: new Date().toISOString(), time_zone, url: `${baseUrl}/dashboard/settings` }
      const email = newDeviceEmail(seen, reader)
      await mailQueue.post(tx, { kind: 'new-device', email, recipient: user.email, user_id: user.id })
    },

    async signInFailed(email, where) {
      log.info('security', { kind: 'sign-in-failed', ...where })
      await database.transaction(tx => jobs.enqueue(tx, signInFailed, { email, ...where }))
    },

    accountDeleted(user_id, where) {
      log.info('security', { kind: 'account-deleted', user_id, ...where })
    },

    read: user_id =>
      database.orm
        .select()
        .from(security_events)
        .where(eq(security_events.user_id, user_id))
        .orderBy(desc(security_events.created_at))
        .limit(SHOWN),

    async tidy() {
      const oldest = sql.raw(`now() - interval '${REMEMBERED_DAYS} days'`)
      await database.orm.delete(security_events).where(lt(security_events.created_at, oldest))
    },
  }
}

/**
 * The person, if an email about a new device is worth sending. Whoever signs in for the first time, minutes after signing up,
 * knows it; an older account without a sign-in on record was only not used for long. And an address that nobody confirmed may
 * be a stranger's.
 */
async function readerOfNews(tx: Orm, user_id: string): Promise<(EmailReader & { time_zone: string }) | undefined> {
  const [user] = await tx
    .select({
      time_zone: users.time_zone,
      language: users.language,
      first_name: users.first_name,
      isNew: sql<boolean>`${users.created_at} > ${NEW_ACCOUNT}`,
    })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.email_verified, true)))
    // Two sign-ins at once take turns, so that each counts the other.
    .for('update')
  if (!user) return undefined
  const signIns = await tx
    .select({
      all: sql<number>`count(*)::int`,
      newLately: sql<number>`(count(*) filter (where ${security_events.is_new_device} and ${security_events.created_at} > now() - interval '1 hour'))::int`,
    })
    .from(security_events)
    .where(and(eq(security_events.user_id, user_id), inArray(security_events.kind, [...SIGN_INS])))
  const { all = 0, newLately = 0 } = signIns[0] ?? {}
  const isFirst = all === 0 && user.isNew
  return !isFirst && newLately < MOST_EMAILS_AN_HOUR ? user : undefined
}

/** The same again, right after itself, is one line with its number: nobody pushes out what came before by doing it often. */
async function countWithLast(tx: Orm, event: typeof security_events.$inferInsert): Promise<boolean> {
  const { user_id, kind, device, network } = event
  const [last] = await tx
    .select()
    .from(security_events)
    .where(eq(security_events.user_id, user_id))
    .orderBy(desc(security_events.created_at))
    .limit(1)
  if (!last || last.is_new_device) return false
  if (last.kind !== kind || last.device !== device || last.network !== network) return false
  await tx
    .update(security_events)
    .set({ times: sql`${security_events.times} + 1`, created_at: sql`now()` })
    .where(eq(security_events.id, last.id))
  return true
}

async function countFailure(tx: Orm, email: string, where: Whereabouts): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
  if (!user) return
  const [counted] = await tx
    .update(security_events)
    .set({ times: sql`${security_events.times} + 1`, created_at: sql`now()`, ...where })
    .where(
      and(
        eq(security_events.user_id, user.id),
        eq(security_events.kind, 'sign-in-failed'),
        gte(security_events.created_at, sql`date_trunc('day', now())`),
      ),
    )
    .returning({ id: security_events.id })
  if (!counted) await tx.insert(security_events).values({ kind: 'sign-in-failed', user_id: user.id, ...where })
}
