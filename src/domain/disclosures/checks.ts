import { cashSums, summarySums } from './cash-sums.ts'
import type { Check } from './check.ts'
import type { Disclosure } from './disclosure.ts'
import { formulaChecks } from './formulas.ts'
import { openSections } from './open-sections.ts'
import { costSums } from './sums.ts'

/** Everything a disclosure says twice or computes, computed again. What lacks a figure is left out. */
export function checkDisclosure(disclosure: Disclosure): Check[] {
  return [...costSums(disclosure), ...cashSums(disclosure), ...summarySums(disclosure), ...formulaChecks(disclosure)]
}

/**
 * The same for a disclosure that somebody typed. Whoever types a total need not type its lines, so lines that give less are no
 * mistake, and a formula that starts from one of them is left out.
 */
export function checkTypedDisclosure(disclosure: Disclosure): Check[] {
  const open = openSections(disclosure)
  const blanks = Object.fromEntries(open.map(section => [`section_${section}`, null]))
  const { payments } = disclosure
  // Insurance without its last year could end at any time.
  const endless = payments.some(({ mortgage_insurance, last_year }) => mortgage_insurance !== 0 && last_year === null)
  const known: Disclosure = {
    ...disclosure,
    values: { ...disclosure.values, ...blanks },
    payments: endless ? [] : payments,
  }
  const isOpen = ({ name }: Check) => open.some(section => name === `section_${section}`)
  return [
    ...costSums(disclosure).filter(check => !isOpen(check)),
    ...cashSums(disclosure),
    ...summarySums(disclosure),
    ...formulaChecks(known),
  ]
}
