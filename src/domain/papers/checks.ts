import { cashSums, summarySums } from './cash-sums.ts'
import type { Check } from './check.ts'
import { formulaChecks } from './formulas.ts'
import { openSections } from './open-sections.ts'
import type { Paper } from './paper.ts'
import { costSums } from './sums.ts'

/** Everything a paper says twice or computes, computed again. What lacks a figure is left out. */
export function checkPaper(paper: Paper): Check[] {
  return [...costSums(paper), ...cashSums(paper), ...summarySums(paper), ...formulaChecks(paper)]
}

/**
 * The same for a paper that somebody typed. Whoever types a total need not type its lines, so lines that give less are no
 * mistake, and a formula that starts from one of them is left out.
 */
export function checkTypedPaper(paper: Paper): Check[] {
  const open = openSections(paper)
  const blanks = Object.fromEntries(open.map(section => [`section_${section}`, null]))
  const { payments } = paper
  // Insurance without its last year could end at any time.
  const endless = payments.some(({ mortgage_insurance, last_year }) => mortgage_insurance !== 0 && last_year === null)
  const known: Paper = { ...paper, values: { ...paper.values, ...blanks }, payments: endless ? [] : payments }
  const isOpen = ({ name }: Check) => open.some(section => name === `section_${section}`)
  return [
    ...costSums(paper).filter(check => !isOpen(check)),
    ...cashSums(paper),
    ...summarySums(paper),
    ...formulaChecks(known),
  ]
}
