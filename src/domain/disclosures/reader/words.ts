import type { Place, PositionedText } from '../reading.ts'
import { isNameless } from './figures.ts'
import { liftOf } from './lift.ts'
import { withOddFigures } from './odd-figures.ts'
import { squeeze } from './squeeze.ts'
import { withoutWatermarks } from './watermarks.ts'

/** A word on a page, ready to be compared. */
export interface Word {
  text: string
  /** Its letters and figures alone, in lower case: what labels are compared by. */
  key: string
  page: number
  x: number
  right: number
  /** Where it stands: the line under its letters, from the top of the page. */
  base: number
  /** How much lower people see it, where the page lies askew. */
  drop?: number
  /** How much further right people see it, where its page is one of several on a sheet. */
  across?: number
  size: number
  /** White: a heading on a dark bar, or what is left of another disclosure. Never a value. */
  hidden: boolean
  /** Its colour as the file says it. */
  ink?: string | null
  certainty: number
  /** Another word stands over it. */
  isCovered?: boolean
}

export interface PageWords {
  page: number
  width: number
  height: number
  /** How much smaller the words stand here than in the file. */
  scale: number
  /** How much higher than their labels this page prints its values: 0 where they stand on one line, or lower. */
  lift: number
  words: Word[]
}

const LETTER_WIDTH = 612

/** Words of each page in the order one reads, on a scale where the page is as wide as US letter. */
export function readablePages(
  texts: readonly PositionedText[],
  sizes: readonly { page: number; width: number; height: number }[],
): PageWords[] {
  const byPage = new Map<number, PositionedText[]>()
  for (const text of withoutMisnamed(texts)) {
    const list = byPage.get(text.page)
    if (list) list.push(text)
    else byPage.set(text.page, [text])
  }
  return sizes.map(({ page, width, height }) => {
    // A scan counts in its own dots. A4 differs from letter by less than any allowance.
    const scale = width > 640 || width < 560 ? LETTER_WIDTH / width : 1
    const words = pageWords(byPage.get(page) ?? [], scale)
    return { page, width: width * scale, height: height * scale, scale, lift: liftOf(words), words }
  })
}

function pageWords(texts: readonly PositionedText[], scale: number): Word[] {
  const words = straight(withoutWatermarks(texts).flatMap(text => splitWords(text, scale))).sort(byRow)
  return rowsOf(joinPieces(withoutCopies(words))).flatMap(row =>
    withOddFigures(withDollars(withBrackets(withOverlaps(row)))),
  )
}

const STEEPEST = 0.04
const STEP = 0.001
const LEAST_WORDS = 60
/** How much better the rows of a page must fit before it counts as askew. */
const CLEARLY = 1.3

/** A page that lies a little askew is turned back: of all slopes, the one at which most words share their rows. */
function straight(words: Word[]): Word[] {
  if (words.length < LEAST_WORDS) return words
  const level = evenness(words, 0)
  let [best, most] = [0, level * CLEARLY]
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const score = evenness(words, slope)
    if (score > most) [best, most] = [slope, score]
  }
  if (best === 0) return words
  return words.map(word => ({ ...word, base: word.base - word.x * best, drop: word.x * best }))
}

/** The more words stand on one line, the higher. */
function evenness(words: readonly Word[], slope: number): number {
  const rows = new Map<number, number>()
  for (const { base, x } of words) {
    const row = Math.round(base - x * slope)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  return [...rows.values()].reduce((sum, count) => sum + count * count, 0)
}

/** Words that stand over one another were not meant to be read there: a note, a stamp, a column that runs into the next. */
const OVERLAP = 0.25

function withOverlaps(row: readonly Word[]): Word[] {
  const lettered = row.filter(({ text, hidden }) => !hidden && /\p{L}/u.test(text) && !isCheckMark(text))
  const overlaps = (one: Word, other: Word) =>
    one !== other &&
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > OVERLAP * Math.min(one.size, other.size)
  return row.map(piece =>
    lettered.includes(piece) && lettered.some(other => overlaps(piece, other)) ? { ...piece, isCovered: true } : piece,
  )
}

/** `[ X ]` and `[ ]` are a box each, also where they come in pieces. */
function withBrackets(row: readonly Word[]): Word[] {
  const boxes: Word[] = []
  for (const piece of row) {
    const before = boxes.at(-1)
    const isNear = before && piece.x - before.right < piece.size
    if (isNear && /^\[[xX✓✔]?$/u.test(before.text) && /^(\]|[xX✓✔]\]?)$/u.test(piece.text))
      boxes[boxes.length - 1] = word(before.text + piece.text, { ...before, right: piece.right })
    else boxes.push(piece)
  }
  return boxes
}

