import { BY_FORM, OFFICIAL, OURS } from '../spanish/charge-pairs.ts'
import * as form from '../spanish/form-pairs.ts'
import * as last from '../spanish/last-pages-pairs.ts'
import type { Pair } from '../spanish/pair.ts'
import * as standing from '../spanish/standing-pairs.ts'
import { findLabels } from './labels.ts'
import { PIECES } from './spanish-pieces.ts'
import { squeeze } from './squeeze.ts'
import { isCheckMark, type PageWords, type Word } from './words.ts'

const isPair = (value: unknown): value is Pair => typeof value === 'object' && value !== null && 'es' in value

interface Known {
  en: string
  es: string
  label: string
}

/** Longest first: a label may be the beginning of another. */
const PAIRS = [
  ...PIECES,
  ...[form, last, standing].flatMap(words =>
    Object.values(words).flatMap(group => Object.values(group).filter(isPair)),
  ),
  ...OFFICIAL,
  ...OURS,
  ...Object.values(BY_FORM).flat(),
]
  // The heads of columns stand in two rows, the upper over two columns.
  .filter(({ es }) => !es.includes('{') && !/^Pagados por el .+ cierre$/.test(es))
  .map(({ en, es }): Known => ({ en, es, label: plain(squeeze(es)) }))
  .sort((one, other) => other.label.length - one.label.length)

/** Every page of the Spanish forms says which it is at its foot. */
const FEET = ['estimaciondeprestamo', 'declaraciondecierre']

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A page of the official Spanish form with its words in English, each where the Spanish stands; others as they are. */
export function inEnglish(page: PageWords): PageWords {
  let words = page.words.map(word => ({ ...word, key: plain(word.key) }))
  if (!FEET.some(foot => findLabels(words, foot, { top: page.height * 0.9 }).length > 0)) return page
  // Where a charge takes two lines, its amount stands in the last.
  const isCosts = COST_TITLES.some(sign => findLabels(words, sign).length > 0)
  for (const pair of PAIRS) {
    for (const found of flows(words, pair.label)) {
      if (!found.every(word => words.includes(word)) || !isPrintedSo(pair, found)) continue
      const taken = new Set(found)
      const atEnd = isCosts || (isShort(pair) && hasValueBelow(words, found))
      const english = spread(pair, found, atEnd)
      const number = atEnd ? numberOf(words, found) : undefined
      words = words.flatMap(word => {
        if (word === number) return [{ ...word, base: english[0]?.base ?? word.base }]
        return word === found[0] ? english : taken.has(word) ? [] : [word]
      })
    }
  }
  const english = withPeriods(withYears(withoutOf(words)))
  return { ...page, words: english.sort((one, other) => one.base - other.base || one.x - other.x) }
}

const COST_TITLES = ['detallesdeloscostosdecierre', 'detallesdeloscostosdelcierre']

/** Every place where the words make this label, also where it goes on in the next line, wherever that begins. */
function flows(words: readonly Word[], label: string): Word[][] {
  const follow = (taken: Word[], rest: string): Word[] | null => {
    if (rest === '') return taken
    const end = taken.at(-1) as Word
    for (const next of nextWords(words, end)) {
      if (!rest.startsWith(next.key) || taken.includes(next)) continue
      const found = follow([...taken, next], rest.slice(next.key.length))
      if (found) return found
    }
    return null
  }
  return words.flatMap(word => {
    // In a sentence 'si' is 'if'; the answer is printed in capitals.
    if (word.key === '' || !label.startsWith(word.key) || (label === 'si' && !/^SÍ\W?$/.test(word.text))) return []
    const found = follow([word], label.slice(word.key.length))
    return found ? [found] : []
  })
}

/** The next word of a row, or after the last of it the first words of the next. */
function nextWords(words: readonly Word[], last: Word): Word[] {
  const near = (gap: number) => gap > -last.size && gap <= 1.6 * last.size
  const isBeside = (word: Word, other: Word) => Math.abs(word.base - other.base) <= 0.35 * last.size
  // A heading on a dark bar does not go on from black words over it.
  const printed = words.filter(({ hidden }) => hidden === last.hidden)
  const beside = printed
    .filter(word => isBeside(word, last) && word.x > last.x && near(word.x - last.right))
    .sort((one, other) => one.x - other.x)
  if (beside[0]) return [beside[0]]
  const below = printed.filter(word => {
    const drop = word.base - last.base
    if (drop <= 0.5 * last.size || drop >= 1.9 * last.size || word.x > last.x + last.size) return false
    return !words.some(other => isBeside(other, word) && other.x < word.x && near(word.x - other.right))
  })
  // Of several columns, the one that it stands in.
  return below.sort((one, other) => other.x - one.x)
}

