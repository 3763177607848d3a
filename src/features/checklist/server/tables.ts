import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { loanKey, ofLoan } from '#server/loans/tables.ts'
import { CHECKLIST_KEYS } from '../model.ts'

/** Which documents a person says they have. The papers themselves never come here. */
export const gathered_documents = pgTable(
  'gathered_documents',
  {
    ...ofLoan(),
    document: text('document', { enum: CHECKLIST_KEYS }).notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.loan_id, table.document] }), loanKey(table)],
)