/** A dollar sign, maybe with the minus sign or the bracket before it. */
const DOLLAR = /^[-–—−‒(]?\$$/

/** A dollar sign at the left of its cell belongs to the figure at its right. */
function withDollars(row: readonly Word[]): Word[] {
  return row.flatMap((piece, at) => {
    const [before, after] = [row[at - 1], row[at + 1]]
    if (DOLLAR.test(piece.text) && after && isCellOf(piece, after)) return []
    return before && DOLLAR.test(before.text) && isCellOf(before, piece)
      ? [word(before.text + piece.text, piece)]
      : [piece]
  })
}

const WIDEST_CELL = 60

function isCellOf(dollar: Word, figure: Word): boolean {
  return (
    /^\d[\d,]*(\.\d\d)?\)?$/.test(figure.text) &&
    figure.x - dollar.right < WIDEST_CELL &&
    dollar.hidden === figure.hidden
  )
}

function byRow(one: Word, other: Word): number {
  return one.base - other.base || one.x - other.x
}

/**
 * A marked box is a word of its own, also where its label follows without a blank: `☒Conventional`, `[X]FHA`. So is a letter
 * without a name before money.
 */
const WORDS = /(?:[☑☒⊠🗹🗷✓✔✗✘]|\[[xX]\])(?=\S)|(?<![\p{Cc}\p{Co}\ufffd])[\p{Cc}\p{Co}\ufffd]+(?=\$)|\S+/gu

/** Letters that look like a hyphen, and that programs print for a minus sign. */
const HYPHENS = /[\u00ad\u2010\u2011\u2043\u207b]/g

/** A program may give a whole line as one text: its words share the width by their letters. */
function splitWords(text: PositionedText, scale: number): Word[] {
  const letter = text.text.length > 0 ? text.width / text.text.length : 0
  return [...text.text.matchAll(WORDS)].map(match => {
    const x = text.x + letter * match.index
    return word(match[0].replace(HYPHENS, '-'), {
      page: text.page,
      x: x * scale,
      right: (x + letter * match[0].length) * scale,
      base: (text.y + text.height) * scale,
      size: text.height * scale,
      hidden: isWhite(text.color),
      ink: text.color,
      certainty: text.certainty,
    })
  })
}

function word(text: string, rest: Omit<Word, 'text' | 'key'>): Word {
  const certainty = isNameless(text) && !isCheckMark(text) ? 0 : rest.certainty
  return {
    ...rest,
    text,
    key: squeeze(text),
    certainty: STRANGE.test(text) ? Math.min(certainty, MISNAMED) : certainty,
  }
}

/** Letters that no name here is written with, and marks within a word: the file calls them what they are not. */
const STRANGE =
  /[±÷¬¤¦ħŧŋĸſŉƀ-ƟƢ-Ʈƪ-ʯ]|\p{L}[[\]{}|\\^~<>=¢£¤¥¦§¶]+\p{L}|\p{L}[\p{Cc}\p{Co}\ufffd]|[\p{Cc}\p{Co}\ufffd]\p{L}|(?!\p{Script=Latin})\p{L}/u
const MISNAMED = 0.5
/** Letters in words of the form, which has none but these: 'ürst' and 'conürming' say what a file calls its fi. */
const MISSPELT = /(?<!\p{L})[a-z]*(?![áéíóúñ])([^\P{Ll}a-z])/gu

/** Where a word of the form is misspelt, its odd letter is not believed in names either: 'Paciüc'. */
function withoutMisnamed(texts: readonly PositionedText[]): readonly PositionedText[] {
  const odd = new Set(texts.flatMap(({ text }) => [...text.matchAll(MISSPELT)].map(([, letter]) => letter)))
  if (odd.size === 0) return texts
  return texts.map(text =>
    [...text.text].some(letter => odd.has(letter)) ? { ...text, certainty: Math.min(text.certainty, MISNAMED) } : text,
  )
}

function isWhite(color: string | null): boolean {
  const parts = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? '')
  return parts ? parts.slice(1).every(part => Number.parseInt(part, 16) >= 0xf0) : false
}

/**
 * Fake bold prints the same text several times at nearly one place: they cover one another. The two l of 'seller', where every
 * letter comes alone, stand side by side, however small they are.
 */
function withoutCopies(words: readonly Word[]): Word[] {
  const unique: Word[] = []
  for (const word of words) {
    const nearby = unique.slice(-60)
    const copy = nearby.some(
      other =>
        other.text === word.text &&
        other.hidden === word.hidden &&
        Math.abs(other.x - word.x) < Math.min(1.6, 0.6 * (word.right - word.x)) &&
        Math.abs(other.base - word.base) < 1.6,
    )
    if (!copy) unique.push(word)
  }
  return unique
}

/** `L` and `oan` are one word where nothing lies between them. */
function joinPieces(words: readonly Word[]): Word[] {
  const rows = rowsOf(words)
  const most = letterGap(rows)
  return rows.flatMap(row => {
    const joined: Word[] = []
    for (const piece of row) {
      const before = joined.at(-1)
      if (before && isPiece(before, piece, most)) {
        joined[joined.length - 1] = word(before.text + piece.text, {
          ...before,
          right: piece.right,
          certainty: Math.min(before.certainty, piece.certainty, isMixed(before, piece) ? MIXED : 1),
        })
      } else joined.push(piece)
    }
    return joined
  })
}

/** Letters that stand over one another may be of two words: 'I1D2345'. */
const MIXED = 0.6

