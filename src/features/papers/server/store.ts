import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import type { KeptPaper, PapersState } from '../model.ts'
import { loan_paper_answers, loan_papers } from './tables.ts'

export const papersStore: Store<PapersState> = { load, save }

const papersOf = preparedSelect('loan_papers_of', getTableColumns(loan_papers), rows =>
  rows
    .from(loan_papers)
    .where(eq(loan_papers.user_id, sql.placeholder('user_id')))
    .orderBy(asc(loan_papers.added_at), asc(loan_papers.id)),
)

const answersOf = preparedSelect('loan_paper_answers_of', getTableColumns(loan_paper_answers), rows =>
  rows.from(loan_paper_answers).where(eq(loan_paper_answers.user_id, sql.placeholder('user_id'))),
)

async function load(db: Orm, user_id: string): Promise<PapersState> {
  const [papers, [said]] = await Promise.all([papersOf(db).execute({ user_id }), answersOf(db).execute({ user_id })])
  return {
    papers: papers.map(({ user_id: _owner, missing_pages, offer_id, typed, added_at, ...paper }) => ({
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

async function save(tx: Orm, user_id: string, before: PapersState, after: PapersState): Promise<void> {
  const known = new Map(before.papers.map(paper => [paper.id, paper]))
  const kept = new Set(after.papers.map(({ id }) => id))
  const gone = before.papers.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0)
    await tx.delete(loan_papers).where(and(eq(loan_papers.user_id, user_id), inArray(loan_papers.id, gone)))
  for (const paper of after.papers.filter(paper => known.get(paper.id) !== paper)) {
    const row = paperRow(user_id, paper)
    await tx
      .insert(loan_papers)
      .values(row)
      .onConflictDoUpdate({ target: [loan_papers.user_id, loan_papers.id], set: row })
  }
  if (after.answers === before.answers && after.pairings === before.pairings) return
  const said = { user_id, answers: after.answers, pairings: after.pairings }
  await tx.insert(loan_paper_answers).values(said).onConflictDoUpdate({ target: loan_paper_answers.user_id, set: said })
}

function paperRow(
  user_id: string,
  { added_at, missing_pages = [], offer_id, typed, ...paper }: KeptPaper,
): typeof loan_papers.$inferInsert {
  return {
    ...paper,
    user_id,
    missing_pages,
    offer_id: offer_id ?? null,
    typed: typed ?? false,
    added_at: new Date(added_at),
  }
}
