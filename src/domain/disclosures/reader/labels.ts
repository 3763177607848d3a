import type { PageWords, Word } from './words.ts'

/** A label found on a page: the words it is made of. */
export interface Label {
  words: Word[]
  x: number
  right: number
  base: number
  size: number
}

/** Where to look, by the places words stand on. */
export interface Area {
  left?: number
  right?: number
  top?: number
  bottom?: number
}

export function wordsIn(words: readonly Word[], area: Area): Word[] {
  return words.filter(word => isIn(area, word))
}

function isIn({ left, right, top, bottom }: Area, word: Word): boolean {
  if ((top !== undefined && word.base < top) || (bottom !== undefined && word.base >= bottom)) return false
  const middle = (word.x + word.right) / 2
  return !(left !== undefined && middle < left) && !(right !== undefined && middle >= right)
}

/** What can be a value: seen by people, and no heading. */
export function visible(words: readonly Word[]): Word[] {
  return words.filter(word => !word.hidden)
}

/** Words of a page by the first letter of their key: most labels are looked for on a page that has few such words. */
const beginnings = new WeakMap<readonly Word[], Map<string, number[]>>()

function beginningsOf(words: readonly Word[]): Map<string, number[]> {
  const known = beginnings.get(words)
  if (known) return known
  const places = new Map<string, number[]>()
  words.forEach(({ key }, at) => {
    const list = places.get(key.charAt(0))
    if (list) list.push(at)
    else places.set(key.charAt(0), [at])
  })
  beginnings.set(words, places)
  return places
}

/**
 * Every place where the words make this label, given as letters alone (`loanamount`). Labels come in pieces, with any
 * punctuation, and may go on in the next line.
 */
export function findLabels(page: PageWords | readonly Word[], label: string, area: Area = {}): Label[] {
  const words = 'words' in page ? page.words : page
  const found = (beginningsOf(words).get(label.charAt(0)) ?? []).flatMap(at => {
    const first = words[at]
    if (!first || !label.startsWith(first.key) || !isIn(area, first)) return []
    const taken = follow(words, area, [at], label.slice(first.key.length))
    return taken ? [labelOf(taken)] : []
  })
  // What fills one row is the label; what seems to go on below may be two labels.
  return [...found.filter(isOneRow), ...found.filter(one => !isOneRow(one))]
}

export function isOneRow({ words, base, size }: Label): boolean {
  return words.every(word => Math.abs(word.base - base) < 0.5 * size)
}

/** A label that begins its row, as those of tables do: 'Paid from your Loan Amount' is not 'Loan Amount'. */
export function findRowLabel(page: PageWords, labels: string[], area?: Area): Label | null {
  for (const label of labels) {
    const first = findLabels(page, label, area).find(found => beginsRow(page.words, found))
    if (first) return first
  }
  return null
}

/** A label that stands for itself: letters and guides have the form's words too, but in their sentences. */
export function isHeading(words: readonly Word[], label: Label): boolean {
  if (!isOneRow(label)) return false
  const last = label.words.at(-1)
  if (/[,;]$/.test(last?.text ?? '')) return false
  const row = words.filter(word => Math.abs(word.base - label.base) < 0.35 * label.size && !label.words.includes(word))
  const isInSentence = ({ text, x, right }: Word) => {
    // 'D. Total Loan Costs' and '01 Recording Fees' begin with their letter or number.
    if (right <= label.x + 1) return label.x - right < 0.6 * label.size && /\p{L}{2}/u.test(text)
    return x - label.right < 0.6 * label.size && /^\p{Ll}{2}/u.test(text)
  }
  return !row.some(isInSentence)
}

export function beginsRow(words: readonly Word[], label: Label): boolean {
  return !words.some(word => {
    const gap = label.x - word.right
    return (
      Math.abs(word.base - label.base) < 3 &&
      word.x < label.x &&
      gap < 1.4 * label.size &&
      !/^\d\d$|^[A-Z]\.$/.test(word.text)
    )
  })
}

export function findLabel(page: PageWords | readonly Word[], labels: string | string[], area?: Area): Label | null {
  for (const label of [labels].flat()) {
    const [first] = findLabels(page, label, area)
    if (first) return first
  }
  return null
}

/** The words that make the rest of a label, after those that were taken by their place in the list. */
function follow(words: readonly Word[], area: Area, taken: number[], rest: string): Word[] | null {
  if (rest === '') return taken.flatMap(at => words[at] ?? [])
  for (const at of nextPlaces(words, area, taken)) {
    const key = words[at]?.key ?? ''
    if (!rest.startsWith(key) || (key !== '' && taken.includes(at))) continue
    const found = follow(words, area, [...taken, at], rest.slice(key.length))
    if (found) return found
  }
  return null
}

/** How far the rows of a list may be out of order: words of one row differ by less. */
const OUT_OF_ORDER = 8

/** Where a label can go on: with the next word of its row, or with the first of the next row. */
function nextPlaces(words: readonly Word[], area: Area, taken: readonly number[]): number[] {
  const first = words[taken[0] ?? -1]
  const end = taken.at(-1) ?? -1
  const last = words[end]
  if (!first || !last) return []
  const reach = 1.8 * last.size + OUT_OF_ORDER
  let beside: number | null = null
  let below: number | null = null
  const look = (at: number): boolean => {
    const word = words[at]
    if (!word || Math.abs(word.base - last.base) > reach) return false
    const drop = word.base - last.base
    if (Math.abs(drop) <= 0.35 * last.size) {
      const isNext = word.x > last.x && word.x - last.right <= 1.6 * last.size && isIn(area, word)
      if (isNext && (beside === null || word.x < (words[beside]?.x ?? 0))) beside = at
    } else if (drop > 0.5 * last.size && drop < 1.8 * last.size && Math.abs(word.x - first.x) < 0.8 * first.size) {
      if ((below === null || at < below) && isIn(area, word)) below = at
    }
    return true
  }
  // Words come row by row, so that only those around are looked at.
  for (let at = end + 1; look(at); ) at++
  for (let at = end - 1; look(at); ) at--
  return [beside, below].filter(at => at !== null)
}

function labelOf(words: Word[]): Label {
  const first = words[0] as Word
  return {
    words,
    x: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ right }) => right)),
    base: first.base,
    size: first.size,
  }
}

/** How much higher than its label a value may stand; lower it may stand as far as the next label. */
const RISE = 3

/**
 * The bands that belong to labels below one another: each reaches from its label to the next. Values stand up to five
 * points lower than their label, and may take several lines.
 */
export function bands<Key extends string>(
  { lift }: PageWords,
  labels: Partial<Record<Key, Label | null>>,
  bottom: number,
): Partial<Record<Key, { label: Label; top: number; bottom: number }>> {
  const found = (Object.entries(labels) as [Key, Label | null][])
    .flatMap(([key, label]) => (label ? [{ key, label }] : []))
    .sort((one, other) => one.label.base - other.label.base)
  return Object.fromEntries(
    found.map(({ key, label }, at) => {
      const next = found.slice(at + 1).find(other => other.label.base > label.base + 2)
      const rise = RISE + lift
      return [key, { label, top: label.base - rise, bottom: next ? next.label.base - rise : bottom }]
    }),
  ) as Partial<Record<Key, { label: Label; top: number; bottom: number }>>
}
