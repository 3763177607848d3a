import { SMALL_WORDS } from './small-words.ts'

/** One page that the guide's search can lead to. */
export interface Searchable {
  path: string
  title: string
  /** The chapter, or what else it is. */
  kind: string
  lines: readonly string[]
}

export interface Found {
  path: string
  title: string
  kind: string
  /** The line that answers best, cut around the first word found. */
  excerpt: string
}

const MOST_FOUND = 8
const EXCERPT_LETTERS = 140

/** Pages in which a word of the question begins a word: those with more of them first, then those that have it in their title. */
export function searchGuide<Page extends Searchable>(pages: readonly Page[], question: string): (Page & Found)[] {
  const words = wordsAsked(question)
  if (words.length === 0) return []
  return pages
    .map(page => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_FOUND)
    .map(({ page }) => ({ ...page, excerpt: excerptOf(page.lines, words) }))
}

function wordsAsked(question: string): string[] {
  const all = plain(question).split(' ').filter(Boolean)
  const distinctive = all.filter(word => !SMALL_WORDS.has(word))
  return distinctive.length > 0 ? distinctive : all
}

/** More than any number of hits of one word. */
const ANOTHER_WORD = 1000

function scoreOf({ title, lines }: Searchable, words: string[]): number {
  const inTitle = wordsOf(title)
  const inText = lines.flatMap(wordsOf)
  return words.reduce((score, word) => {
    const titleHits = inTitle.filter(candidate => candidate.startsWith(word)).length
    const textHits = inText.filter(candidate => candidate.startsWith(word)).length
    if (titleHits + textHits === 0) return score
    return score + ANOTHER_WORD + titleHits * 10 + Math.min(textHits, 9)
  }, 0)
}

function excerptOf(lines: readonly string[], words: string[]): string {
  const hits = (line: string) =>
    words.filter(word => wordsOf(line).some(candidate => candidate.startsWith(word))).length
  // A whole sentence tells more than a heading or a row of a table.
  const sentences = lines.filter(line => /[.?]$/.test(line))
  const best = sentences.reduce((one, other) => (hits(other) > hits(one) ? other : one), sentences[0] ?? '')
  if (best.length <= EXCERPT_LETTERS) return best
  const at = Math.max(0, best.toLowerCase().search(new RegExp(`\\b(${words.join('|')})`)))
  const start = at < EXCERPT_LETTERS / 2 ? 0 : best.indexOf(' ', at - EXCERPT_LETTERS / 2) + 1
  const end = best.lastIndexOf(' ', start + EXCERPT_LETTERS)
  return `${start > 0 ? '… ' : ''}${best.slice(start, end)} …`
}

function wordsOf(text: string): string[] {
  return plain(text).split(' ')
}

/** Small letters without accents and figures only, so that nothing typed can mean anything to a pattern. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
