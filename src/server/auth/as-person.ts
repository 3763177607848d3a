import { and, asc, eq, sql } from 'drizzle-orm'
import type { ActionContext } from '#resources/action-context.ts'
import { type Outcome, refused } from '#resources/problem.ts'
import { problemWords } from '#resources/problem-words.ts'
import { serverActionContext } from '#server/action-context.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { SignedInUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import { credentials, sessions, users } from './tables.ts'

type Load<Loaded> = (tx: Orm) => Promise<Loaded>

const nothing = async () => undefined as never

/** In one order for everybody, so that two who change each other's loans never wait in a circle. */
const lockPeople = preparedSelect('people_locked', { time_zone: users.time_zone }, rows =>
  rows
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('user_ids')}::uuid[])`)
    .orderBy(asc(users.id))
    .for('update'),
)

/**
 * Both rows in one statement, the person's first. Whoever waits here for a transaction that ended the session finds no row:
 * a locked row is looked at again after the wait, which a subquery would not be.
 */
const lockSignedIn = preparedSelect('signed_in_locked', { time_zone: users.time_zone }, rows =>
  rows
    .from(users)
    .innerJoin(sessions, eq(sessions.user_id, users.id))
    .where(and(eq(users.id, sql.placeholder('user_id')), eq(sessions.id, sql.placeholder('session_id'))))
    .for('update'),
)

/** For changes by a signed link or a job; the lock answers `null` if the person's account is gone. */
export async function userTransaction<Value>(
  database: Database,
  user_id: string,
  work: (tx: Orm, context: ActionContext) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return await database.transaction(async tx => {
    const [person] = await lockPeople(tx).execute({ user_ids: [user_id] })
    return person ? await work(tx, serverActionContext(person.time_zone)) : refused(accountGone)
  })
}

/**
 * Every change by a signed-in person goes through here. What was checked when the request came may have changed by now:
 * it waited for its body, for a hash, for its turn. So once more, with the person's row locked, their session must still be there,
 * and the password that was given with the request must still be theirs.
 *
 * One change at a time per person: two tabs, a double click and a retry wait for each other at the person's row. What `load`
 * reads is asked for together with the lock, and the database reads it after it has given the lock. `others`: everybody else whom
 * it is about, such as a loan's owner or whom it puts out of one; nothing of theirs changes meanwhile either.
 */
export async function sessionTransaction<Value, Loaded = undefined>(
  database: Database,
  user: SignedInUser,
  work: (tx: Orm, context: ActionContext, loaded: Loaded) => Promise<Value>,
  { load = nothing, others = [] }: { load?: Load<Loaded>; others?: readonly string[] } = {},
): Promise<Value> {
  rechecked.add(user)
  return await database.transaction(async tx => {
    if (others.some(id => id !== user.id)) await lockPeople(tx).execute({ user_ids: [user.id, ...others] })
    const lock = lockSignedIn(tx).execute({ user_id: user.id, session_id: user.session_id })
    // Await both: a statement of either must not reach a connection that was given back to the pool.
    const [locked, loaded] = await Promise.allSettled([lock, load(tx)])
    const [person] = given(locked)
    if (!person) throw new ProblemError(notSignedIn)
    if (user.verified_hash !== undefined) await requireSameHash(tx, user.id, user.verified_hash)
    return await work(tx, serverActionContext(person.time_zone), given(loaded))
  })
}

const rechecked = new WeakSet<SignedInUser>()

/** Whether this request went through `sessionTransaction`; one that changed something by another way is our mistake. */
export function wasSessionRechecked(user: SignedInUser): boolean {
  return rechecked.has(user)
}

async function requireSameHash(tx: Orm, user_id: string, verified_hash: string): Promise<void> {
  const [saved] = await tx.select({ hash: credentials.password }).from(credentials).where(passwordOf(user_id))
  if (saved?.hash !== verified_hash) throw new ProblemError(passwordChanged)
}

/** The first step of whatever else changes how a person gets in: such transactions take turns and never wait in a circle. */
export async function lockPerson(tx: Orm, user_id: string): Promise<boolean> {
  return (await lockPeople(tx).execute({ user_ids: [user_id] })).length === 1
}

export function passwordOf(user_id: string | typeof users.id) {
  return and(eq(credentials.user_id, user_id), eq(credentials.provider_id, 'credential'))
}

function given<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

const accountGone = { status: 401, code: 'not-signed-in', ...problemWords.accountGone } as const
const notSignedIn = { status: 401, code: 'not-signed-in', ...problemWords.notSignedIn } as const
const passwordChanged = { status: 401, code: 'sign-in-again', ...problemWords.passwordChanged } as const
