import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { defineQueue } from '#server/jobs/queue.ts'
import type { NoticeContext, NoticeOf, NoticeWords } from '#server/notice-words.ts'
import * as spanish from '../words.es.ts'
import * as english from '../words.ts'
import type { ReminderMail } from './emails.ts'
import { notify } from './notify.ts'
import type { MailParts } from './remind.ts'
import { notification_preferences, rate_moves } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

const notifyOfRates = defineQueue<{ week: string }>({
  name: 'notifications.rates',
  retries: 10,
  pauseSeconds: 30,
  patienceSeconds: 900,
})

/**
 * For whoever stores the week's 30-year rate, in the transaction that stores it: when it differs from the week before,
 * everybody with `rate_alerts` gets a notification, and a mail with `email_enabled`. A week is announced once, however often
 * this is called.
 */
export async function rateMoved(tx: Orm, jobs: Pick<Jobs, 'enqueue'>, move: english.RateMove): Promise<void> {
  if (move.rate === move.previous) return
  const [isNew] = await tx.insert(rate_moves).values(move).onConflictDoNothing().returning({ week: rate_moves.week })
  if (isNew) await jobs.enqueue(tx, notifyOfRates, { week: move.week }, { key: move.week })
}

const rateWords = { en: english, es: spanish }

export const rateNotices = {
  'rates.moved'(move: english.RateMove, { language }: NoticeContext) {
    const { rateTitle, rateMessage, rateEmailWords } = rateWords[language]
    const { detail, button } = rateEmailWords
    return { title: rateTitle(move), message: rateMessage(move), details: [detail], button }
  },
} satisfies NoticeWords

const PAGE = 100
const USEFUL_SECONDS = 5 * 24 * 3600

export function registerRateAlerts(parts: MailParts & { database: Database; jobs: Jobs }): void {
  parts.jobs.handle(notifyOfRates, async ({ week }) => {
    while (await parts.database.transaction(tx => notifyNextPage(tx, parts, week))) {
      // Page after page: a crash goes on where the last one was committed.
    }
  })
}

/** True while there are more. How far it came is saved in the notices' transaction, so nobody is notified twice or left out. */
async function notifyNextPage(tx: Orm, parts: MailParts, week: string): Promise<boolean> {
  const [move] = await tx.select().from(rate_moves).where(eq(rate_moves.week, week)).for('update')
  if (!move || move.told_everyone) return false
  const people = await nextPeople(tx, move.told_up_to)
  for (const person of people) await notifyPerson(tx, parts, person, move)
  const last = people.at(-1)
  await tx
    .update(rate_moves)
    .set({ told_up_to: last?.id ?? move.told_up_to, told_everyone: people.length < PAGE })
    .where(eq(rate_moves.week, week))
  return people.length === PAGE
}

type Person = Awaited<ReturnType<typeof nextPeople>>[number]

function nextPeople(tx: Orm, after: string | null) {
  const wants = or(isNull(notification_preferences.user_id), eq(notification_preferences.rate_alerts, true))
  return tx
    .select({
      id: users.id,
      first_name: users.first_name,
      language: users.language,
      email: sql<string | null>`case
        when ${notification_preferences.email_confirmed} and ${notification_preferences.email} is not null
        then ${notification_preferences.email}
        when ${users.email_verified} then ${users.email} end`,
      email_enabled: sql<boolean>`coalesce(${notification_preferences.email_enabled}, true)`,
    })
    .from(users)
    .leftJoin(notification_preferences, eq(notification_preferences.user_id, users.id))
    .where(and(wants, after ? gt(users.id, after) : undefined))
    .orderBy(asc(users.id))
    .limit(PAGE)
    .for('update', { of: users })
}

async function notifyPerson(tx: Orm, parts: MailParts, person: Person, move: english.RateMove): Promise<void> {
  const { first_name, language } = person
  const { rate, previous, week } = move
  const notice = { key: 'rates.moved', given: { rate, previous, week } } satisfies NoticeOf<typeof rateNotices>
  await notify(tx, parts.noticeWords, person.id, {
    type: 'info',
    key: notice.key,
    parameters: { given: notice.given, timing: 'due', days: 0 },
    action_url: '/dashboard/news',
  })
  if (!person.email_enabled || person.email === null) return
  const unsubscribe_url = unsubscribeUrl(parts.baseUrl, parts.secret, person.id, 'rates')
  const email: ReminderMail = {
    key: 'notifications.rate',
    parameters: { first_name, move: notice.given, url: `${parts.baseUrl}/dashboard/news`, unsubscribe_url },
    language,
  }
  await parts.mailQueue.post(tx, {
    kind: 'rate-alert',
    email,
    recipient: person.email,
    user_id: person.id,
    unsubscribe_url,
    usefulForSeconds: USEFUL_SECONDS,
  })
}
