import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type LoanState, nextState } from '#resources/loan.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { loans } from './tables.ts'

/** Whose things, and of which of their loans; `null`: of the one that they are in. Types, so that a prepared statement takes them. */
export type Reader = { user_id: string; loan_id: string | null }

/** The same once the loan is known: whoever writes says which. */
export type Owner = { user_id: string; loan_id: string }

/** For what belongs to a person and to none of their loans. */
export const NO_LOAN = '00000000-0000-0000-0000-000000000000'

interface OwnedTable {
  user_id: PgColumn
  loan_id: PgColumn
}

const person = sql.placeholder('user_id')
/** In a prepared statement that is given a `Reader`: the loan that is named, or else the one that the person is in. */
export const readLoan = sql`coalesce(${sql.placeholder('loan_id')}::uuid, (select ${users.current_loan_id} from ${users} where ${users.id} = ${person}))`

/** The rows of that loan. */
export function isOfLoan(table: OwnedTable): SQL | undefined {
  return and(eq(table.user_id, person), eq(table.loan_id, readLoan))
}

/** In other statements. */
export function isOwn(table: OwnedTable, { user_id, loan_id }: Owner): SQL | undefined {
  return and(eq(table.user_id, user_id), eq(table.loan_id, loan_id))
}

const loanOf = preparedSelect('loan_of', { state: loans.state }, rows =>
  rows.from(loans).where(and(eq(loans.user_id, person), eq(loans.id, sql.placeholder('loan_id')))),
)

export async function isOwnLoan(db: Orm, user_id: string, loan_id: string): Promise<boolean> {
  const [loan] = await loanOf(db).execute({ user_id, loan_id })
  return loan !== undefined
}

const ownCurrent = preparedSelect('own_current_loan', { id: loans.id }, rows =>
  rows.from(loans).where(isOfLoan({ user_id: loans.user_id, loan_id: loans.id })),
)

/** The loan of their own that the person is in; none while they are in somebody else's. */
export async function ownCurrentLoan(db: Orm, user_id: string): Promise<string | null> {
  const [loan] = await ownCurrent(db).execute({ user_id, loan_id: null })
  return loan?.id ?? null
}

/** `planning` for one that is not there yet. */
export async function loanStateOf(db: Orm, owner: Owner): Promise<LoanState> {
  const [loan] = await loanOf(db).execute(owner)
  return loan?.state ?? 'planning'
}

/** Opens a loan, in which the person then is. Their row is locked. */
export async function openLoan(
  tx: Orm,
  user_id: string,
  loan: Omit<typeof loans.$inferInsert, 'user_id'>,
): Promise<Owner> {
  await tx.insert(loans).values({ ...loan, user_id })
  await tx.update(users).set({ current_loan_id: loan.id }).where(eq(users.id, user_id))
  return { user_id, loan_id: loan.id }
}

/** What is saved for a loan says how far it has come. */
export async function moveLoan(tx: Orm, owner: Owner, wanted: LoanState): Promise<void> {
  const state = await loanStateOf(tx, owner)
  const next = nextState(state, wanted)
  if (next !== state) await tx.update(loans).set({ state: next }).where(isLoan(owner))
}

/** The loan is signed and paid out. The one that it refinances is paid off with it. */
export async function closeLoan(tx: Orm, owner: Owner, closed_on: string | null, today: string): Promise<void> {
  await moveLoan(tx, owner, 'owned')
  const [closed] = await tx.update(loans).set({ closed_on }).where(isLoan(owner)).returning({ old: loans.refinances })
  if (!closed?.old) return
  const ended = { state: 'ended', end_reason: 'refinanced', ended_on: closed_on ?? today } as const
  const old = isLoan({ user_id: owner.user_id, loan_id: closed.old })
  await tx
    .update(loans)
    .set(ended)
    .where(and(old, eq(loans.state, 'owned')))
}

/** The loan itself. */
export function isLoan({ user_id, loan_id }: Owner): SQL | undefined {
  return and(eq(loans.user_id, user_id), eq(loans.id, loan_id))
}
