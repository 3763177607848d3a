import { blankDisclosure, type Disclosure } from '../disclosure.ts'
import { type DisclosureKind, type DisclosureValues, FIELDS, type FieldKey } from '../fields.ts'
import { type Confidence, type FieldPath, READ_ONCE, type Readings } from '../reading.ts'
import { isDash, isNameless, isNothing, parseCents, parseDay, parsePercent } from './figures.ts'
import { isCheckMark, type PageWords, placeOf, rowsOf, textOf, type Word } from './words.ts'

/** Below this a word from a picture is a guess. */
const CERTAIN = 0.9

/** A disclosure while it is being read. */
export interface Sheet {
  disclosure: Disclosure
  readings: Readings
  scale: (page: number) => number
  /** What stands beside a word in its row. */
  beside: ReadonlyMap<Word, Beside>
  /** How far two words of one text stand apart on most rows, in letters' heights. */
  space: (page: number) => number
}

interface Beside {
  before?: Word
  after?: Word
  /** Others begin right above or below it: it is the first word of its column. */
  isFirst: boolean
}

const LEAST_IN_COLUMN = 4
const ONE_SPACE = 0.7

export function newSheet(kind: DisclosureKind, pages: readonly PageWords[]): Sheet {
  const scales = new Map(pages.map(({ page, scale }) => [page, scale]))
  const beside = pages.flatMap(({ words }) => {
    const shown = words.filter(({ hidden }) => !hidden)
    const isFirst = ({ x }: Word) => shown.filter(word => Math.abs(word.x - x) < 0.8).length >= LEAST_IN_COLUMN
    return rowsOf(shown).flatMap(row =>
      row.map((word, at): [Word, Beside] => [
        word,
        { before: row[at - 1], after: row[at + 1], isFirst: isFirst(word) },
      ]),
    )
  })
  const spaces = new Map(pages.map(({ page, words }) => [page, usualSpace(words)]))
  return {
    disclosure: blankDisclosure(kind),
    readings: {},
    scale: page => scales.get(page) ?? 1,
    beside: new Map(beside),
    space: page => spaces.get(page) ?? 0,
  }
}

function usualSpace(words: readonly Word[]): number {
  const gaps = rowsOf(words)
    .flatMap(row => row.slice(1).map((word, at) => (word.x - (row[at]?.right ?? word.x)) / word.size))
    .filter(gap => gap > 0 && gap < 2)
    .sort((one, other) => one - other)
  return gaps[Math.floor(gaps.length / 2)] ?? 0
}

/** Texts that are cut if their row goes on without a gap, and those that nothing may stand close before either. */
const CAN_BE_CUT =
  /^(?:applicants|seller|property|lender|settlement_agent|file_number|purpose|product|loan_id|mic_number|security_interest|late_payment_fee|other_in_escrow_label|\w+_words|contacts\.\w+\.\w+|lines\.\d+\.label)$/
const BEGINS_ITS_ROW =
  /^(?:applicants|seller|property|lender|settlement_agent|loan_id|contacts\.\w+\.(?:name|contact|address|\w+_id))$/
/** Their label may stand close before them, but no digit. */
const IS_NUMBER = /_id$/

/** A column ended within the text: the rest of a row was taken for another's. */
function isCut({ beside, space }: Sheet, path: FieldPath, words: readonly Word[], label: readonly Word[]): boolean {
  if (!CAN_BE_CUT.test(path)) return false
  // Where letters are spaced out, so are words. The next column may be as close, but not closer than that.
  const most = (page: number, isColumn = false) =>
    isColumn ? 1.2 * space(page) : Math.max(ONE_SPACE, 1.5 * space(page))
  const isPart = (one: Word | undefined, gap: number, size: number, isColumn = false) =>
    one !== undefined &&
    gap < most(one.page, isColumn) * size &&
    !words.includes(one) &&
    // A label that ends with a digit has one of its value.
    (!label.includes(one) || /\d$/.test(one.text)) &&
    /\p{L}|^\d+(?:\.\d)?[,;]?$/u.test(one.text)
  if (hasTwoInks(words) || words.some(({ text }) => /\p{L}(?:\.{3}|…)$/u.test(text))) return true
  return words.some(word => {
    const { before, after } = beside.get(word) ?? {}
    if (word.isCovered) return true
    const isColumn = after !== undefined && beside.get(after)?.isFirst
    const isBox = after !== undefined && isCheckMark(after.text)
    if (!isBox && isPart(after, (after?.x ?? 0) - word.right, word.size, isColumn)) return true
    if (IS_NUMBER.test(path) && !/\d$/.test(before?.text ?? '')) return false
    return BEGINS_ITS_ROW.test(path) && isPart(before, word.x - (before?.right ?? 0), word.size)
  })
}

/** Somebody wrote beside it: one text is printed in one colour. Figures may be typed in another than the words around them. */
function hasTwoInks(words: readonly Word[]): boolean {
  const inks = words.flatMap(({ text, ink }) => (ink && /\p{L}{2}/u.test(text) ? [ink] : []))
  return new Set(inks).size > 1
}

