import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { oneLine } from './email.ts'
import { mailboxOf } from './mailbox.ts'
import type { QueuedMail } from './mails.ts'
import { mailQueue, UNSENT_STATES } from './tables.ts'

const delivery = {
  // With pauses that double to an hour, about two days.
  retries: 50,
  pauseSeconds: 10,
  patienceSeconds: 120,
}

/** Under a name that a version before does not take from: it would find no words to send. */
export const sendMail = defineQueue<{ mail_id: string }>({ name: 'mail.send', ...delivery })

/** What a version before fills. */
export const deliverMail = defineQueue<{ mail_id: string }>({ name: 'mail.deliver', ...delivery })

export interface Post {
  /** Chosen by whoever may want to withdraw it. */
  id?: string
  /** What the person's export calls it. Left out for mail to an address that is not, or not yet, theirs. */
  kind?: string
  email: QueuedMail
  recipient: string
  /** Whose mail it is: it goes with the account. Left out for mail that must outlive it. */
  user_id?: string
  reply_to?: string
  /** After this long it is not worth sending. */
  usefulForSeconds?: number
  /** Where one POST stops mail of this kind (RFC 8058). */
  unsubscribe_url?: string
}

type Unaddressed = Omit<Post, 'recipient'>

/** Promises mail in the caller's transaction. Whoever needs to mail asks for this and nothing more. */
export interface MailQueue {
  post(tx: Orm, post: Post): Promise<void>
  /**
   * For an address that nobody has confirmed: it may be a stranger's, written by somebody who wants to annoy them. One an hour
   * whatever it is about, and false when that one was sent; `write` is only asked if it may be sent.
   */
  postUnsolicited(tx: Orm, recipient: string, write: () => Unaddressed | Promise<Unaddressed>): Promise<boolean>
}

/** Together with the two password resets an hour that anybody may ask for, nobody can cause more than three. */
const UNASKED_PER_RECIPIENT: LimitRule = { name: 'mail-unasked', burst: 1, refillSeconds: 3600 }

const TWO_DAYS = 2 * 24 * 3600

/** Without a mail server the mail stays in the mail queue, where the development page shows it. */
export function createMailQueue(jobs: Jobs, hasMailServer: boolean, limits: Pick<Limits, 'takeIn'>): MailQueue {
  const self: MailQueue = {
    async postUnsolicited(tx, recipient, write) {
      const { ok } = await limits.takeIn(tx, UNASKED_PER_RECIPIENT, mailboxOf(recipient))
      if (ok) await self.post(tx, { ...(await write()), recipient })
      return ok
    },

    async post(tx, { id, kind, email, recipient, user_id, reply_to, unsubscribe_url, usefulForSeconds = TWO_DAYS }) {
      const [mail] = await tx
        .insert(mailQueue)
        .values({
          id,
          kind,
          user_id,
          recipient: oneLine(recipient),
          reply_to: reply_to === undefined ? undefined : oneLine(reply_to),
          ...email,
          state: 'queued',
          unsubscribe_url,
          useful_until: new Date(Date.now() + usefulForSeconds * 1000),
        })
        .returning({ id: mailQueue.id })
      if (mail && hasMailServer) await jobs.enqueue(tx, sendMail, { mail_id: mail.id }, { key: mail.id })
    },
  }
  return self
}

/** All that is left of mail once nobody needs it any more. */
export const blanked = {
  recipient: '',
  reply_to: null,
  key: null,
  parameters: null,
  language: null,
  subject: '',
  text: '',
  html: '',
  unsubscribe_url: null,
}

/** Mail that has not gone yet and is no longer true: the job that comes for it finds nothing to send. */
export async function withdrawMail(tx: Orm, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  // In one order: the mail of somebody in another's loan is withdrawn for either of the two.
  const waiting = tx
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(inArray(mailQueue.id, ids), inArray(mailQueue.state, UNSENT_STATES)))
    .orderBy(asc(mailQueue.id))
    .for('update')
  await tx
    .update(mailQueue)
    .set({ state: 'outdated', ...blanked, settled_at: sql`now()` })
    .where(inArray(mailQueue.id, waiting))
}
