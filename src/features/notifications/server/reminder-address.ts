import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { accepted } from '#resources/problem.ts'
import { userTransaction } from '#server/auth/as-person.ts'
import { hashOfToken, mailedToken } from '#server/auth/mailed-token.ts'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { SensitiveChanges } from '#server/auth/sensitive-changes.ts'
import { users } from '#server/auth/tables.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { ProblemError } from '#server/http/problem.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { confirmPage, smallPage } from '#server/http/small-page.ts'
import { NO_LOAN } from '#server/loans/owner.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Effect } from '#server/resources.ts'
import type { Preferences } from '../model.ts'
import * as spanish from '../words.es.ts'
import { askedRecently, reminderAddressWords } from '../words.ts'
import type { ReminderMail } from './emails.ts'
import { notification_preferences, reminder_confirmations } from './tables.ts'

const PATH = '/api/reminder-address'
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
const MOST_PER_HOUR = 5

export interface AskParts {
  mailQueue: MailQueue
  baseUrl: string
  sensitive: SensitiveChanges
}

/**
 * Changing the preferences may mean that somebody has to be asked. What this person may not ask now is stored as not asked. Whether
 * the address had its mail of this hour because of somebody else is nothing that they can tell: it counts as asked.
 */
export function reminderAddressEffect(parts: AskParts): Effect<Preferences> {
  return async (tx, { user_id }, before, after, { user, context }) => {
    const { email, email_confirmed, email_asked_at } = after
    if (email !== before.email && email !== after.account_email) {
      await parts.sensitive.requireRecentSignIn(user)
      await parts.sensitive.notify(tx, 'reminder-address-changed', user, context)
    }
    const wantsAsking = !email_confirmed && email_asked_at !== before.email_asked_at
    if (!wantsAsking) return after
    const outcome = await askForAddress(tx, parts, user_id, after)
    if (outcome === 'asked') return after
    if (email === before.email) throw new ProblemError(askedRecently, { 'retry-after': String(HOUR_SECONDS) })
    return outcome === 'asked-before' ? after : { ...after, email_asked_at: null }
  }
}

type Asking = 'asked' | 'asked-before' | 'too-often'

/** Asks whoever reads the address whether they want reminders there; no more than once an hour, and not many addresses. */
async function askForAddress(
  tx: Orm,
  parts: AskParts,
  user_id: string,
  { email, language }: Pick<Preferences, 'email' | 'language'>,
): Promise<Asking> {
  const lately = sql`now() - interval '1 hour'`
  const asked = await tx
    .select({ email: reminder_confirmations.email })
    .from(reminder_confirmations)
    .where(and(eq(reminder_confirmations.user_id, user_id), gt(reminder_confirmations.created_at, lately)))
  if (asked.some(before => before.email === email)) return 'asked-before'
  if (asked.length >= MOST_PER_HOUR) return 'too-often'
  const { token, token_hash } = mailedToken()
  await tx.insert(reminder_confirmations).values({ token_hash, user_id, email })
  const isMailed = await parts.mailQueue.postUnsolicited(tx, email, () => {
    const url = `${parts.baseUrl}${PATH}?token=${token}`
    const question: ReminderMail = { key: 'notifications.address', parameters: { url }, language }
    return { email: question, user_id, usefulForSeconds: DAY_SECONDS }
  })
  if (isMailed) return 'asked'
  // Of their own address they may know that it had the welcome mail; of any other it counts as asked.
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  return own?.email === email ? 'asked-before' : 'asked'
}

