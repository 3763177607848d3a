import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/drawers.ts'
import { NOTHING_TOLD, type RightsState } from '../rights-model.ts'
import { legal_facts } from './tables.ts'

const { told, switched, changes } = legal_facts
const factsOf = preparedSelect('legal_facts_of', { told, switched, changes }, rows =>
  rows.from(legal_facts).where(eq(legal_facts.user_id, sql.placeholder('user_id'))),
)

export const rightsStore: Store<RightsState> = {
  async load(db: Orm, user_id: string): Promise<RightsState> {
    const [row] = await factsOf(db).execute({ user_id })
    return row ?? NOTHING_TOLD
  },
  async save(tx: Orm, user_id: string, before: RightsState, after: RightsState): Promise<void> {
    if (after === before) return
    await tx
      .insert(legal_facts)
      .values({ user_id, ...after })
      .onConflictDoUpdate({ target: legal_facts.user_id, set: after })
  },
}
