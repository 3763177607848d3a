import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from '#server/auth/tables.ts'
import { DOCUMENT_KEYS } from '../model.ts'

/** Which documents a person says they have. The papers themselves never come here. */
export const gathered_documents = pgTable(
  'gathered_documents',
  {
    user_id: owner(),
    document: text('document', { enum: DOCUMENT_KEYS }).notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.document] })],
)
