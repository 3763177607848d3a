import type { Problem } from '#resources/problem.ts'
import type { AboutRefusal } from '#web/remote/api.ts'

/** Says in the page's language what the server refused. The server says it in English already. */
export const inPageLanguage = async (problem: Problem, _about: AboutRefusal): Promise<Problem> => problem
