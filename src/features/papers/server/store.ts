import { asc, getTableColumns } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, saveRow } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { PapersState, SavedPaper } from '../model.ts'
import { loan_paper_answers, loan_papers } from './tables.ts'

export const papersStore: Store<PapersState> = { load, save }

const papersOf = preparedSelect('loan_papers_of', getTableColumns(loan_papers), rows =>
  rows.from(loan_papers).where(isOfLoan(loan_papers)).orderBy(asc(loan_papers.added_at), asc(loan_papers.id)),
)

const answersOf = preparedSelect('loan_paper_answers_of', getTableColumns(loan_paper_answers), rows =>
  rows.from(loan_paper_answers).where(isOfLoan(loan_paper_answers)),
)

async function load(db: Orm, reader: Reader): Promise<PapersState> {
  const [papers, [said]] = await Promise.all([
    papersOf(db).execute({ ...reader }),
    answersOf(db).execute({ ...reader }),
  ])
  return {
    papers: papers.map(({ user_id: _owner, loan_id: _loan, missing_pages, offer_id, typed, added_at, ...paper }) => ({
      ...paper,
      ...(missing_pages.length > 0 && { missing_pages }),
      ...(offer_id !== null && { offer_id }),
      ...(typed && { typed }),
      added_at: added_at.toISOString(),
    })),
    answers: said?.answers ?? [],
    pairings: said?.pairings ?? [],
  }
}

async function save(tx: Orm, owner: Owner, before: PapersState, after: PapersState): Promise<void> {
  await saveList(tx, loan_papers, owner, [before.papers, after.papers], paperRow)
  const { answers, pairings } = after
  if (answers === before.answers && pairings === before.pairings) return
  await saveRow(tx, loan_paper_answers, owner, { answers, pairings })
}

function paperRow({ added_at, missing_pages = [], offer_id, typed, ...paper }: SavedPaper) {
  return {
    ...paper,
    missing_pages,
    offer_id: offer_id ?? null,
    typed: typed ?? false,
    added_at: new Date(added_at),
  }
}
