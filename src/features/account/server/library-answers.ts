import { APIError } from 'better-auth/api'
import { ProblemError } from '#server/http/problem.ts'
import { type AccountProblem, accountProblems } from '../words.ts'

const problems: Record<string, AccountProblem> = {
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'link-expired',
  USER_NOT_FOUND: 'link-expired',
}

/** The library's problems in our words. Anything else it says is our mistake, and thrown on. */
export async function inOurWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const problem = error instanceof APIError ? problems[String(error.body?.code)] : undefined
    if (!problem) throw error
    throw new ProblemError(accountProblems[problem])
  }
}

/** Two people, or one impatient finger, signed up with the address in the same moment. */
export function lostTheRace(error: unknown): boolean {
  return error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER'
}
