import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import type { DocumentKey } from '../model.ts'
import { documentsStore } from './store.ts'
import { gathered_documents } from './tables.ts'

/** What was gathered for a loan that is over, for the past loan that it goes with: the next lender asks for newer ones. */
export async function takeGathered(tx: Orm, user_id: string): Promise<DocumentKey[]> {
  const { gathered } = await documentsStore.load(tx, user_id)
  await tx.delete(gathered_documents).where(eq(gathered_documents.user_id, user_id))
  return gathered
}