function isMixed(before: Word, piece: Word): boolean {
  return piece.x - before.right < -0.2 * piece.size
}

/** How far apart the parts of one figure may stand, in letters' heights: less than two words do. */
const TORN = 0.45

/** Letters of one word are this far apart at the most, in their heights. */
const USUAL_GAP = 0.11
/** About half of a blank. */
const HALF_BLANK = 0.14
const LEAST_LETTERS = 40

/** Where a program places every letter alone, and spaces them out, the usual distance of a page's letters tells its words. */
function letterGap(rows: readonly Word[][]): number {
  const gaps = rows.flatMap(row =>
    row.slice(1).flatMap((word, at) => {
      const before = row[at]
      const isLetters = before && before.text.length === 1 && word.text.length === 1
      return isLetters ? [(word.x - before.right) / word.size] : []
    }),
  )
  const pieces = rows.reduce((count, row) => count + row.length, 0)
  if (gaps.length < LEAST_LETTERS || gaps.length < 0.6 * pieces) return USUAL_GAP
  const middle = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(USUAL_GAP, middle + HALF_BLANK)
}

function isPiece(before: Word, piece: Word, most: number): boolean {
  const gap = piece.x - before.right
  if (before.hidden !== piece.hidden || Math.abs(before.base - piece.base) > 0.8) return false
  // A dollar sign may stand a little apart from its figures; a minus sign may not be lost.
  if (DOLLAR.test(before.text)) return gap < piece.size && /^\d/.test(piece.text)
  // An amount that ends with a comma or a point goes on: '$16,' and '292'.
  if (/^\W*\d[\d,]*,$/.test(before.text) && /^\d{3}(\D|$)/.test(piece.text)) return gap < TORN * piece.size
  if (/^\W*\d[\d,]*\.$/.test(before.text) && /^\d{2,3}%?$/.test(piece.text)) return gap < TORN * piece.size
  const overlaps = gap < -0.05 * piece.size
  // The x of a box stands by itself; that of 'taxes' is within a word, also where every letter comes alone.
  // So does the X that begins a name: 'X' and 'YZ Warranty' touch.
  const isInitial = before.text === 'X' && /^\p{Lu}/u.test(piece.text) && Math.abs(gap) < 0.05 * piece.size
  if (
    (isCheckMark(before.text) && !isInitial) ||
    (isCheckMark(piece.text) && (overlaps || !/\p{L}$/u.test(before.text)))
  )
    return false
  // Where a long label touches its value, they are still two: '… VALUE' and '$180,000', '… LICENSE ID' and '12345'.
  if (/^[-–—−‒(]?\$/.test(piece.text) && !/^[-–—−‒(]$/.test(before.text)) return false
  if (/\p{L}{2}$/u.test(before.text) && /^\d./.test(piece.text)) return false
  // So they are where a font that is wider than the form's lets columns touch: '$10,000.00' and 'NO', 'Broker' and 'Real'.
  if (/^\D?\$[\d,.]+\)?$|^[\d.]*%$/.test(before.text) && /^\p{L}{2}/u.test(piece.text)) return false
  // The minus sign behind an amount is the next one's: '$3,363,750' and '– $3,363,750.00'.
  if (/^\D?\$[\d,.]+$/.test(before.text) && /^[-–—−‒]$/.test(piece.text)) return false
  if (overlaps && /\p{Ll}$/u.test(before.text) && /^\p{Lu}\p{Ll}/u.test(piece.text)) return false
  return gap < most * piece.size && gap > -0.4 * piece.size
}

const CHECK_MARKS =
  /^(x|X|×|╳|✓|✔|✕|✖|✗|✘|☑|☒|⊠|🗹|🗷|🗸|🗴|\[[xX✓✔]\]|\([xX]\)|_+[xX]_+|\uf0fe|\uf0fd|\uf078|\uf0fc|\uf053|\uf054)$/u

export function isCheckMark(text: string): boolean {
  return CHECK_MARKS.test(text)
}

/** Words that stand on one line, each line from left to right. */
export function rowsOf(words: readonly Word[], slack = 0.3): Word[][] {
  const rows: Word[][] = []
  for (const word of [...words].sort(byRow)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && word.base - first.base <= slack * Math.min(first.size, word.size)) row.push(word)
    else rows.push([word])
  }
  for (const row of rows) row.sort((one, other) => one.x - other.x)
  return rows
}

export function textOf(words: readonly Word[]): string {
  return rowsOf(words)
    .map(row => row.map(({ text }) => text).join(' '))
    .join(' ')
}

export function placeOf(words: readonly Word[], scale = 1): Place | null {
  const [first] = words
  if (!first) return null
  const left = Math.min(...words.map(({ x, across = 0 }) => x + across))
  const right = Math.max(...words.map(word => word.right + (word.across ?? 0)))
  const top = Math.min(...words.map(({ base, size, drop = 0 }) => base + drop - size))
  const bottom = Math.max(...words.map(({ base, size, drop = 0 }) => base + drop + size * 0.25))
  return {
    page: first.page,
    x: left / scale,
    y: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  }
}
