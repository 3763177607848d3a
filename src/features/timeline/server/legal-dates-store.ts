import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveRow } from '#server/loans/rows.ts'
import type { Store } from '#server/resources.ts'
import { type LegalDatesState, NO_ANSWERS } from '../legal-dates-model.ts'
import { legal_facts } from './tables.ts'

const { told, switched, changes } = legal_facts
const factsOf = preparedSelect('legal_facts_of', { told, switched, changes }, rows =>
  rows.from(legal_facts).where(isOfLoan(legal_facts)),
)

export const legalDatesStore: Store<LegalDatesState> = {
  async load(db: Orm, reader: Reader): Promise<LegalDatesState> {
    const [row] = await factsOf(db).execute(reader)
    return row ?? NO_ANSWERS
  },
  async save(tx: Orm, owner: Owner, before: LegalDatesState, after: LegalDatesState): Promise<void> {
    if (after !== before) await saveRow(tx, legal_facts, owner, after)
  },
}
