import { and, asc, eq, ne, sql } from 'drizzle-orm'
import * as spanishDays from '#domain/day-words.es.ts'
import { formatMonth } from '#domain/day-words.ts'
import type { Language } from '#domain/languages.ts'
import { type LoanNameWords, loanName, type NamedLoan } from '#resources/loan-name.ts'
import * as spanish from '#resources/words.es.ts'
import { loanWords } from '#resources/words.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Owner } from './owner.ts'
import { loan_members, loans } from './tables.ts'

/** A loan whose days still count. */
export interface OpenLoan extends Owner {
  named: NamedLoan
  is_first: boolean
}

const loansOf = preparedSelect(
  'open_loans_of',
  { loan_id: loans.id, name: loans.name, purpose: loans.purpose, opened_at: loans.opened_at, state: loans.state },
  rows =>
    rows
      .from(loans)
      .where(eq(loans.user_id, sql.placeholder('user_id')))
      .orderBy(asc(loans.opened_at), asc(loans.id)),
)

const names: Record<Language, [LoanNameWords, typeof formatMonth]> = {
  en: [loanWords, formatMonth],
  es: [spanish.loanWords, spanishDays.formatMonth],
}

/** A loan that has no name of its own is named in this language. */
export function loanNameIn(named: NamedLoan, language: Language): string {
  return loanName(named, ...names[language])
}

/** All but those that ended, the oldest first. */
export async function openLoansOf(db: Orm, user_id: string): Promise<OpenLoan[]> {
  const rows = await loansOf(db).execute({ user_id })
  return rows.flatMap(({ state, loan_id, ...named }, index) =>
    state === 'ended' ? [] : [{ user_id, loan_id, is_first: index === 0, named }],
  )
}

/** Those of others that somebody is in together with them. */
export async function sharedLoansOf(db: Orm, member_id: string): Promise<OpenLoan[]> {
  const rows = await db
    .select({
      user_id: loans.user_id,
      loan_id: loans.id,
      name: loans.name,
      purpose: loans.purpose,
      opened_at: loans.opened_at,
    })
    .from(loan_members)
    .innerJoin(loans, and(eq(loans.user_id, loan_members.user_id), eq(loans.id, loan_members.loan_id)))
    .where(and(eq(loan_members.member_id, member_id), eq(loan_members.role, 'together'), ne(loans.state, 'ended')))
    .orderBy(asc(loans.opened_at), asc(loans.id))
  return rows.map(({ user_id, loan_id, ...named }) => ({ user_id, loan_id, is_first: false, named }))
}
