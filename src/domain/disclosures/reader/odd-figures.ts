import { squeeze } from './squeeze.ts'

/** What is asked of a word here. */
interface Piece {
  text: string
  key: string
  x: number
  right: number
  base: number
  size: number
  hidden: boolean
  certainty: number
}

/** A figure that is written in no usual way is read as what it seems to say, and asked about. */
const SEEMS = 0.6
/** How far apart the parts of one figure may stand, in letters' heights: a blank's width. */
const BLANK = 0.75

const HEAD = /^[-–—−‒(]{0,2}\$ ?[-–—−‒]?\d{1,3}(?:,\d{3})*$/
const REST = /^\d{3}(?:\.\d{2})?\)?$/

/** '$16 292' in two words, '$16.292', '$16’292' and '$l6,29O' as the figures that they seem to be. */
export function withOddFigures<Word extends Piece>(row: readonly Word[]): Word[] {
  const words: Word[] = []
  for (const word of row) {
    const before = words.at(-1)
    if (before && HEAD.test(before.text) && REST.test(word.text) && isNear(before, word))
      words[words.length - 1] = renamed(before, `${before.text},${word.text}`, word.right)
    else words.push(withDigits(word))
  }
  return words
}

function isNear(before: Piece, word: Piece): boolean {
  const gap = word.x - before.right
  return gap < BLANK * word.size && Math.abs(before.base - word.base) < 0.8 && before.hidden === word.hidden
}

function withDigits<Word extends Piece>(word: Word): Word {
  const isFigure = /^[-–—−‒(]{0,2}\$[-–—−‒]?[\dOol|I][\dOol|I,.'’]*\)?$|^[\dOol|I]+\.[\dOol|I]+%$/.test(word.text)
  if (!isFigure || !/\d/.test(word.text)) return word
  const digits = word.text.replace(/[Oo]/g, '0').replace(/[l|I]/g, '1')
  const text = digits.replace(/(?<=\$[-–—−‒]?\d{1,3}(?:[.'’]\d{3})*)[.'’](?=\d{3}(?:\D|$))/g, ',')
  return text === word.text ? word : renamed(word, text, word.right)
}

function renamed<Word extends Piece>(word: Word, text: string, right: number): Word {
  return { ...word, text, key: squeeze(text), right, certainty: Math.min(word.certainty, SEEMS) }
}
