import { isCheckMark, type PageWords, rowsOf, type Word } from './words.ts'

/** A box that nobody marked. */
function isEmptyBox(text: string): boolean {
  return /^(?:[☐□▢❏❑❐❒◻⬜○◯]|\[\]|\(\)|[\uf06f\uf0a8\uf071])$/u.test(text)
}

export function isBox({ text }: Word): boolean {
  return isCheckMark(text) || isEmptyBox(text)
}

/** How much closer to one neighbour than to the other a lone mark must stand. */
const CLEARLY = 1.3
const FAR_MORE = 2
const FARTHEST = 14
/** Closer than this, a column was pushed into the next. */
const TOUCHING = 0.8

/**
 * The option whose box is marked. Most disclosures print the box before its word, some behind it: where every box is seen,
 * their order tells; where only the mark is, the nearer word. `null` where neither does.
 */
export function markedOption<Option extends string>(
  words: readonly Word[],
  options: readonly Option[],
  page: PageWords,
): Option | null {
  const isOption = (word: Word) => (options as readonly string[]).includes(word.key)
  const items = rowsOf(words, 0.5)
    .flatMap(row => row.filter((word, at) => isBox(word) || (isOption(word) && row[at + 1]?.key !== 'close')))
    .filter((word, _, all) => isBox(word) || all.some(box => isBox(box) && Math.abs(box.base - word.base) < 16))
  const marks = items.filter(({ text }) => isCheckMark(text))
  const [mark] = marks
  if (!mark || marks.length > 1) return null
  const hasEmpty = items.some(item => isEmptyBox(item.text))
  const chosen = hasEmpty ? byOrder(items, mark) : byDistance(words, mark, isOption, page)
  return chosen && isOption(chosen) ? (chosen.key as Option) : null
}

/** Boxes and words take turns: whichever comes first decides. */
function byOrder(items: readonly Word[], mark: Word): Word | null {
  const turns = items.every((item, at) => at === 0 || isBox(item) !== isBox(items[at - 1] as Word))
  if (!turns || items.length % 2 !== 0) return null
  const at = items.indexOf(mark)
  const isBefore = isBox(items[0] as Word)
  return items[isBefore ? at + 1 : at - 1] ?? null
}

function byDistance(
  words: readonly Word[],
  mark: Word,
  isOption: (word: Word) => boolean,
  page: PageWords,
): Word | null {
  const row = words.filter(word => word !== mark && isNamed(word) && Math.abs(word.base - mark.base) <= 5)
  const near = (gaps: { word: Word; gap: number }[]) =>
    gaps.filter(({ gap }) => gap > -4 && gap <= FARTHEST).sort((one, other) => one.gap - other.gap)[0]
  const right = near(row.map(word => ({ word, gap: word.x - mark.right })))
  const left = near(row.map(word => ({ word, gap: mark.x - word.right })))
  // Where the others stand before their words, this one's word was not read.
  if (!right) return left && boxSide(page.words, mark) !== 'before' ? left.word : null
  if (!left) return right.word
  // What stands before the first box is the label of them all.
  if (left.gap > CLEARLY * Math.max(right.gap, TOUCHING) || !isOption(left.word)) return right.word
  const side = boxSide(page.words)
  // Wide letters may bring the word before a box closer than its own.
  if (left.gap > TOUCHING && right.gap > FAR_MORE * left.gap) return side === 'before' ? null : left.word
  if (side !== 'behind' && !hasRoomBehind(row, mark, isOption)) return right.word
  return side === null ? null : side === 'before' ? right.word : left.word
}

/** Whether the last option has a place for a box behind it: 'To Seller' has none, so its box stands before it. */
function hasRoomBehind(row: readonly Word[], mark: Word, isOption: (word: Word) => boolean): boolean {
  const last = row.filter(word => isOption(word) && word.x > mark.x).sort((one, other) => other.x - one.x)[0]
  const next = row.filter(word => last && word.x > last.x).sort((one, other) => one.x - other.x)[0]
  return !last || !next || next.x - last.right > mark.right - mark.x
}

/** Letters, or the line on which somebody may write what the form does not name. */
function isNamed({ key, text }: Word): boolean {
  return key !== '' || /^_{2,}/.test(text)
}

/** On which side of their words the marks of a page stand that have a neighbour on one side alone. */
function boxSide(words: readonly Word[], but?: Word): 'before' | 'behind' | null {
  const sides = words
    .filter(word => isCheckMark(word.text) && !word.hidden && word !== but)
    .flatMap((mark): ('before' | 'behind')[] => {
      const row = words.filter(word => isNamed(word) && word !== mark && Math.abs(word.base - mark.base) <= 3)
      if (row.some(({ x, right }) => x < mark.right - 1 && right > mark.x + 1)) return []
      const isRight = row.some(({ x }) => x - mark.right > -1 && x - mark.right < FARTHEST)
      const isLeft = row.some(({ right }) => mark.x - right > -1 && mark.x - right < FARTHEST)
      return isRight === isLeft ? [] : [isRight ? 'before' : 'behind']
    })
  const [first] = sides
  return first !== undefined && sides.every(side => side === first) ? first : null
}

/** How much higher or lower than its box an option may stand, in heights of its letters: less than half a row. */
const BESIDE = 0.55

/** The words that one marked box of a list stands before or behind, each option on rows of its own. */
export function markedSentence(words: readonly Word[], starts: readonly RegExp[]): string | null {
  const marks = words.filter(({ text }) => isCheckMark(text))
  const [mark] = marks
  if (!mark || marks.length > 1) return null
  const rows = rowsOf(words, 0.5)
  const at = rows.findIndex(row => row.includes(mark))
  const texts = (row: readonly Word[]) => row.filter(word => !isBox(word)).map(({ text }) => text)
  // The words of a box may stand a little higher or lower than it.
  const off = (row: readonly Word[]) =>
    Math.min(
      ...row
        .filter(word => !isBox(word))
        .map(({ base }) => base - mark.base)
        .map(Math.abs),
    )
  const [nearest = []] = [...rows].sort((one, other) => off(one) - off(other))
  const beside = off(nearest) < BESIDE * (nearest[0]?.size ?? 0) ? nearest : (rows[at] ?? [])
  const right = beside.filter(word => word.x > mark.x && !isBox(word))
  if (right.length > 0) return texts(right).join(' ')
  // Left of all words, it is behind none.
  if (words.every(word => isBox(word) || word.right > mark.x)) return null
  // Behind its words: they begin in this row, or in the one above that begins an option.
  const above = rows.slice(0, at + 1).reverse()
  const first = above.find(row => starts.some(start => start.test(texts(row).join(' '))))
  return first ? texts(first).join(' ') : null
}
