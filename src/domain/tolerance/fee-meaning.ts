import { VOCABULARY } from './fee-vocabulary.ts'
import { plainLabel } from './plain-label.ts'

/**
 * What a fee is, whatever a lender calls it: "Title – Lender's Policy" and "Title - Lender's Title Insurance" are one. A label
 * that no entry fits keeps its own words.
 */
export interface FeeMeaning {
  /** A name of ours, or the label's own words in order. */
  key: string
  /** Whether lenders let buyers choose the provider; `null` where they differ. */
  usually_shoppable: boolean | null
  /** It stands in our vocabulary. */
  is_known: boolean
}

/** Words that tell no fee from another. */
const EMPTY_WORDS = new Set([
  'fee',
  'fees',
  'charge',
  'charges',
  'cost',
  'costs',
  'the',
  'a',
  'an',
  'of',
  'for',
  'and',
  'to',
  'optional',
  'title',
  'your',
])

export function feeMeaning(label: string): FeeMeaning {
  const words = plainLabel(label)
  const entry = VOCABULARY.find(({ all, none }) => all.every(part => part.test(words)) && !none?.test(words))
  if (entry) return { key: entry.key, usually_shoppable: entry.shoppable, is_known: true }
  return {
    key: tellingWords(label).join(' '),
    usually_shoppable: /\btitle\b/.test(words) ? true : null,
    is_known: false,
  }
}

/** The words that make a fee this fee. */
function tellingWords(label: string): string[] {
  return plainLabel(label)
    .split(' ')
    .filter(word => word !== '' && !EMPTY_WORDS.has(word))
}

/** 1 for the same words, 0 for none in common. */
export function likeness(a: string, b: string): number {
  const left = new Set(tellingWords(a))
  const right = new Set(tellingWords(b))
  const shared = [...left].filter(word => right.has(word)).length
  const all = new Set([...left, ...right]).size
  return all === 0 ? 0 : shared / all
}
