import type { CostSection } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'
import { plainLabel } from './plain-label.ts'

interface GovernmentLine {
  section: CostSection
  label: string
  line_number?: number | null
  is_transfer_tax?: boolean
}

/**
 * Section E has two kinds of lines: recording fees, which share the ten percent, and taxes on the price or the loan, which may
 * not rise. The form prints all recording fees as line 01 and each tax on a line of its own (12 CFR 1026.38(g)(1), comment
 * 38(g)(1)-3), so that a line says what it is by its name, or else by its place.
 */
export function isTransferTax(line: GovernmentLine): boolean {
  if (line.section !== 'E') return false
  return line.is_transfer_tax ?? (isTax(line.label) || isTaxByPlace(line))
}

export function isOtherGovernmentFee(line: GovernmentLine): boolean {
  return line.section === 'E' && !isTransferTax(line)
}

/** Only its place makes it a tax, so it is asked about: programs put other small fees there as well. */
export function isTaxByPlace({ section, label, line_number }: GovernmentLine): boolean {
  return section === 'E' && (line_number ?? 1) > 1 && !isTax(label) && !isRecording(label)
}

/** "Mortgage Recording Tax" is a tax; "Recording Fees and Other Taxes" is the name of the estimate's line for what is none. */
function isTax(label: string): boolean {
  const words = plainLabel(label)
  if (/\brecording fees?\b/.test(words)) return false
  return feeMeaning(label).key === 'transfer-tax' || /\btax(es)?\b/.test(words)
}

function isRecording(label: string): boolean {
  return /\brecord|\berecord/.test(plainLabel(label))
}
