import { cashSums, summarySums } from './cash-sums.ts'
import type { Check } from './check.ts'
import { formulaChecks } from './formulas.ts'
import type { Paper } from './paper.ts'
import { costSums } from './sums.ts'

/** Everything a paper says twice or computes, computed anew. Only what can be told is in the answer. */
export function checkPaper(paper: Paper): Check[] {
  return [...costSums(paper), ...cashSums(paper), ...summarySums(paper), ...formulaChecks(paper)]
}
