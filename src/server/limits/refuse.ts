import type { Problem } from '#resources/problem.ts'
import { tooOftenWords } from '#resources/problem-words.ts'
import type { Orm } from '#server/db/database.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Attempt, Limits } from './limits.ts'

/** For a route: counts the tries, or ends the request with 429 and when to come back. */
export async function takeOrRefuse(limits: Limits, tries: Attempt[]): Promise<void> {
  const taken = await limits.takeAll(tries)
  if (taken.ok) return
  throw triedTooOften(taken.retryAfterSeconds)
}

/** The same within a transaction, with the sentence of whoever asks: nothing of what it did stays. */
export async function takeInOrRefuse(
  tx: Orm,
  limits: Pick<Limits, 'takeIn'>,
  { rule, subject }: Attempt,
  problem: Problem,
): Promise<void> {
  const taken = await limits.takeIn(tx, rule, subject)
  if (!taken.ok) throw new ProblemError(problem, { 'retry-after': String(taken.retryAfterSeconds) })
}

function triedTooOften(retryAfterSeconds: number): ProblemError {
  return new ProblemError(
    {
      status: 429,
      code: 'too-many-attempts',
      title: tooOftenWords.title,
      detail: tooOftenWords.detail(retryAfterSeconds),
    },
    { 'retry-after': String(retryAfterSeconds) },
  )
}