export function reminderAddressEndpoints(database: Database, whoIs: WhoIs): Endpoint[] {
  const answer = (context: Context<AppEnv>, said: 'signInFirst' | 'done') => {
    const words = wordsFor(context)
    return smallPage(context, 200, words.title, html`<p>${words[said]}</p>`)
  }
  const dead = (context: Context<AppEnv>) => {
    const { title, dead } = wordsFor(context)
    return smallPage(context, 404, title, html`<p>${dead}</p>`)
  }

  return [
    forAnyone({
      method: 'GET',
      path: PATH,
      summary: 'Asks whether reminders may go to the address that got this link.',
      query: ['token'],
      answer: { content: 'text/html' },
      async handle({ context }) {
        const open = await openQuestion(database.orm, context.req.query('token'))
        if (!open) return dead(context)
        if (await needsOwnerSignIn(context, open)) return answer(context, 'signInFirst')
        return confirmPage(context, wordsFor(context))
      },
    }),
    forAnyone({
      method: 'POST',
      path: PATH,
      summary: 'Lets reminders go to the address that got this link. It works once.',
      query: ['token'],
      answer: { content: 'text/html' },
      // Whoever has the secret from the mail may answer, from wherever they read it.
      anyOrigin: true,
      async handle({ context }) {
        const open = await openQuestion(database.orm, context.req.query('token'))
        if (!open) return dead(context)
        if (await needsOwnerSignIn(context, open)) return answer(context, 'signInFirst')
        const done = await userTransaction(database, open.user_id, async tx => accepted(await confirm(tx, open)))
        return done.ok && done.value ? answer(context, 'done') : dead(context)
      },
    }),
  ]

  /**
   * To agree for the account's own address is to confirm the account, which only its owner may: whoever signed up with
   * somebody else's address would have its reader do it for them.
   */
  async function needsOwnerSignIn(
    context: Context<AppEnv>,
    { user_id, email, account_email }: Question,
  ): Promise<boolean> {
    return email === account_email && (await whoIs(context))?.id !== user_id
  }
}

const catalogs = { en: reminderAddressWords, es: spanish.reminderAddressWords }
const wordsFor = (context: Context<AppEnv>) => catalogs[requestLanguage(context)]

type Question = typeof reminder_confirmations.$inferSelect & { account_email: string }

async function openQuestion(orm: Orm, token: string | undefined): Promise<Question | null> {
  const { token_hash, created_at } = reminder_confirmations
  const [found] = await orm
    .select({ ...getTableColumns(reminder_confirmations), account_email: users.email })
    .from(reminder_confirmations)
    .innerJoin(users, eq(users.id, reminder_confirmations.user_id))
    .where(and(eq(token_hash, hashOfToken(token ?? '')), gt(created_at, sql`now() - interval '1 day'`)))
  return found ?? null
}

/** Only while it is still the address that the person wants. Answering one question settles all of theirs. */
async function confirm(tx: Orm, { user_id, email, token_hash }: Question): Promise<boolean> {
  const gone = await tx.delete(reminder_confirmations).where(eq(reminder_confirmations.user_id, user_id)).returning()
  if (!gone.some(each => each.token_hash === token_hash)) return false
  // The account's own address, which nobody had confirmed at sign-up.
  const own = await tx
    .update(users)
    .set({ email_verified: true })
    .where(and(eq(users.id, user_id), eq(users.email, email)))
    .returning({ id: users.id })
  if (own.length > 0) return true
  const confirmed = await tx
    .update(notification_preferences)
    .set({ email_confirmed: true })
    .where(and(eq(notification_preferences.user_id, user_id), eq(notification_preferences.email, email)))
    .returning({ email: notification_preferences.email })
  return confirmed.length > 0
}

/** A new password ends this too: whoever had the old one may have had reminders sent to themselves. */
export async function endOtherAddresses(tx: Orm, user_id: string): Promise<void> {
  await tx.delete(reminder_confirmations).where(eq(reminder_confirmations.user_id, user_id))
  await tx
    .update(notification_preferences)
    .set({ email: null, email_confirmed: false, email_asked_at: null })
    .where(eq(notification_preferences.user_id, user_id))
  await nextRevision(tx, { user_id, loan_id: NO_LOAN }, 'preferences')
}
