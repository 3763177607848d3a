import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
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
  const known = new Map(before.papers.map(paper => [paper.id, paper]))
  const saved = new Set(after.papers.map(({ id }) => id))
  const gone = before.papers.filter(({ id }) => !saved.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(loan_papers).where(and(isOwn(loan_papers, owner), inArray(loan_papers.id, gone)))
  for (const paper of after.papers.filter(paper => known.get(paper.id) !== paper)) {
    const row = paperRow(owner, paper)
    await tx
      .insert(loan_papers)
      .values(row)
      .onConflictDoUpdate({ target: [loan_papers.user_id, loan_papers.id], set: row })
  }
  if (after.answers === before.answers && after.pairings === before.pairings) return
  const said = { ...owner, answers: after.answers, pairings: after.pairings }
  const target = [loan_paper_answers.user_id, loan_paper_answers.loan_id]
  await tx.insert(loan_paper_answers).values(said).onConflictDoUpdate({ target, set: said })
}

function paperRow(
  owner: Owner,
  { added_at, missing_pages = [], offer_id, typed, ...paper }: SavedPaper,
): typeof loan_papers.$inferInsert {
  return {
    ...paper,
    ...owner,
    missing_pages,
    offer_id: offer_id ?? null,
    typed: typed ?? false,
    added_at: new Date(added_at),
  }
}
