import type { PositionedText } from '#domain/disclosures/reading.ts'

/** How far words of one column stand apart, in heights of their letters. */
const COLUMN = 0.5
const SAME_ROW = 0.6
/** Two digits are about as wide as they are high; what is wider than this begins a label. */
const WIDEST = 1.7
const FEWEST = 4

interface Row {
  base: number
  words: PositionedText[]
  number: number | null
}

/**
 * Rows of a Closing Disclosure are numbered 01, 02 … in small letters, which readers of pictures get wrong most often; a
 * number that is no number merges two rows. What stands in a column of numbers is one, for certain: the one that its place
 * between the others gives.
 */
export function withRowNumbers(words: readonly PositionedText[]): PositionedText[] {
  return columnsOf(words).reduce((read, x) => repaired(read, x), [...words])
}

const baseOf = ({ y, height }: PositionedText) => y + height
const isNumber = ({ text }: PositionedText) => /^[0-2]\d$/.test(text)

/** Where numbers stand one upon the other. */
function columnsOf(words: readonly PositionedText[]): number[] {
  const columns: PositionedText[][] = []
  for (const word of words.filter(isNumber).sort((one, other) => one.x - other.x)) {
    const column = columns.at(-1)
    const first = column?.[0]
    if (column && first && word.x - first.x < COLUMN * first.height) column.push(word)
    else columns.push([word])
  }
  return columns.filter(({ length }) => length >= FEWEST).map(column => middle(column.map(({ x }) => x)))
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** How titles of sections begin; the others begin alike. */
const TITLES: Record<string, string> = { Origination: 'A.', Taxes: 'E.', Prepaids: 'F.', Initial: 'G.', Other: 'H.' }
const TOTALS: Record<string, string> = { LOAN: 'D.', OTHER: 'I.', CLOSING: 'J.' }

function repaired(read: readonly PositionedText[], x: number): PositionedText[] {
  const size = middle(read.filter(isNumber).map(({ height }) => height))
  const words = read.map(word => {
    if (Math.abs(word.x - x) > COLUMN * size || word.text.length > 3) return word
    const letter = sectionLetter(read, word, size)
    return letter ? { ...word, text: letter } : word
  })
  const isIn = (word: PositionedText) =>
    word.x > x - COLUMN * size && word.x + word.width < x + WIDEST * size && word.text.length <= 3
  const rows = rowsOf(words.filter(isIn), size)
  const pitch = middle(
    rows.slice(1).flatMap((row, at) => {
      const before = rows[at]
      return before?.number !== null && row.number === (before?.number ?? 0) + 1 ? [row.base - (before?.base ?? 0)] : []
    }),
  )
  if (pitch === 0) return [...words]
  const changes = new Map<PositionedText, PositionedText | null>()
  rows.forEach((row, at) => {
    const [first] = row.words
    if (!first || isHeading(row)) return
    const number = row.number ?? placed(rows, at, pitch)
    if (number === null) return
    const beside = words.find(other => other.x > x + size && Math.abs(baseOf(other) - row.base) < SAME_ROW * size)
    for (const word of row.words) changes.set(word, null)
    const y = beside ? baseOf(beside) - size : first.y
    const text = String(number).padStart(2, '0')
    changes.set(first, { ...first, text, x, y, width: size, height: size, certainty: 1 })
  })
  return words.flatMap(word => {
    const change = changes.get(word)
    return change === undefined ? [word] : change === null ? [] : [change]
  })
}

/** The letter that stands before this title, whatever was seen there. */
function sectionLetter(words: readonly PositionedText[], word: PositionedText, size: number): string | undefined {
  const row = words
    .filter(other => other.x > word.x && Math.abs(baseOf(other) - baseOf(word)) < SAME_ROW * size)
    .sort((one, other) => one.x - other.x)
  const at = row.findIndex(({ text }) => text in TITLES || text === 'TOTAL')
  const title = row[at]
  if (!title || title.x - word.x - word.width >= size) return undefined
  return title.text === 'TOTAL' ? TOTALS[row[at + 1]?.text ?? ''] : TITLES[title.text]
}

function rowsOf(words: readonly PositionedText[], size: number): Row[] {
  const rows: Row[] = []
  for (const word of words.toSorted((one, other) => baseOf(one) - baseOf(other))) {
    const row = rows.at(-1)
    if (row && baseOf(word) - row.base < SAME_ROW * size) row.words.push(word)
    else rows.push({ base: baseOf(word), words: [word], number: null })
  }
  for (const row of rows) {
    const own = row.words.find(isNumber)
    row.number = own ? Number(own.text) : null
  }
  return rows
}

/** The letter of a section: numbers begin anew after it. */
function isHeading({ words }: Row): boolean {
  return words.some(({ text }) => /^[A-N][.,:]$/.test(text))
}

/** Which number stands here, by the next ones above and below; none where these do not agree. */
function placed(rows: readonly Row[], at: number, pitch: number): number | null {
  const row = rows[at]
  if (!row) return null
  const above = rows.slice(0, at).findLast(other => other.number !== null || isHeading(other))
  const below = rows.slice(at + 1).find(other => other.number !== null || isHeading(other))
  const steps = (other: Row) => Math.round(Math.abs(row.base - other.base) / pitch)
  const fromAbove = above ? (above.number ?? 0) + steps(above) : null
  const fromBelow = below && below.number !== null ? below.number - steps(below) : null
  if (fromAbove !== null && fromBelow !== null && fromAbove !== fromBelow) return null
  const number = fromBelow ?? fromAbove
  return number !== null && number > 0 && number < 30 ? number : null
}
