import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type LoanViewer, OWNER } from '#resources/loan.ts'
import { problemWords } from '#resources/problem-words.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { AppEnv, SignedInUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import { isOwnLoan, type Reader, readLoan } from './owner.ts'
import { loan_members, loans } from './tables.ts'

/** The loan that somebody asks about, `user_id` being its owner, and what they are to it. */
export interface LoanAccess extends Reader {
  viewer: LoanViewer
}

const person = sql.placeholder('user_id')

/** A loan of the person's own comes first: its id is their choice, and must not lead into somebody else's. */
const sharedOf = preparedSelect(
  'shared_loan_of',
  {
    user_id: loan_members.user_id,
    loan_id: loan_members.loan_id,
    role: loan_members.role,
    is_second: loan_members.is_second,
  },
  (rows, db) =>
    rows.from(loan_members).where(
      and(
        eq(loan_members.member_id, person),
        eq(loan_members.loan_id, readLoan),
        notExists(
          db
            .select({ id: loans.id })
            .from(loans)
            .where(and(eq(loans.user_id, person), eq(loans.id, readLoan))),
        ),
      ),
    ),
)

/**
 * The one place that decides what somebody is to a loan; whoever is nothing to it is answered with 404. Without a name the loan
 * is meant that they are in, which may be somebody else's.
 */
export async function loanAccess(db: Orm, user_id: string, named: string | undefined): Promise<LoanAccess> {
  if (named !== undefined && !z.safeParse(z.uuid(), named).success) throw new ProblemError(noSuchLoan)
  const own: LoanAccess = { user_id, loan_id: named ?? null, viewer: OWNER }
  if (named !== undefined && (await isOwnLoan(db, user_id, named))) return own
  const [shared] = await sharedOf(db).execute({ user_id, loan_id: named ?? null })
  if (!shared && named !== undefined) throw new ProblemError(noSuchLoan)
  if (!shared) return own
  const viewer: LoanViewer = { relation: shared.role, side: shared.is_second ? 'second' : null }
  return { user_id: shared.user_id, loan_id: shared.loan_id, viewer }
}

/** What a request is about. */
export async function requestAccess(db: Orm, user: SignedInUser, context: Context<AppEnv>): Promise<LoanAccess> {
  const named = context.req.query('loan')
  // Most people are in nobody else's loan: then there is nothing to look up.
  if (named === undefined && !user.is_member) return { user_id: user.id, loan_id: null, viewer: OWNER }
  return await loanAccess(db, user.id, named)
}

/** Whoever looks on changes nothing. */
export function requireChanging({ viewer }: LoanAccess): void {
  if (viewer.relation === 'looks_on') throw new ProblemError(looksOn)
}

export function requireOwner({ viewer }: LoanAccess): void {
  if (viewer.relation !== 'owner') throw new ProblemError(ownerOnly)
}

/** With the owner's row locked: whoever was put out of the loan meanwhile is a stranger now. What they are by now. */
export async function recheckAccess(tx: Orm, user_id: string, access: LoanAccess): Promise<LoanAccess> {
  if (access.user_id === user_id) return access
  const now = await loanAccess(tx, user_id, access.loan_id ?? undefined)
  if (now.user_id !== access.user_id) throw new ProblemError(noSuchLoan)
  return now
}

const noSuchLoan = { status: 404, code: 'no-such-loan', ...problemWords.noSuchLoan } as const
const looksOn = { status: 403, code: 'looks-on', ...problemWords.looksOn } as const
const ownerOnly = { status: 403, code: 'owner-only', ...problemWords.ownerOnly } as const
