import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { instant, instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { mailQueue } from '#server/mail/tables.ts'
import { defaultPreferences, type ReminderDays } from '../model.ts'
import { NOTIFICATION_TYPES } from '../notification.ts'
import type { ReminderKind } from '../reminder-rules.ts'
import type { NoticeParameters } from './stored-notice.ts'

export const notification_revisions = pgSequence('notification_revisions')

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: owner(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    /** The notice, without its words. Rows of the version before have none, and hold the sentences that were written then. */
    key: text('key'),
    parameters: jsonb('parameters').$type<NoticeParameters>(),
    title: text('title').notNull().default(''),
    message: text('message').notNull().default(''),
    read: boolean('read').notNull().default(false),
    action_url: text('action_url'),
    created_at: instantText('created_at').notNull().default(sql`clock_timestamp()`),
    /**
     * Grows with every new and every changed notification. Whoever writes holds the person's row, so a person's revisions
     * become visible in their order: a page that was away asks for what came after the last one it saw.
     */
    revision: bigint('revision', { mode: 'number' }).notNull().default(sql`nextval('notification_revisions')`),
  },
  table => [
    index('notifications_newest').on(table.user_id, table.created_at),
    index('notifications_unread').on(table.user_id).where(sql`not ${table.read}`),
    index('notifications_revision').on(table.user_id, table.revision),
    // For the job that removes old ones.
    index('notifications_age').on(table.created_at),
    index('notifications_read_age').on(table.created_at).where(sql`${table.read}`),
  ],
)

/** A person without a row has the defaults. */
export const notification_preferences = pgTable('notification_preferences', {
  user_id: owner().primaryKey(),
  /** Where reminders should go; nothing when it is simply the account's address. */
  email: text('email'),
  /** Whether somebody who reads `email` agreed. Until then mail goes to the account's address. */
  email_confirmed: boolean('email_confirmed').notNull().default(false),
  email_asked_at: instantText('email_asked_at'),
  email_enabled: boolean('email_enabled').notNull().default(defaultPreferences.email_enabled),
  reminder_days: smallint('reminder_days').$type<ReminderDays>().notNull().default(defaultPreferences.reminder_days),
  marketing_emails: boolean('marketing_emails').notNull().default(defaultPreferences.marketing_emails),
  rate_alerts: boolean('rate_alerts').notNull().default(defaultPreferences.rate_alerts),
})

/** Questions, by mail, whether reminders may go to an address. */
export const reminder_confirmations = pgTable(
  'reminder_confirmations',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: owner(),
    email: text('email').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('reminder_confirmations_user_id').on(table.user_id),
    index('reminder_confirmations_email').on(table.email),
    index('reminder_confirmations_created_at').on(table.created_at),
  ],
)

/** When to look at each date of a person next. Dates that need no reminder any more have no row. */
export const planned_reminders = pgTable(
  'planned_reminders',
  {
    ...ofLoan(),
    key: text('key').notNull(),
    remind_at: instant('remind_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.loan_id, table.key] }),
    // Looking for what is due reads one end of it, so that it costs by what is due and not by how many dates there are.
    index('planned_reminders_remind_at').on(table.remind_at, table.user_id),
    loanKey(table),
  ],
)

/** Which reminders were given. The key is what makes each of them happen once. */
export const reminders = pgTable(
  'reminders',
  {
    ...ofLoan(),
    /** Key and day of the date that the reminder was about. */
    event_key: text('event_key').notNull(),
    scheduled_date: date('scheduled_date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    /** Its e-mail, while the mail queue still has it. */
    mail_id: uuid('mail_id').references(() => mailQueue.id, { onDelete: 'set null' }),
    /** Those that went to whoever is in the loan together with its owner. */
    member_mail_ids: uuid('member_mail_ids').array().notNull().default([]),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.loan_id, table.event_key, table.scheduled_date, table.kind] }),
    // For the mail queue, which forgets old mail.
    index('reminders_mail_id').on(table.mail_id).where(sql`${table.mail_id} is not null`),
    loanKey(table),
  ],
)

/** Weeks in which the 30-year rate moved, and how far notifying people has come: everybody up to `told_up_to`. */
export const rate_moves = pgTable('rate_moves', {
  week: date('week', { mode: 'string' }).primaryKey(),
  rate: doublePrecision('rate').notNull(),
  previous: doublePrecision('previous').notNull(),
  told_up_to: uuid('told_up_to'),
  told_everyone: boolean('told_everyone').notNull().default(false),
  created_at: instant('created_at').notNull().defaultNow(),
})
