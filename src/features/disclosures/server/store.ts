import { asc } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, saveRow, withoutOwner } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import type { DisclosuresState, SavedDisclosure } from '../model.ts'
import { loan_paper_answers, loan_papers } from './tables.ts'

export const disclosuresStore: Store<DisclosuresState> = { load, save }

const disclosuresOf = preparedSelect('loan_papers_of', withoutOwner(loan_papers), rows =>
  rows.from(loan_papers).where(isOfLoan(loan_papers)).orderBy(asc(loan_papers.added_at), asc(loan_papers.id)),
)

const answersOf = preparedSelect('loan_paper_answers_of', withoutOwner(loan_paper_answers), rows =>
  rows.from(loan_paper_answers).where(isOfLoan(loan_paper_answers)),
)

async function load(db: Orm, reader: Reader): Promise<DisclosuresState> {
  const [disclosures, [said]] = await Promise.all([disclosuresOf(db).execute(reader), answersOf(db).execute(reader)])
  return {
    papers: disclosures.map(({ missing_pages, offer_id, typed, ...disclosure }) => ({
      ...disclosure,
      ...(missing_pages.length > 0 && { missing_pages }),
      ...(offer_id !== null && { offer_id }),
      ...(typed && { typed }),
    })),
    answers: said?.answers ?? [],
    pairings: said?.pairings ?? [],
  }
}

async function save(tx: Orm, owner: Owner, before: DisclosuresState, after: DisclosuresState): Promise<void> {
  await saveList(tx, loan_papers, owner, [before.papers, after.papers], disclosureRow)
  const { answers, pairings } = after
  if (answers === before.answers && pairings === before.pairings) return
  await saveRow(tx, loan_paper_answers, owner, { answers, pairings })
}

function disclosureRow({ missing_pages = [], offer_id, typed, ...disclosure }: SavedDisclosure) {
  return { ...disclosure, missing_pages, offer_id: offer_id ?? null, typed: typed ?? false }
}
