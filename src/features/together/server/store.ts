import { and, asc, eq } from 'drizzle-orm'
import { ALL_SHOWN, areAllShown, PRIVATE_AT_FIRST, storedPrivacies } from '#domain/together/figure-privacy.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Owner, type Reader } from '#server/loans/owner.ts'
import { saveList, saveRow, withoutOwner } from '#server/loans/rows.ts'
import { loan_members, loans } from '#server/loans/tables.ts'
import type { Store } from '#server/resources.ts'
import type { Privacy, TogetherState } from '../model.ts'
import { figuresOf, withFigures, withoutFigures } from './shared.ts'
import { ledger_entries, private_figures, together_plans } from './tables.ts'

export const togetherStore: Store<TogetherState> = { load, save }

const planOf = preparedSelect('together_plan_of', withoutOwner(together_plans), rows =>
  rows.from(together_plans).where(isOfLoan(together_plans)),
)

const entriesOf = preparedSelect('ledger_entries_of', withoutOwner(ledger_entries), rows =>
  rows
    .from(ledger_entries)
    .where(isOfLoan(ledger_entries))
    .orderBy(asc(ledger_entries.paid_on), asc(ledger_entries.id)),
)

const isTheirs = and(
  eq(private_figures.owner_id, loan_members.user_id),
  eq(private_figures.loan_id, loan_members.loan_id),
  eq(private_figures.user_id, loan_members.member_id),
)
const { income, debts, cash, scores, privacy: their_privacy } = private_figures
/** Everybody in the loan but its owner, with what the second of the two does not show all of. */
const membersOf = preparedSelect(
  'figures_of_members',
  {
    shares_figures: loans.shares_figures,
    figure_privacy: loans.figure_privacy,
    is_second: loan_members.is_second,
    whose: private_figures.user_id,
    income,
    debts,
    cash,
    scores,
    their_privacy,
  },
  rows =>
    rows
      .from(loan_members)
      .innerJoin(loans, and(eq(loans.user_id, loan_members.user_id), eq(loans.id, loan_members.loan_id)))
      .leftJoin(private_figures, and(isTheirs, eq(loan_members.is_second, true)))
      .where(isOfLoan(loan_members)),
)

async function load(db: Orm, reader: Reader): Promise<TogetherState> {
  const [[plan], entries, members] = await Promise.all([
    planOf(db).execute(reader),
    entriesOf(db).execute(reader),
    membersOf(db).execute(reader),
  ])
  const saved = {
    house: plan?.house ?? null,
    borrowing: plan?.borrowing ?? null,
    entries,
    sheet: plan?.sheet ?? null,
    gift: plan?.gift ?? null,
  }
  const [anybody] = members
  if (!anybody) return saved
  const second = members.find(({ whose }) => whose !== null)
  const privacy: Privacy = {
    first: {
      figures: storedPrivacies(anybody.shares_figures, anybody.figure_privacy),
      enough: plan?.first_enough ?? null,
      price: plan?.first_price ?? null,
    },
    second: {
      figures: second ? (second.their_privacy ?? PRIVATE_AT_FIRST) : ALL_SHOWN,
      enough: plan?.second_enough ?? null,
      price: plan?.second_price ?? null,
    },
  }
  if (!second || !saved.borrowing) return { ...saved, privacy }
  const own = { ...second, scores: second.scores ?? [] }
  return { ...saved, borrowing: withFigures(saved.borrowing, 'second', own), privacy }
}

async function save(tx: Orm, owner: Owner, before: TogetherState, after: TogetherState): Promise<void> {
  await savePlan(tx, owner, before, after)
  await saveList(tx, ledger_entries, owner, [before.entries, after.entries], entry => entry)
}

/** What the second of the two brings goes to what is theirs as long as they do not show all of it, and never into the owner's plan. */
async function savePlan(tx: Orm, owner: Owner, before: TogetherState, after: TogetherState): Promise<void> {
  const parts = ['house', 'borrowing', 'sheet', 'gift', 'privacy'] as const
  if (parts.every(part => after[part] === before[part])) return
  const { house, borrowing, sheet, gift, privacy } = after
  const isPrivate = privacy !== undefined && !areAllShown(privacy.second.figures)
  await saveRow(tx, together_plans, owner, {
    house,
    borrowing: isPrivate && borrowing ? withoutFigures(borrowing, 'second') : borrowing,
    sheet,
    gift,
    first_enough: privacy?.first.enough ?? null,
    second_enough: privacy?.second.enough ?? null,
    first_price: privacy?.first.price ?? null,
    second_price: privacy?.second.price ?? null,
  })
  const ofLoan = and(eq(private_figures.owner_id, owner.user_id), eq(private_figures.loan_id, owner.loan_id))
  if (isPrivate) await tx.update(private_figures).set(figuresOf(borrowing, 'second')).where(ofLoan)
}
