import type * as english from './problem-language.ts'

export const translateProblem: typeof english.translateProblem = async (problem, about) => {
  // Problems are rare: their words come with the first.
  const catalog = await import('./problem-catalog.ts').catch(() => null)
  return catalog ? catalog.wordsForProblem(problem, about) : problem
}
