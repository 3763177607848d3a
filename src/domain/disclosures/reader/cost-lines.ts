import { type AmountColumn, blankLine, type CostLine, type Section } from '../disclosure.ts'
import { parseCents } from './figures.ts'
import { type Amount, note, type Sheet } from './sheet.ts'
import { rowsOf, type Word } from './words.ts'

/** The row of a label, and what its program printed a little lower or higher: its amounts. */
export interface LabelRow {
  words: Word[]
  base: number
}

/** How far a value may stand below its label, and above it. */
const DROP = 6
const LIFT = 2.5

/**
 * Pairs amounts with the rows they belong to. A program shifts all values of a page alike, so the shift that fits most of
 * them decides; what does not fit it is not sure.
 */
export function pairRows<Value extends { base: number }>(
  rows: readonly LabelRow[],
  values: readonly Value[],
  shift: number,
): { row: LabelRow | null; value: Value; sure: boolean }[] {
  return values.map(value => {
    const off = (row: LabelRow) => Math.abs(value.base - row.base - shift)
    const [row, second] = [...rows].sort((one, other) => off(one) - off(other))
    if (!row || off(row) > DROP) return { row: null, value, sure: false }
    return { row, value, sure: off(row) < 3 && (!second || off(second) - off(row) > 2) }
  })
}

/** How much lower the values of a page stand than their labels; higher, by its `lift`. */
export function commonShift(
  rows: readonly { base: number }[],
  values: readonly { base: number }[],
  lift: number,
): number {
  const highest = Math.max(LIFT, lift + 1)
  const shifts = values.flatMap(value =>
    rows.map(row => value.base - row.base).filter(shift => shift >= -highest && shift <= DROP),
  )
  let best = 0
  let most = -1
  for (const shift of [0, ...shifts]) {
    const fitting = shifts.filter(other => Math.abs(other - shift) < 1)
    // Among equals, the smaller shift.
    const score = fitting.length - Math.abs(shift) / 100
    if (score > most) {
      most = score
      best = shift
    }
  }
  return best
}

/** Rows of labels: what stands between `left` and `right` and is no amount of the columns. */
export function labelRows(words: readonly Word[]): LabelRow[] {
  return rowsOf(words, 0.45).map(row => ({ words: row, base: median(row.map(({ base }) => base)) }))
}

/** 'POC', '(L)', a note: words that stand right of an amount in its row. They are no part of a name, which stands left of it. */
export function marksBehind<Value extends Amount & { base: number }>(
  words: readonly Word[],
  amounts: readonly Value[],
): Map<Word, Value> {
  const marks = new Map<Word, Value>()
  for (const word of words) {
    const amount = amounts.find(
      ({ base, words }) =>
        Math.abs(word.base - base) < 0.5 * word.size && word.x > (words.at(-1)?.right ?? 0) - 0.1 * word.size,
    )
    if (amount && !amount.words.includes(word)) marks.set(word, amount)
  }
  return marks
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** `$100.83 per month for 2 mo.`, `( $17.44 per day for 15 days`, `( 6 months)`: what the amount is made of. */
function factors(label: string): { each: number | null; times: number | null } {
  const each = /(\$ ?[\d,]+(?:\.\d+)?)\s*(?:per|\/)\s*(?:month|mo|day)/i.exec(label)
  const times = /(?:for|\()\s*(\d{1,3})\s*(?:months?|mos?\.?|days?)/i.exec(label)
  return { each: each ? parseCents((each[1] ?? '').replace(' ', '')) : null, times: times ? Number(times[1]) : null }
}

/** '… Second Loan $20,': a label that ran into its amount has a piece of it, and neither is whole; nor is a day that ends with '/'. */
const TORN = /\d,*[,./]$/

/** Money that labels of costs have in them: '$17.44 per day', 'Deed: $40.00', '(Includes $200 credit …)', '$0 to $50'. */
const OWN_MONEY =
  /\$ ?[\d,.]+ ?(?:per|a|\/) ?(?:month|mo|day)|(?:deed|mortgage|release|other)s?:? ?\$ ?[\d,.]+|includes \$ ?[\d,.]+/gi

/** What the lender pays outside of closing names its amount in its words. */
export const CURE = /principal (?:reduction|curtailment)/i

/** Any other money in it is somebody else's: an amount that was not read as one, a note, the line below. */
function hasOtherMoney(section: Section, label: string): boolean {
  const isCost = 'ABCDEFGHIJ'.includes(section)
  const rest = label.replace(OWN_MONEY, '')
  return isCost ? /\$|\bl[\d,]{2,}/.test(rest) : /\$ ?[\d,.]+$/.test(rest) && !CURE.test(rest)
}

function isWhole({ section, label }: Pick<CostLine, 'section' | 'label'>): boolean {
  return !TORN.test(label) && !hasOtherMoney(section, label)
}

export function addLine(
  sheet: Sheet,
  section: Section,
  label: string,
  words: readonly Word[],
  { number = null, to = null, sure = true }: { number?: string | null; to?: string | null; sure?: boolean } = {},
): { line: CostLine; index: number } {
  const index = sheet.disclosure.lines.length
  const line = { ...blankLine(section, label), ...factors(label), number, to }
  sheet.disclosure.lines.push(line)
  note(sheet, `lines.${index}.label`, words, sure && isWhole(line) ? 'sure' : 'unsure')
  return { line, index }
}

export function setAmount(
  sheet: Sheet,
  { line, index }: { line: CostLine; index: number },
  column: AmountColumn,
  { cents, words }: Amount,
  sure: boolean,
): void {
  const twice = line[column] !== null && line[column] !== cents
  line[column] = twice ? null : cents
  note(sheet, `lines.${index}.${column}`, words, sure && !twice && isWhole(line) ? 'sure' : 'unsure')
}