/** Notes how a figure was read. The words of its own label may stand close to it. */
export function note(
  sheet: Sheet,
  path: FieldPath,
  words: readonly Word[],
  confidence: Confidence,
  label: readonly Word[] = [],
): void {
  const guessed = words.some(({ certainty }) => certainty < CERTAIN) || isCut(sheet, path, words, label)
  const first = words[0]
  sheet.readings[path] = {
    confidence: guessed && confidence === 'sure' ? 'unsure' : confidence,
    place: first ? placeOf(words, sheet.scale(first.page)) : null,
    ...(words.some(({ certainty }) => certainty === READ_ONCE) ? { isReadOnce: true } : {}),
  }
}

export function setValue<Key extends FieldKey>(
  sheet: Sheet,
  key: Key,
  value: DisclosureValues[Key],
  words: readonly Word[],
  confidence: Confidence = 'sure',
): void {
  if (sheet.disclosure.values[key] !== null && sheet.readings[key]?.confidence === 'sure') return
  sheet.disclosure.values[key] = value
  note(sheet, key, words, confidence)
}

export interface Amount {
  cents: number
  words: Word[]
}

/** Words of one row are further apart, in letters' heights. */
const CLOSE = 0.75

/** Money among words of one row: a minus sign may be a word of its own before the amount. */
export function amountsIn(row: readonly Word[]): Amount[] {
  return row.flatMap((word, at) => {
    const cents = parseCents(word.text)
    if (cents === null || isRest(row, at)) return []
    const before = row[at - 1]
    const isBeside = before && word.x - before.right < 1.2 * word.size
    // It may be a minus sign, or nothing of the kind: such a word is never certain.
    if (isBeside && isNameless(before.text)) return [{ cents, words: [before, word] }]
    const isMinus = isBeside && isDash(before.text)
    return [isMinus ? { cents: 0 - Math.abs(cents), words: [before, word] } : { cents, words: [word] }]
  })
}

/** Part of a longer number: what stands left or right of it, closer than two words do, is a figure too. */
function isRest(row: readonly Word[], at: number): boolean {
  const [before, word, after] = [row[at - 1], row[at], row[at + 1]]
  if (!word) return false
  const isLine = (other: Word) => Math.abs(other.base - word.base) < 0.5 * word.size
  const near = CLOSE * word.size
  const goesOn = after && isLine(after) && after.x - word.right < near && /^[\d,.]/.test(after.text)
  const began = before && isLine(before) && word.x - before.right < near && /[\d,.$]$/.test(before.text)
  return Boolean(goesOn || (began && !word.text.includes('$')))
}

/** One amount out of the words of a cell; several that differ, or what is no money, leave it open. */
export function cellAmount(words: readonly Word[]): { cents: number | null; words: Word[]; confidence: Confidence } {
  const amounts = amountsIn(words)
  const [first, ...more] = amounts
  const parts = words.filter(
    (word, at) => /\d/.test(word.text) && (parseCents(word.text) === null || isRest(words, at)),
  )
  if (first) {
    // What has figures and is no amount may be the rest of one.
    const agree = more.every(({ cents }) => cents === first.cents) && !parts.some(part => isBeside(part, first.words))
    return { cents: agree ? first.cents : null, words: first.words, confidence: agree ? 'sure' : 'unsure' }
  }
  const looksLikeMoney = words.filter(({ text }) => /[$\d]/.test(text))
  if (looksLikeMoney.length > 0) return { cents: null, words: looksLikeMoney, confidence: 'unsure' }
  return { cents: null, words: [...words], confidence: 'sure' }
}

function isBeside(part: Word, amount: readonly Word[]): boolean {
  return amount.some(
    word =>
      Math.abs(word.base - part.base) < 0.5 * word.size &&
      Math.max(word.x - part.right, part.x - word.right) < CLOSE * word.size,
  )
}

/** Reads the words of a cell as what the field holds. */
export function readInto(sheet: Sheet, key: FieldKey, words: readonly Word[]): void {
  const type = FIELDS[key].type
  if (type === 'cents') {
    const { cents, words: used, confidence } = cellAmount(words)
    setValue(sheet, key as 'loan_amount', cents, used.length > 0 ? used : words, confidence)
    return
  }
  const text = textOf(words)
  if (text === '' || isNothing(text) || isDash(text)) {
    setValue(sheet, key, null, words)
    return
  }
  if (type === 'percent') {
    const found = percentsIn(words)
    const [first] = found
    const sure = first !== undefined && found.every(({ percent }) => percent === first.percent)
    setValue(sheet, key as 'apr', sure ? first.percent : null, first?.words ?? words, sure ? 'sure' : 'unsure')
  } else if (type === 'day') {
    const day = parseDay(text)
    setValue(sheet, key as 'date_issued', day, words, day ? 'sure' : 'unsure')
  } else if (type === 'text') {
    // Boxes are of the row below, whose label was not found.
    setValue(sheet, key as 'product', text, words, /[☐☑☒□■]/u.test(text) ? 'unsure' : 'sure')
  }
}

export function percentsIn(words: readonly Word[]): { percent: number; words: Word[] }[] {
  return words.flatMap((word, at) => {
    const percent = parsePercent(word.text)
    if (isRest(words, at)) return []
    if (percent !== null) return [{ percent, words: [word] }]
    const next = words[at + 1]
    const parted = next?.text === '%' ? parsePercent(`${word.text}%`) : null
    return parted !== null && next ? [{ percent: parted, words: [word, next] }] : []
  })
}
