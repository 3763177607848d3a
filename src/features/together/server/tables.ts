import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FigurePrivacies } from '#domain/together/figure-privacy.ts'
import { owner } from '#server/auth/tables.ts'
import { loanKey, loans, ofLoan } from '#server/loans/tables.ts'
import {
  type Borrowing,
  ENTRY_KINDS,
  type Enough,
  type Gift,
  type House,
  OWNERS,
  type PriceScore,
  type Sheet,
} from '../model.ts'

/** What two owners agree about a house. One a loan. */
export const together_plans = pgTable(
  'together_plans',
  {
    ...ofLoan(),
    house: jsonb('house').$type<House>(),
    borrowing: jsonb('borrowing').$type<Borrowing>(),
    sheet: jsonb('sheet').$type<Sheet>(),
    gift: jsonb('gift').$type<Gift>(),
    /** What others learn of figures that one of the two keeps private. */
    first_enough: jsonb('first_enough').$type<Enough>(),
    second_enough: jsonb('second_enough').$type<Enough>(),
    first_price: jsonb('first_price').$type<PriceScore>(),
    second_price: jsonb('second_price').$type<PriceScore>(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)

/** Who paid what for a house. */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    owner: text('owner', { enum: OWNERS }).notNull(),
    paid_on: date('paid_on', { mode: 'string' }).notNull(),
    amount: doublePrecision('amount').notNull(),
    principal: doublePrecision('principal'),
    is_agreed: boolean('is_agreed').notNull(),
    note: text('note').notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id, table.id] }), loanKey(table)],
)

/**
 * What somebody brings to another person's loan and keeps private. It is theirs, not the loan's: stored under their own id, so that
 * nothing that is shown or exported of the loan has it. Whoever shows all of their figures has no row.
 */
export const private_figures = pgTable(
  'private_figures',
  {
    user_id: owner(),
    owner_id: uuid('owner_id').notNull(),
    loan_id: uuid('loan_id').notNull(),
    income: doublePrecision('income'),
    debts: doublePrecision('debts'),
    cash: doublePrecision('cash'),
    scores: jsonb('scores').$type<number[]>().notNull(),
    /** What the others see of each; `null`: as long as they said nothing. */
    privacy: jsonb('privacy').$type<FigurePrivacies>(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.loan_id] }),
    index('private_figures_of_loan').on(table.owner_id, table.loan_id),
    foreignKey({ columns: [table.owner_id, table.loan_id], foreignColumns: [loans.user_id, loans.id] }).onDelete(
      'cascade',
    ),
  ],
)
