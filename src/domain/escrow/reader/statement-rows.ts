import type { PositionedText } from '../../disclosures/reading.ts'

/** An amount on a row, in cents, with where it ends: columns of figures are set to the right. */
export interface RowAmount {
  cents: number
  right: number
}

/** A line of a page: its words, its amounts, and the month it begins with. */
export interface StatementRow {
  text: string
  /** Without amounts and the month. */
  label: string
  amounts: RowAmount[]
  month: { month: number; year: number | null } | null
}

interface Piece {
  text: string
  x: number
  right: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const AMOUNT = /^[-−(]?\$?[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}\)?[-−]?[*b]?$/i

/** Words of all pages as rows, from top to bottom. */
export function statementRows(words: readonly PositionedText[]): StatementRow[] {
  const inOrder = words.toSorted(
    (one, other) => one.page - other.page || middle(one) - middle(other) || one.x - other.x,
  )
  const rows: PositionedText[][] = []
  for (const word of inOrder) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame =
      first && first.page === word.page && Math.abs(middle(first) - middle(word)) <= Math.max(3, first.height * 0.5)
    if (row && isSame) row.push(word)
    else rows.push([word])
  }
  return rows.map(row => readRow(row.toSorted((one, other) => one.x - other.x).flatMap(pieces)))
}

function middle({ y, height }: PositionedText): number {
  return y + height / 2
}

/** A run of text may hold several words; each stands at its share of the run's width. */
function pieces({ text, x, width }: PositionedText): Piece[] {
  const each = width / Math.max(1, text.length)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x: x + index * each,
    right: x + (index + word.length) * each,
  }))
}

function readRow(row: readonly Piece[]): StatementRow {
  const joined = withSigns(row)
  const amounts = joined.flatMap(({ text, right }) => (AMOUNT.test(text) ? [{ cents: centsOf(text), right }] : []))
  const words = joined.filter(({ text }) => !AMOUNT.test(text)).map(({ text }) => text)
  const { month, taken } = monthAt(words)
  return {
    text: joined.map(({ text }) => text).join(' '),
    label: words.slice(taken).join(' '),
    amounts,
    month,
  }
}

/** A dollar sign or a minus may stand apart from its figure. */
function withSigns(row: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of row) {
    const last = joined.at(-1)
    if (last && /^[-−(]?\$?[-−(]?$/.test(last.text) && /^[\d$(-]/.test(piece.text) && last.text !== '')
      joined[joined.length - 1] = { text: last.text + piece.text, x: last.x, right: piece.right }
    else joined.push(piece)
  }
  return joined
}

function centsOf(text: string): number {
  const isNegative = /[-−(]/.test(text)
  const cents = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return isNegative ? -cents : cents
}

/** `Feb 2028`, `February`, `02/28`, `2/1/2028` at the beginning of a row. */
function monthAt(words: readonly string[]): { month: StatementRow['month']; taken: number } {
  const [first = '', second = ''] = words
  const named = MONTHS.indexOf(first.slice(0, 3).toLowerCase())
  if (named >= 0 && /^[a-z]{3,9}[.,]?(?:[-/]?\d{2,4})?$/i.test(first)) {
    const inside = /(\d{2,4})$/.exec(first)?.[1]
    const after = /^(?:19|20)\d{2}$/.test(second) ? second : undefined
    const year = inside ?? after
    return { month: { month: named + 1, year: yearOf(year) }, taken: inside === undefined && after ? 2 : 1 }
  }
  const match = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4}|\d{2})$/.exec(first)
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return { month: null, taken: 0 }
  return { month: { month, year: yearOf(match[3]) }, taken: 1 }
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}
