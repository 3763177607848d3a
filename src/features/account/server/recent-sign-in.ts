import { passwordOf } from '#server/auth/as-person.ts'
import { credentials } from '#server/auth/tables.ts'
import type { SignedInUser } from '#server/http/context.ts'
import { ProblemError } from '#server/http/problem.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { accountProblems } from '../words.ts'
import type { AccountParts } from './parts.ts'
import { PASSWORD_PER_USER } from './sign-in-limits.ts'

const RECENT_MS = 5 * 60_000

type ProofParts = Pick<AccountParts, 'database' | 'passwords' | 'limits'>

/**
 * For whatever moves, copies or removes an account: a session alone could be a stolen cookie or an open browser. Ends the
 * request unless the person gave their password with it, or signed in within the last five minutes, by password or
 * passkey. The page answers `sign-in-again` by signing in once more, which also makes copies of the old cookie useless.
 */
export async function requireRecentSignIn(parts: ProofParts, user: SignedInUser, password?: string): Promise<void> {
  if (password !== undefined) return await requirePassword(parts, user, password)
  const age = Date.now() - user.signed_in_at.getTime()
  if (age > RECENT_MS) throw new ProblemError(accountProblems['sign-in-again'])
}

/**
 * Not inside a transaction: hashing would hold the embedded database's only connection. So what follows happens only if the
 * password is still the same then, which `sessionTransaction` sees to.
 */
export async function requirePassword(
  { database, passwords, limits }: ProofParts,
  user: SignedInUser,
  password: string,
): Promise<void> {
  await takeOrRefuse(limits, [{ rule: PASSWORD_PER_USER, subject: user.id }])
  const [saved] = await database.orm.select({ hash: credentials.password }).from(credentials).where(passwordOf(user.id))
  const matches = (hash: string) =>
    passwords.hashFor({ kind: 'known', ...user }, ({ verify }) => verify(hash, password))
  if (saved?.hash == null || !(await matches(saved.hash))) throw new ProblemError(accountProblems['wrong-password'])
  user.verified_hash = saved.hash
  await limits.refund(PASSWORD_PER_USER, user.id)
}
