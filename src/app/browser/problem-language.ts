import type { Problem } from '#resources/problem.ts'
import type { ProblemContext } from '#web/remote/api.ts'

/** Says in the page's language what the server refused. The server says it in English already. */
export const translateProblem = async (problem: Problem, _about: ProblemContext): Promise<Problem> => problem
