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

export function wordsIn(words: readonly Word[], { left = -1e9, right = 1e9, top = -1e9, bottom = 1e9 }: Area): Word[] {
  return words.filter(word => {
    const middle = (word.x + word.right) / 2
    return middle >= left && middle < right && word.base >= top && word.base < bottom
  })
}

/** What can be a value: seen by people, and no heading. */
export function visible(words: readonly Word[]): Word[] {
  return words.filter(word => !word.hidden)
}

/**
 * Every place where the words make this label, given as letters alone (`loanamount`). Labels come in pieces, with any
 * punctuation, and may go on in the next line.
 */
export function findLabels(page: PageWords | readonly Word[], label: string, area: Area = {}): Label[] {
  const words = wordsIn('words' in page ? page.words : page, area)
  const found = words.flatMap(first => {
    const taken = label.startsWith(first.key) && first.key !== '' ? follow(words, [first], label) : null
    return taken ? [labelOf(taken)] : []
  })
  // What fills one row is the label; what seems to go on below may be two labels.
  return [...found.filter(isOneRow), ...found.filter(one => !isOneRow(one))]
}

export function isOneRow({ words, base, size }: Label): boolean {
  return words.every(word => Math.abs(word.base - base) < 0.5 * size)
}

/** A label that begins its row, as those of tables do: 'Paid from your Loan Amount' is not 'Loan Amount'. */
export function findRowLabel(page: PageWords, labels: string[], area: Area = {}): Label | null {
  for (const label of labels) {
    const first = findLabels(page, label, area).find(found => beginsRow(page.words, found))
    if (first) return first
  }
  return null
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

export function findLabel(page: PageWords | readonly Word[], labels: string | string[], area: Area = {}): Label | null {
  for (const label of [labels].flat()) {
    const [first] = findLabels(page, label, area)
    if (first) return first
  }
  return null
}

function follow(words: readonly Word[], taken: Word[], label: string): Word[] | null {
  const got = taken.map(({ key }) => key).join('')
  if (got === label) return taken
  const last = taken.at(-1)
  const first = taken[0]
  if (!last || !first) return null
  const rest = label.slice(got.length)
  const next = [...nextOnRow(words, last), ...firstOfNextRow(words, first, last)]
  for (const word of next) {
    if (word.key === '' || (rest.startsWith(word.key) && !taken.includes(word))) {
      const found = follow(words, word.key === '' ? [...taken, word] : [...taken, word], label)
      if (found) return found
    }
  }
  return null
}

function nextOnRow(words: readonly Word[], last: Word): Word[] {
  let nearest: Word | null = null
  for (const word of words) {
    const gap = word.x - last.right
    if (word === last || word.x <= last.x || Math.abs(word.base - last.base) > 0.35 * last.size) continue
    if (gap > 1.6 * last.size) continue
    if (!nearest || word.x < nearest.x) nearest = word
  }
  return nearest ? [nearest] : []
}

function firstOfNextRow(words: readonly Word[], first: Word, last: Word): Word[] {
  return words
    .filter(word => {
      const drop = word.base - last.base
      return drop > 0.5 * last.size && drop < 1.8 * last.size && Math.abs(word.x - first.x) < 0.8 * first.size
    })
    .slice(0, 1)
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
export const RISE = 3

/**
 * The bands that belong to labels below one another: each reaches from its label to the next. Values stand up to five
 * points lower than their label, and may take several lines.
 */
export function bands<Key extends string>(
  labels: Partial<Record<Key, Label | null>>,
  bottom: number,
): Partial<Record<Key, { label: Label; top: number; bottom: number }>> {
  const found = (Object.entries(labels) as [Key, Label | null][])
    .flatMap(([key, label]) => (label ? [{ key, label }] : []))
    .sort((one, other) => one.label.base - other.label.base)
  return Object.fromEntries(
    found.map(({ key, label }, at) => {
      const next = found.slice(at + 1).find(other => other.label.base > label.base + 2)
      return [key, { label, top: label.base - RISE, bottom: next ? next.label.base - RISE : bottom }]
    }),
  ) as Partial<Record<Key, { label: Label; top: number; bottom: number }>>
}
