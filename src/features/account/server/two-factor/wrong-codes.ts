import type { Context } from 'hono'
import { refused } from '#resources/problem.ts'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Attempt, Limits } from '#server/limits/limits.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { type TwoFactorProblem, twoFactorProblems } from '../../two-factor-words.ts'
import type { AccountParts } from '../parts.ts'
import { whereabouts } from '../security-record.ts'
import { spendCode, twoFactorOf } from './store.ts'

export function refuseCode(problem: TwoFactorProblem) {
  return refused(twoFactorProblems[problem])
}

/** Counted before it is looked at, so that many at once are no more than one after the other; a right code costs nothing. */
export async function countWrongCodes<Result>(
  limits: Limits,
  tries: Attempt[],
  work: () => Promise<Result>,
): Promise<Result> {
  await takeOrRefuse(limits, tries)
  const refund = async () => {
    for (const { rule, subject } of tries) await limits.refund(rule, subject)
  }
  const result = await work().catch(async error => {
    await refund()
    throw error
  })
  if (result !== 'wrong-code') await refund()
  return result
}

/** For a link from a mail, with the person's row locked: reading the mail is one factor, and where two are asked for the code is the other. */
export async function codeProblem(
  tx: Orm,
  { secretSeal, record }: Pick<AccountParts, 'secretSeal' | 'record'>,
  user_id: string,
  code: string | undefined,
  context: Context<AppEnv>,
): Promise<'code-needed' | 'wrong-code' | undefined> {
  if (!(await twoFactorOf(tx, user_id))) return undefined
  if (code === undefined) return 'code-needed'
  if (await spendCode(tx, secretSeal, user_id, code)) return undefined
  await record.note(tx, 'code-failed', user_id, whereabouts(context))
  return 'wrong-code'
}
