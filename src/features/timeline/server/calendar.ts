import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { calendarPageWords } from '#features/timeline/page-words.ts'
import { accepted, refused } from '#resources/problem.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import { sessionTransaction } from '#server/auth/as-person.ts'
import type { SensitiveChanges } from '#server/auth/sensitive-changes.ts'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type Endpoint, forAnyone, forUsers } from '#server/http/endpoint.ts'
import { loanNameIn, openLoansOf, sharedLoansOf } from '#server/loans/open-loans.ts'
import type { Owner } from '#server/loans/owner.ts'
import { type NoticeWords, sayNotice } from '#server/notice-words.ts'
import { openSignedPart, signedPart } from '#server/signed-address.ts'
import { type CalendarLoan, calendarFile } from '../calendar-file.ts'
import { calendarOwner } from '../loan-context.ts'
import { catalogs } from './catalogs.ts'
import { type LockOf, loadDates } from './dates.ts'
import { calendar_subscriptions } from './tables.ts'

export interface CalendarParts {
  database: Database
  baseUrl: string
  secret: string
  /** How many days before an event its alarm rings, as its owner chose. */
  reminderDaysOf(db: Orm, user_id: string): Promise<number>
  lockOf: LockOf
  /** Dates of a loan that the timeline does not know. */
  otherDates(db: Orm, owner: Owner, today: CalendarDay, language: Language): Promise<ReminderDate[]>
  noticeWords: NoticeWords
  sensitive: SensitiveChanges
}

const PURPOSE = 'calendar'
const Address = z.object({ address: z.nullable(z.string()) })

/** The private address of a person's calendar: seen, made anew, and what calendar programs find there. */
export function calendarEndpoints(parts: CalendarParts): Endpoint[] {
  const { database, baseUrl, secret, reminderDaysOf, lockOf, otherDates, noticeWords, sensitive } = parts
  const addressOf = (key: string) => `${baseUrl}/api/calendar/${signedPart(PURPOSE, key, secret)}.ics`
  return [
    forUsers({
      method: 'GET',
      path: '/api/calendar',
      summary: 'The private address of your calendar, if you have one.',
      answer: Address,
      async handle({ user }) {
        const [saved] = await database.orm
          .select({ key: calendar_subscriptions.key })
          .from(calendar_subscriptions)
          .where(eq(calendar_subscriptions.user_id, user.id))
        return accepted({ address: saved ? addressOf(saved.key) : null })
      },
    }),
    forUsers({
      method: 'POST',
      path: '/api/calendar/renew',
      summary: 'Makes a private address for your calendar; an older one stops working. Asks for a recent sign-in.',
      answer: Address,
      async handle({ user, context }) {
        await sensitive.requireRecentSignIn(user)
        const renewed = { key: randomUUID(), created_at: new Date() }
        await sessionTransaction(database, user, async tx => {
          await tx
            .insert(calendar_subscriptions)
            .values({ user_id: user.id, ...renewed })
            .onConflictDoUpdate({ target: calendar_subscriptions.user_id, set: renewed })
          await sensitive.notify(tx, 'calendar-address-made', user, context)
        })
        return accepted({ address: addressOf(renewed.key) })
      },
    }),
    forAnyone({
      method: 'GET',
      path: '/api/calendar/:file',
      summary: 'A calendar by its private address. Calendar programs send no cookie: the address itself is the key.',
      answer: { content: 'text/calendar' },
      async handle({ context }) {
        const key = openSignedPart(PURPOSE, (context.req.param('file') ?? '').replace(/\.ics$/, ''), secret)
        const [owner] = key ? await findOwner(database, key) : []
        if (!owner) return refused(noSuchCalendar)
        const now = new Date()
        const today = calendarDayIn(owner.time_zone, now.getTime())
        const { language } = owner
        const own = await openLoansOf(database.orm, owner.user_id)
        const open = [...own, ...(await sharedLoansOf(database.orm, owner.user_id))]
        const loans: CalendarLoan[] = []
        for (const loan of open) {
          const dates = await loadDates(database.orm, loan, today, lockOf, language)
          const others = (await otherDates(database.orm, loan, today, language)).map(date => ({
            ...date,
            url: `${baseUrl}${date.path}`,
            detail: sayNotice(noticeWords, date.says, { language, timing: 'due', days: 0 })?.details.join('\n\n'),
          }))
          loans.push({
            ...dates,
            others,
            name: open.length > 1 ? loanNameIn(loan.named, language) : null,
            owner: calendarOwner(loan),
          })
        }
        const text = calendarFile({
          loans,
          reminder_days: await reminderDaysOf(database.orm, owner.user_id),
          url: `${baseUrl}/dashboard/timeline`,
          now: now.toISOString(),
          said: catalogs[language],
        })
        return context.body(text, 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="keyturn-timeline.ics"',
        })
      },
    }),
  ]
}

function findOwner(database: Database, key: string) {
  return database.orm
    .select({ user_id: calendar_subscriptions.user_id, time_zone: users.time_zone, language: users.language })
    .from(calendar_subscriptions)
    .innerJoin(users, eq(users.id, calendar_subscriptions.user_id))
    .where(eq(calendar_subscriptions.key, key))
}

const noSuchCalendar = {
  status: 404,
  code: 'no-such-calendar',
  title: calendarPageWords.addressGone,
  detail: calendarPageWords.wasRenewedNotComplete,
} as const

/** A new password, and signing out everywhere, end the private address too: whoever had the old one could have copied it. */
export async function endCalendarAddress(tx: Orm, user_id: string): Promise<void> {
  await tx.delete(calendar_subscriptions).where(eq(calendar_subscriptions.user_id, user_id))
}
