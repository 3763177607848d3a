import type { PositionedText } from '../../disclosures/reading.ts'
import { labelledFigures } from './labelled-figures.ts'
import { monthTables } from './month-tables.ts'
import type { EscrowReading, LabelledFigures, MonthTable } from './statement-reading.ts'
import { statementRows } from './statement-rows.ts'

const KNOWN_BY = /escrow/i
const ALSO_BY = /analysis|disclosure|account (?:statement|history)|shortage|surplus|overage|disburse/i

/**
 * No form is prescribed for these statements, so nothing is looked for in a place: tables are known by their balances, which
 * follow from what comes in and goes out. `null` where the disclosure is none.
 */
export function readEscrowStatement(words: readonly PositionedText[]): EscrowReading | null {
  const text = words.map(word => word.text).join(' ')
  if (!KNOWN_BY.test(text) || !ALSO_BY.test(text)) return null
  const rows = statementRows(words)
  const tables = monthTables(rows)
  const labelled = labelledFigures(rows)
  const named = [labelled.shortage, labelled.surplus, labelled.new_total, labelled.new_escrow, labelled.lowest]
  if (tables.length === 0 && named.filter(each => each !== null).length < 3) return null
  const { projection, history } = separated(tables, rows)
  return { ...labelled, projection, history, unsure: unsureOf(labelled, projection) }
}

/** By the words above them, by their years, and else by their order: the past comes first or is called so. */
function separated(
  tables: readonly MonthTable[],
  rows: readonly { text: string }[],
): { projection: MonthTable | null; history: MonthTable | null } {
  const [first, second] = tables
  if (!first) return { projection: null, history: null }
  if (!second) return isPast(first, rows) ? { projection: null, history: first } : { projection: first, history: null }
  const isTurned =
    second.first.year !== null && first.first.year !== null
      ? yearMonth(first) > yearMonth(second)
      : isPast(second, rows) && !isPast(first, rows)
  return isTurned ? { projection: first, history: second } : { projection: second, history: first }
}

function yearMonth({ first }: MonthTable): number {
  return (first.year ?? 0) * 12 + first.month
}

const WORDS_ABOVE = 9

function isPast({ at }: MonthTable, rows: readonly { text: string }[]): boolean {
  const above = rows.slice(Math.max(0, at - WORDS_ABOVE), at).toReversed()
  for (const { text } of above) {
    if (/histor|actual|past|prior year|last year/i.test(text)) return true
    if (/project|anticipat|coming|next (?:12|twelve|year)|future/i.test(text)) return false
  }
  return false
}

/** A named figure is sure where the sums agree: the twelfth with the bills, the shortage with its share in the payment. */
function unsureOf(figures: LabelledFigures, projection: MonthTable | null): string[] {
  const unsure: string[] = []
  const { loan_part, new_escrow, new_total, shortage, spread_months } = figures
  const share = Math.round((shortage ?? 0) / (spread_months ?? 12))
  if (new_total !== null && loan_part !== null && new_escrow !== null) {
    const fits = [0, share].some(add => Math.abs(loan_part + new_escrow + add - new_total) <= 2)
    if (!fits) unsure.push('new_total')
  }
  if (new_escrow !== null && projection) {
    const fits = [0, share].some(add => Math.abs(projection.usual_payment + add - new_escrow) <= 2)
    if (!fits) unsure.push('new_escrow')
  }
  return unsure
}
