import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantText } from '#server/db/instant.ts'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import type { DisclosuresState, SavedDisclosure } from '../model.ts'

/** The figures of a person's disclosures. The files stay in the browser. */
export const loan_papers = pgTable(
  'loan_papers',
  {
    ...ofLoan(),
    id: uuid('id').notNull(),
    figures: jsonb('figures').$type<SavedDisclosure['figures']>().notNull(),
    unsure: text('unsure').array().notNull(),
    /** Pages of the form that the file did not hold. */
    missing_pages: integer('missing_pages').array().notNull().default([]),
    offer_id: uuid('offer_id'),
    /** The buyer typed it; there was no file. */
    typed: boolean('typed').notNull().default(false),
    added_at: instantText('added_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('loan_papers_order').on(table.user_id, table.loan_id, table.added_at),
    loanKey(table),
  ],
)

/** What the person said about them. */
export const loan_paper_answers = pgTable(
  'loan_paper_answers',
  {
    ...ofLoan(),
    answers: jsonb('answers').$type<DisclosuresState['answers']>().notNull(),
    pairings: jsonb('pairings').$type<DisclosuresState['pairings']>().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id] }), loanKey(table)],
)
