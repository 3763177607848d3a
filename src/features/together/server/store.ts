import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, isOwn, type Owner, type Reader } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { TogetherState } from '../model.ts'
import { ledger_entries, together_plans } from './tables.ts'

export const togetherStore: Store<TogetherState> = { load, save }

const { house, borrowing, sheet, gift } = getTableColumns(together_plans)
const planOf = preparedSelect('together_plan_of', { house, borrowing, sheet, gift }, rows =>
  rows.from(together_plans).where(isOfLoan(together_plans)),
)

const { user_id: _owner, loan_id: _loan, ...entryColumns } = getTableColumns(ledger_entries)
const entriesOf = preparedSelect('ledger_entries_of', entryColumns, rows =>
  rows
    .from(ledger_entries)
    .where(isOfLoan(ledger_entries))
    .orderBy(asc(ledger_entries.paid_on), asc(ledger_entries.id)),
)

async function load(db: Orm, reader: Reader): Promise<TogetherState> {
  const [[plan], entries] = await Promise.all([planOf(db).execute({ ...reader }), entriesOf(db).execute({ ...reader })])
  return {
    house: plan?.house ?? null,
    borrowing: plan?.borrowing ?? null,
    entries,
    sheet: plan?.sheet ?? null,
    gift: plan?.gift ?? null,
  }
}

async function save(tx: Orm, owner: Owner, before: TogetherState, after: TogetherState): Promise<void> {
  const { entries, ...plan } = after
  const isChanged = (Object.keys(plan) as (keyof typeof plan)[]).some(part => plan[part] !== before[part])
  if (isChanged) {
    const row = { ...owner, ...plan }
    const target = [together_plans.user_id, together_plans.loan_id]
    await tx.insert(together_plans).values(row).onConflictDoUpdate({ target, set: row })
  }
  const known = new Map(before.entries.map(entry => [entry.id, entry]))
  const kept = new Set(entries.map(({ id }) => id))
  const gone = before.entries.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx.delete(ledger_entries).where(and(isOwn(ledger_entries, owner), inArray(ledger_entries.id, gone)))
  }
  for (const entry of entries.filter(each => known.get(each.id) !== each)) {
    const row = { ...entry, ...owner }
    const target = [ledger_entries.user_id, ledger_entries.loan_id, ledger_entries.id]
    await tx.insert(ledger_entries).values(row).onConflictDoUpdate({ target, set: row })
  }
}
