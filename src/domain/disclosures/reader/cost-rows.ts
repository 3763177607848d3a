import type { LabelRow } from './cost-lines.ts'
import { squeeze } from './squeeze.ts'

/** A row of costs; unclear when a part of its label may be that of its neighbour. */
export interface CostRow extends LabelRow {
  unclear?: boolean
}

/** Lines that the form itself names, which may stand there without an amount. */
const KNOWN =
  /^(%?ofloanamountpoints|recordingfees|transfertax|homeowner|mortgageinsurance(?:premium|per|\d|$)|prepaidinterest|propertytax|lendercredits|d\+?i$|di$)/
/**
 * A row that is this much nearer to what follows than to what precedes it belongs to what follows. Browsers put rows on whole dots of a
 * screen, three quarters of a point each, so that rows alike are as uneven.
 */
export const NEARER = 0.9
/** Rows of one label stand at most this far apart, in sizes of its letters. */
const MOST_PITCH = 1.7
const MOVED_IN = 2

/**
 * Puts the rows of one label together. A label that goes on below has one amount, beside its first row or its last: the
 * rows `withAmount`. A row goes on when it reaches beyond `fullFrom` and the next word would not have fitted into it.
 */
export function costRows(
  rows: readonly LabelRow[],
  withAmount: ReadonlySet<LabelRow | null>,
  fullFrom: number,
): CostRow[] {
  const edge = Math.max(0, ...rows.map(rightOf))
  const left = Math.min(...rows.map(leftOf))
  // Small letters stand on the rows of larger ones.
  const pitch = Math.min(...rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0)))
  const isMovedIn = (row: LabelRow) => leftOf(row) > left + MOVED_IN
  const movesIn = rows.some(isMovedIn)
  const goesOn = (row: LabelRow, next: LabelRow) => {
    const [first] = next.words
    if (!first || next.base - row.base > Math.max(MOST_PITCH * first.size, 1.15 * pitch) || isKnown(next)) return false
    if (movesIn && !isMovedIn(next)) return false
    const width = first.right - first.x + 0.2 * first.size
    return isLower(next) || (rightOf(row) > fullFrom && rightOf(row) + width > edge - 0.5)
  }
  const chains: LabelRow[][] = []
  for (const row of rows) {
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    if (chain && last && goesOn(last, row)) chain.push(row)
    else chains.push([row])
  }
  return chains.flatMap(chain => labelsOf(chain, withAmount))
}

/** The labels of rows that may all be one: as many as have an amount. */
function labelsOf(chain: readonly LabelRow[], withAmount: ReadonlySet<LabelRow | null>): CostRow[] {
  const labels: { rows: LabelRow[]; at?: LabelRow; unclear?: boolean }[] = [{ rows: [] }]
  let isDoubted = false
  chain.forEach((row, index) => {
    const label = labels.at(-1)
    const hasAmount = withAmount.has(row)
    if (hasAmount && label?.at) labels.push({ rows: [row], at: row, unclear: isDoubted })
    else {
      label?.rows.push(row)
      if (label && hasAmount) label.at = row
      // Between two amounts, a row may end the first label or begin the second; only a small letter begins no label.
      else if (label?.at && !isLower(row) && chain.slice(index).some(other => withAmount.has(other)))
        label.unclear = true
    }
    isDoubted = label?.unclear === true
  })
  return labels.map(({ rows, at, unclear }) => ({
    words: rows.flatMap(({ words }) => words),
    base: (at ?? rows[0])?.base ?? 0,
    unclear,
  }))
}

/** A line of the form's own. */
function isKnown(row: LabelRow): boolean {
  return KNOWN.test(squeeze(row.words.map(({ text }) => text).join(' ')).replace(/^[\d%]+/, ''))
}

function isLower({ words: [first] }: LabelRow): boolean {
  return /^[a-z(&]/.test(first?.text ?? '')
}

function leftOf({ words }: LabelRow): number {
  return Math.min(...words.map(({ x }) => x))
}

function rightOf({ words }: LabelRow): number {
  return Math.max(...words.map(({ right }) => right))
}

/** Rows without an amount that the form does not name: each may end the label above it, or begin the one below. */
export function withDoubts(rows: readonly CostRow[], hasAmount: (row: CostRow) => boolean): ReadonlySet<CostRow> {
  const lone = rows.map(row => !hasAmount(row) && !isKnown(row))
  return new Set(rows.filter((_, at) => lone[at] || lone[at - 1] || lone[at + 1]))
}
