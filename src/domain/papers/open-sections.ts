import { borrowerPaid, CHARGE_SECTIONS, linesOf, type Paper } from './paper.ts'

export type ChargeSection = (typeof CHARGE_SECTIONS)[number]

/** What a section's total holds beyond the lines that are known: somebody typed the total and not every line. */
export function restOf(paper: Paper, section: ChargeSection): number {
  const total = paper.values[`section_${section}`]
  if (total === null) return 0
  const lines = linesOf(paper, section).reduce((sum, line) => sum + (borrowerPaid(line) ?? 0), 0)
  return Math.max(0, total - lines)
}

/** Sections of which not every line is known. */
export function openSections(paper: Paper): ChargeSection[] {
  return CHARGE_SECTIONS.filter(section => restOf(paper, section) > 0)
}