/** 'Hipoteca:' is a label, and 'hipoteca' a word of any name; so is '(Deudor)' beside 'Deudor'. */
function isPrintedSo({ es }: Known, [first, ...more]: readonly Word[]): boolean {
  const last = more.at(-1) ?? first
  return (!es.endsWith(':') || /[:]$/.test(last?.text ?? '')) && (!es.startsWith('(') || first?.text[0] === '(')
}

const NEAR_VALUE = 40

/** 'Tipo de' and below it 'préstamo x Convencional': the value stands beside the second row of a short label. */
function hasValueBelow(words: readonly Word[], label: readonly Word[]): boolean {
  const [first, last] = [label[0] as Word, label.at(-1) as Word]
  if (Math.abs(first.base - last.base) < 0.5 * first.size) return false
  const isBeside = (one: Word) => {
    const row = label.filter(({ base }) => Math.abs(base - one.base) < 0.5 * one.size)
    const end = Math.max(...row.map(({ right }) => right))
    return words.some(
      word =>
        Math.abs(word.base - one.base) < 0.5 * one.size &&
        word.x >= end &&
        word.x - end < NEAR_VALUE &&
        (isCheckMark(word.text) || /^[\p{Lu}\d$]/u.test(word.text)),
    )
  }
  return isBeside(last) && !isBeside(first)
}

const isShort = ({ en }: Known) => en.split(' ').length <= 3

/** The number of a line, which stands before the first row of its label. */
function numberOf(words: readonly Word[], [first]: readonly Word[]): Word | undefined {
  return words.find(
    word =>
      first &&
      /^\d\d$/.test(word.text) &&
      Math.abs(word.base - first.base) < 0.5 * first.size &&
      word.right <= first.x &&
      first.x - word.right < 1.6 * first.size,
  )
}

const WIDEST_LETTER = 0.55

/** English words in the row where the Spanish label begins, or ends. */
function spread({ en, es }: Known, words: readonly Word[], atEnd: boolean): Word[] {
  const first = words[0] as Word
  const anchor = atEnd ? (words.at(-1) as Word) : first
  const row = words.filter(({ base }) => Math.abs(base - anchor.base) < 0.5 * anchor.size)
  const left = Math.min(...row.map(({ x }) => x))
  const right = Math.max(...row.map(word => word.right))
  const own = /[).,:;]$/.test(es) ? 1 : 0
  const end = /(?<![).,:;])[).,:;]+$/.exec(words.at(-1)?.text ?? '')?.[0].slice(own) ?? ''
  const begin = es.startsWith('(') ? '' : (/^[(]+/.exec(first.text)?.[0] ?? '')
  const english = /^\p{Lu}/u.test(first.text) ? en.charAt(0).toUpperCase() + en.slice(1) : en
  const said = `${begin}${english}${en.endsWith(end) ? '' : end}`
  // Words of one label stand no further apart than in English.
  const each = Math.min((right - left) / said.length, WIDEST_LETTER * anchor.size)
  let at = 0
  return said.split(' ').map(text => {
    const x = left + each * at
    at += text.length + 1
    return { ...anchor, text, key: squeeze(text), x, right: x + each * text.length }
  })
}

const DAY = /^\(?\d{1,2}\/\d{1,2}\/\d{2,4}/

/** 'del 1/1/13 al 4/14/13' is '1/1/13 to 4/14/13'. */
function withPeriods(words: Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (word.key === 'del' && DAY.test(after?.text ?? '')) return []
    if (word.key === 'al' && DAY.test(before?.text ?? '')) return [{ ...word, text: 'to', key: 'to' }]
    return [word]
  })
}

/** 'de $105.30 por mes': the English line has no such word. */
function withoutOf(words: Word[]): Word[] {
  return words.filter((word, at) => !(word.key === 'de' && words[at + 1]?.text.startsWith('$')))
}

/** 'Años 1 a 4' is 'Years 1-4'. */
function withYears(words: Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [a, b, c, before] = [words[at - 1], words[at + 1], words[at + 2], words[at - 2]]
    if (word.key === 'a' && a && b && /^\d+$/.test(a.key) && /^\d+$/.test(b.key) && before?.key === 'years') return []
    if (/^\d+$/.test(word.key) && b?.key === 'a' && c && /^\d+$/.test(c.key) && a?.key === 'years')
      return [{ ...word, text: `${word.text}-${c.text}`, key: word.key + c.key, right: c.right }]
    if (
      /^\d+$/.test(word.key) &&
      a?.key === 'a' &&
      before &&
      /^\d+$/.test(before.key) &&
      words[at - 3]?.key === 'years'
    )
      return []
    return [word]
  })
}
