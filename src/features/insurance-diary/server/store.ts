import { asc, getTableColumns } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { DiariesState } from '../model.ts'
import { insurance_diaries as table } from './tables.ts'

export const insuranceDiaryStore: Store<DiariesState> = { load, save }

const diariesOf = preparedSelect('insurance_diaries_of', getTableColumns(table), rows =>
  rows.from(table).where(isOfLoan(table)).orderBy(asc(table.added_at), asc(table.id)),
)

async function load(db: Orm, reader: Reader): Promise<DiariesState> {
  const rows = await diariesOf(db).execute({ ...reader })
  return {
    diaries: rows.map(({ user_id: _owner, loan_id: _loan, added_at, ...diary }) => ({
      ...diary,
      added_at: added_at.toISOString(),
    })),
  }
}

async function save(tx: Orm, owner: Owner, before: DiariesState, after: DiariesState): Promise<void> {
  await saveList(tx, table, owner, [before.diaries, after.diaries], diary => ({
    ...diary,
    added_at: new Date(diary.added_at),
  }))
}
