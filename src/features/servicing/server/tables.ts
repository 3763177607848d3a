import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import type { Crossed } from '../crossing.ts'
import type {
  ForcedInsurance,
  HomeLoan,
  PayoffLetter,
  QuietKind,
  RateNotice,
  RefinancePlan,
  SavedMonthly,
  SentAbout,
  Transfer,
} from '../model.ts'

/** The loan that is being paid, and what its owner plans with it. One a loan. */
export const serviced_loans = pgTable(
  'serviced_loans',
  {
    ...ofLoan(),
    loan: jsonb('loan').$type<HomeLoan>(),
    transfer: jsonb('transfer').$type<Transfer>(),
    refinance: jsonb('refinance').$type<RefinancePlan>(),
    payoff: jsonb('payoff').$type<PayoffLetter>(),
    rate_notice: jsonb('rate_notice').$type<RateNotice>(),
    forced_insurance: jsonb('forced_insurance').$type<ForcedInsurance>(),
    letters: jsonb('letters').$type<SentAbout[]>(),
    /** Reminders that are switched off. */
    quiet: jsonb('quiet').$type<QuietKind[]>(),
    /** The average rate at which a refinance was said to pay, and the day: it is said again only when the rate has moved. */
    crossed: jsonb('crossed').$type<Crossed>(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)

/** The figures of monthly statements, and the letters about them. The files stay in the browser. */
export const monthly_statements = pgTable(
  'monthly_statements',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    figures: jsonb('figures').$type<SavedMonthly['figures']>().notNull(),
    letter: jsonb('letter').$type<NonNullable<SavedMonthly['letter']>>(),
    added_at: instantText('added_at').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.id] }), loanKey(table)],
)
