import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { OperatorDetails } from '#routes/operator-details.ts'
import { MAIL_RETENTION_DAYS } from '#routes/retention.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import { type Email, languageOfEmail, senderLines, signed } from './email.ts'
import { blanked, deliverMail, sendMail } from './mail-queue.ts'
import { emailOf, type Mails } from './mails.ts'
import { mailQueue, UNSENT_STATES } from './tables.ts'

export const tidyMail = defineQueue<object>({
  name: 'mail.tidy',
  retries: 2,
  pauseSeconds: 30,
  patienceSeconds: 120,
  cron: '*/10 * * * *',
})

export interface DeliveryOptions {
  database: Database
  jobs: Jobs
  mails: Mails
  /** Unset: nothing is sent. */
  smtpUrl: string | undefined
  from: string
  baseUrl: string
  /** At the end of every mail: who sent it, and where they can be reached. */
  operator: OperatorDetails
}

export interface Delivery {
  stop(): void
}

/** Longer than a job may take. */
const CLAIM_SECONDS = 180

const isUnsent = inArray(mailQueue.state, UNSENT_STATES)
const isUnclaimed = or(isNull(mailQueue.claimed_until), lt(mailQueue.claimed_until, sql`now()`))
const unsent = (mail_id: string) => and(eq(mailQueue.id, mail_id), isUnsent)

/** Registers who sends what the mail queue promised: send, then mark. A crash between the two sends it again under the same Message-ID. */
export function registerDelivery({
  database,
  jobs,
  mails,
  smtpUrl,
  from,
  baseUrl,
  operator,
}: DeliveryOptions): Delivery {
  const host = new URL(baseUrl).hostname
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: 2,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 60_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : null

  for (const queue of [sendMail, deliverMail]) jobs.handle(queue, ({ mail_id }) => deliver(mail_id))
  jobs.handle(tidyMail, tidy)
  return { stop: () => transport?.close() }

  async function deliver(mail_id: string): Promise<void> {
    if (!transport) return
    const mail = await claim(mail_id)
    if (!mail) return
    if (mail.useful_until.getTime() < Date.now()) return await settle(mail_id, 'outdated')
    const email = await composed(mail)
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        replyTo: mail.reply_to ? { name: '', address: mail.reply_to } : undefined,
        subject: email.subject,
        ...signed(email, senderLines(operator, baseUrl, languageOfEmail(email))),
        messageId: `<${mail.id}@${host}>`,
        date: mail.created_at,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe_url) },
      })
    } catch (error) {
      const problem = problemOf(error)
      await release(mail_id, problem.code)
      if (!problem.lasting) throw new Error(`Mail was not taken: ${problem.code}`)
      return await settle(mail_id, 'refused')
    }
    await settle(mail_id, 'sent')
  }

  /** What this version cannot compose waits for one that can. */
  async function composed(mail: typeof mailQueue.$inferSelect): Promise<Email> {
    try {
      return emailOf(mails, mail)
    } catch (error) {
      await release(mail.id, 'ECOMPOSE')
      throw error
    }
  }

  async function release(mail_id: string, problem: string): Promise<void> {
    await database.orm
      .update(mailQueue)
      .set({ attempts: sql`${mailQueue.attempts} + 1`, problem, claimed_until: null })
      .where(unsent(mail_id))
  }

  /** Whoever claims a mail sends it. A job that finds it claimed comes back later: the other one may have died on the way. */
  async function claim(mail_id: string) {
    const [mail] = await database.orm
      .update(mailQueue)
      .set({ claimed_until: sql`now() + make_interval(secs => ${CLAIM_SECONDS})` })
      .where(and(unsent(mail_id), isUnclaimed))
      .returning()
    if (mail) return mail
    const [claimed] = await database.orm.select({ id: mailQueue.id }).from(mailQueue).where(unsent(mail_id))
    if (claimed) throw new Error('Mail is being sent by another server')
    return undefined
  }

  async function settle(mail_id: string, state: 'sent' | 'refused' | 'outdated'): Promise<void> {
    await database.orm
      .update(mailQueue)
      .set({ state, ...blanked, settled_at: sql`now()` })
      .where(unsent(mail_id))
  }

  /** Mail whose job was lost or gave up, or that was written before there was a mail server, gets a new one. */
  async function tidy(): Promise<void> {
    const old = sql`now() - make_interval(days => ${MAIL_RETENTION_DAYS})`
    await database.orm.delete(mailQueue).where(lt(mailQueue.created_at, old))
    if (!transport) return
    const left = await database.orm
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(and(isUnsent, isUnclaimed, lt(mailQueue.created_at, sql`now() - interval '5 minutes'`)))
      .orderBy(mailQueue.created_at)
      .limit(1000)
    for (const { id } of left) {
      await database.transaction(tx => jobs.enqueue(tx, sendMail, { mail_id: id }, { key: id }))
    }
  }
}

/** One click in the mail program, without opening a page (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The server's code only: its sentence would repeat the address. A 5xx for this recipient will not get better by waiting. */
function problemOf(error: unknown): { code: string; lasting: boolean } {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const lasting = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  return { code: responseCode === undefined ? code : `${code} ${responseCode}`, lasting }
}
