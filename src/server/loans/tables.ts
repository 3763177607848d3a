import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOAN_PURPOSES } from '#domain/loan-purpose.ts'
import type { FigurePrivacies } from '#domain/together/figure-privacy.ts'
import { END_REASONS, LOAN_ROLES, LOAN_STATES } from '#resources/loan.ts'
import { owner, users } from '#server/auth/tables.ts'
import { instant, instantText } from '#server/db/instant.ts'

/** The loans of a person, from the first question to the last payment. Which of them they are in stands with the person. */
export const loans = pgTable(
  'loans',
  {
    user_id: owner(),
    id: uuid('id').notNull(),
    /** As its owner calls it. */
    name: text('name'),
    purpose: text('purpose', { enum: LOAN_PURPOSES }),
    state: text('state', { enum: LOAN_STATES }).notNull().default('planning'),
    end_reason: text('end_reason', { enum: END_REASONS }),
    /** The loan that this one is to take the place of. */
    refinances: uuid('refinances'),
    opened_at: instantText('opened_at').notNull().default(sql`now()`),
    closed_on: date('closed_on', { mode: 'string' }),
    ended_on: date('ended_on', { mode: 'string' }),
    /** Whether the others in it see all that its owner says of themselves; if not, what they see of each figure. */
    shares_figures: boolean('shares_figures').notNull().default(false),
    figure_privacy: jsonb('figure_privacy').$type<FigurePrivacies>(),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] })],
)

/** Columns of a row that belongs to a loan. */
export const ofLoan = () => ({ user_id: owner(), loan_id: uuid('loan_id').notNull() })

/** Nobody's row can name a loan of somebody else, and all go with it. */
export function loanKey(table: { user_id: PgColumn; loan_id: PgColumn }) {
  return foreignKey({
    columns: [table.user_id, table.loan_id],
    foreignColumns: [loans.user_id, loans.id],
  }).onDelete('cascade')
}

/** Who else is in a loan. `user_id` is its owner's, as everywhere. */
export const loan_members = pgTable(
  'loan_members',
  {
    ...ofLoan(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: LOAN_ROLES }).notNull(),
    /** The other of the two borrowers; nobody else's figures are asked for. */
    is_second: boolean('is_second').notNull().default(false),
    joined_at: instantText('joined_at').notNull().default(sql`now()`),
  },
  table => [
    // The member first: they are who asks. An id of a loan is its owner's choice, so one of each id for a member.
    primaryKey({ columns: [table.member_id, table.loan_id] }),
    index('loan_members_of_loan').on(table.user_id, table.loan_id),
    loanKey(table),
  ],
)

/** A way into a loan. It works once: whoever takes it finds it gone the next time. */
export const loan_invitations = pgTable(
  'loan_invitations',
  {
    ...ofLoan(),
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token in the link, so that a copy of the database opens nothing. */
    token_hash: text('token_hash').notNull().unique(),
    role: text('role', { enum: LOAN_ROLES }).notNull(),
    /** Whom it was mailed to, who alone may take it; `null` for a link that its owner hands over. */
    email: text('email'),
    /** The mail, which is called back with it. */
    mail_id: uuid('mail_id'),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instantText('expires_at').notNull(),
  },
  table => [
    index('loan_invitations_of_loan').on(table.user_id, table.loan_id),
    index('loan_invitations_expires_at').on(table.expires_at),
    loanKey(table),
  ],
)

/** Who changed what of a loan that several are in; never what it said. */
export const loan_changes = pgTable(
  'loan_changes',
  {
    ...ofLoan(),
    id: uuid('id').primaryKey(),
    /** `null` once that account is gone. */
    changed_by: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** A resource's name, or what became of somebody. */
    what: text('what').notNull(),
    changed_at: instantText('changed_at').notNull().default(sql`now()`),
  },
  table => [
    index('loan_changes_of_loan').on(table.user_id, table.loan_id, table.changed_at),
    index('loan_changes_changed_by').on(table.changed_by),
    loanKey(table),
  ],
)

/** What somebody could see of another person's loan when they left it. Theirs to keep. */
export const loan_copies = pgTable(
  'loan_copies',
  {
    user_id: owner(),
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    taken_at: instantText('taken_at').notNull().default(sql`now()`),
    /** By the names of resources. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  table => [index('loan_copies_user_id').on(table.user_id)],
)
