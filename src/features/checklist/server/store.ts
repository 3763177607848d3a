import { and, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import { CHECKLIST_KEYS, type Gathered } from '../model.ts'
import { gathered_documents } from './tables.ts'

const checklistOf = preparedSelect('documents_of', { document: gathered_documents.document }, rows =>
  rows.from(gathered_documents).where(isOfLoan(gathered_documents)),
)

export const checklistStore: Store<Gathered> = {
  async load(db: Orm, reader: Reader): Promise<Gathered> {
    const rows = await checklistOf(db).execute(reader)
    const there = new Set(rows.map(row => row.document))
    return { gathered: CHECKLIST_KEYS.filter(key => there.has(key)) }
  },
  async save(tx: Orm, owner: Owner, before: Gathered, after: Gathered): Promise<void> {
    const gone = before.gathered.filter(key => !after.gathered.includes(key))
    const added = after.gathered.filter(key => !before.gathered.includes(key))
    if (gone.length > 0) {
      const own = and(isOwn(gathered_documents, owner), inArray(gathered_documents.document, gone))
      await tx.delete(gathered_documents).where(own)
    }
    if (added.length > 0) await tx.insert(gathered_documents).values(added.map(item => ({ ...owner, document: item })))
  },
}
