import { asc } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { DiariesState } from '../model.ts'
import { insurance_diaries as table } from './tables.ts'

export const insuranceDiaryStore: Store<DiariesState> = { load, save }

const diariesOf = preparedSelect('insurance_diaries_of', withoutOwner(table), rows =>
  rows.from(table).where(isOfLoan(table)).orderBy(asc(table.added_at), asc(table.id)),
)

async function load(db: Orm, reader: Reader): Promise<DiariesState> {
  return { diaries: await diariesOf(db).execute(reader) }
}

async function save(tx: Orm, owner: Owner, before: DiariesState, after: DiariesState): Promise<void> {
  await saveList(tx, table, owner, [before.diaries, after.diaries], diary => diary)
}
