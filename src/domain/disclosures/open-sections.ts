import { borrowerPaid, CHARGE_SECTIONS, type Disclosure, linesOf } from './disclosure.ts'

export type ChargeSection = (typeof CHARGE_SECTIONS)[number]

/** What a section's total holds beyond the lines that are known: somebody typed the total and not every line. */
export function restOf(disclosure: Disclosure, section: ChargeSection): number {
  const total = disclosure.values[`section_${section}`]
  if (total === null) return 0
  const lines = linesOf(disclosure, section).reduce((sum, line) => sum + (borrowerPaid(line) ?? 0), 0)
  return Math.max(0, total - lines)
}

/** Sections of which not every line is known. */
export function openSections(disclosure: Disclosure): ChargeSection[] {
  return CHARGE_SECTIONS.filter(section => restOf(disclosure, section) > 0)
}
