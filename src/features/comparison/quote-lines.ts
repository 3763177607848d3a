import { type Token, tokenize } from './quote-tokens.ts'
import { CONNECTORS, type Concept, conceptAt, HEDGES, isFee, NO_RATE, RATE_CONTEXT } from './quote-vocabulary.ts'

/** A figure that a line says, with the name that it has there. */
export interface Claim {
  concept: Concept | 'points-price'
  name: string
  value: number
}

export interface ReadLine {
  claims: Claim[]
  /** It has a name or a figure that was not understood. */
  isUnclear: boolean
  /** Nothing but a name: what it says may stand in the next line. */
  isName: boolean
  /** Nothing but a figure. */
  isFigure: boolean
}

type Figure = Extract<Token, { kind: 'figure' }>
type Item =
  | { at: 'name'; concept: Concept; text: string; from: number; to: number }
  | { at: 'figure'; figure: Figure; from: number }
interface Chunk {
  tokens: Token[]
  items: Item[]
  /** What parts it from the chunk before. */
  by: 'cell' | 'slash' | 'list' | 'and' | 'sentence' | null
}

const LEAST_RATE = 2
const MOST_RATE = 15
const MOST_POINTS = 10
const LEAST_LOAN = 10_000
const SHORT_LINE = 4

/** `A. Origination Charges $2,995`: the sum of a form's section, whose lines follow. */
const SECTION = /^[A-J]\. /

export function readLine(line: string): ReadLine {
  const tokens = tokenize(line)
  const all = sentences(tokens).map(sentence => readSentence(line, sentence))
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const names = all.flatMap(({ names: found }) => found)
  const hasFigure = tokens.some(({ kind }) => kind === 'figure' || kind === 'odd')
  return {
    claims: SECTION.test(line) ? [] : all.flatMap(({ claims }) => claims),
    isUnclear:
      all.some(({ isUnclear }) => isUnclear) ||
      (!hasFigure && words <= SHORT_LINE && names.some(isFee) && !all.some(({ claims }) => claims.length > 0)),
    isName: !hasFigure && names.length === 1 && words <= SHORT_LINE,
    isFigure:
      words === 0 &&
      tokens.filter(({ kind }) => kind === 'figure').length === 1 &&
      !tokens.some(({ kind }) => kind === 'odd' || kind === 'span'),
  }
}

/** The cells of a line of a table. */
export function cellsOf(line: string): string[] {
  const breaks = tokenize(line).filter(token => token.kind === 'break' && token.by === 'cell')
  const edges = [{ end: 0 }, ...breaks]
  return edges
    .map(({ end }, index) => line.slice(end, breaks[index]?.start ?? line.length).trim())
    .filter(cell => cell !== '')
}

function sentences(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'break' && token.by === 'sentence') found.push([])
    else found.at(-1)?.push(token)
  }
  return found.filter(sentence => sentence.length > 0)
}

interface ReadSentence {
  claims: Claim[]
  names: Concept[]
  isUnclear: boolean
}

function readSentence(line: string, tokens: Token[]): ReadSentence {
  const chunks = joinCells(chunksOf(line, tokens))
  const names = chunks.flatMap(({ items }) => items.flatMap(item => (item.at === 'name' ? [item.concept] : [])))
  const hasFigure = tokens.some(({ kind }) => kind === 'figure' || kind === 'odd')
  if (isHedged(tokens)) return { claims: [], names, isUnclear: hasFigure }
  const pair = ratePair(tokens, names)
  if (pair) return { claims: pair, names, isUnclear: false }
  const read = chunks.map((chunk, index) => readChunk(chunk, chunks[index - 1], chunks[index + 1]))
  const claims = [...read.flatMap(chunk => chunk.claims), ...lockClaims(tokens, names)]
  const open = read.flatMap(chunk => chunk.open)
  const rate = rateAlone(tokens, open, claims)
  if (rate) claims.push(rate)
  const isMonthly = tokens.some(token => token.kind === 'word' && MONTHLY.has(token.low))
  const left = open.filter(({ unit, value }) => (unit === 'percent' ? value !== rate?.value : !isMonthly))
  return { claims, names, isUnclear: read.some(chunk => chunk.isUnclear) || left.length > 0 }
}

function isHedged(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.kind !== 'word') return false
    const [next, before] = [tokens[index + 1], tokens[index - 1]]
    if (token.low === 'from') return next?.kind === 'figure'
    if (token.low === 'up') return next?.kind === 'word' && next.low === 'to'
    // 'One and a half points' is no half.
    if (token.low === 'half')
      return before?.kind === 'word' && before.low === 'a' && wordAt(tokens, index - 2) === 'and'
    return HEDGES.has(token.low)
  })
}

function wordAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  return token?.kind === 'word' ? token.low : ''
}

function chunksOf(line: string, tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [{ tokens: [], items: [], by: null }]
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.kind === 'break' || (token.kind === 'word' && token.low === 'and')) {
      chunks.push({ tokens: [], items: [], by: token.kind === 'break' ? token.by : 'and' })
      continue
    }
    const chunk = chunks.at(-1)
    if (!chunk) continue
    const found = token.kind === 'word' ? conceptAt(wordsFrom(tokens, at)) : null
    const last = found && tokens[at + found.words - 1]
    if (found && last) {
      const text = line.slice(token.start, last.end)
      const from = chunk.tokens.length
      chunk.tokens.push(...tokens.slice(at, at + found.words))
      chunk.items.push({ at: 'name', concept: found.concept, text, from, to: from + found.words - 1 })
      at += found.words - 1
      continue
    }
    if (token.kind === 'figure') chunk.items.push({ at: 'figure', figure: token, from: chunk.tokens.length })
    chunk.tokens.push(token)
  }
  return chunks.filter(chunk => chunk.tokens.length > 0)
}

function wordsFrom(tokens: readonly Token[], from: number): string[] {
  const words: string[] = []
  for (let at = from; at < tokens.length && at < from + 6; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') break
    words.push(token.low)
  }
  return words
}

/** In a table the name has a cell and the figure the next one. */
function joinCells(chunks: readonly Chunk[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const before = joined.at(-1)
    const isFigure = chunk.items.length === 1 && chunk.items[0]?.at === 'figure' && !hasWords(chunk)
    const isName = before?.items.length === 1 && before.items[0]?.at === 'name'
    const wants = chunk.by === 'cell' ? isName : false
    const isNext = chunk.by === 'cell' || chunk.by === 'slash'
    if (before && isFigure && (wants || (isNext && wantsMore(before)))) {
      const shift = before.tokens.length
      before.items.push(...chunk.items.map(item => ({ ...item, from: item.from + shift })))
      before.tokens.push(...chunk.tokens)
    } else joined.push(chunk)
  }
  return joined
}

function hasWords(chunk: Chunk): boolean {
  return chunk.tokens.some(token => token.kind === 'word' && !CONNECTORS.has(token.low))
}

/** 'Points (0.5)' and '0.5 points', whose dollars stand in the next cell; so does the sum of a down payment. */
function wantsMore({ items }: Chunk): boolean {
  const [name, another] = items.flatMap(item => (item.at === 'name' ? [item.concept] : []))
  const hasMoney = items.some(item => item.at === 'figure' && item.figure.unit === 'money')
  return items.length === 2 && !hasMoney && !another && (name === 'points' || name === 'passed')
}

/** `Rate/APR: 6.5%/6.7%`. */
function ratePair(tokens: readonly Token[], names: readonly Concept[]): Claim[] | null {
  const figures = tokens.filter((token): token is Figure => token.kind === 'figure')
  const [first, second, third] = figures
  const isPair = names.length === 2 && names[0] === 'rate' && names[1] === 'apr'
  const firstFigure = tokens.findIndex(({ kind }) => kind === 'figure')
  const namesLast = tokens.findLastIndex(({ kind }) => kind === 'word')
  if (!isPair || !first || !second || third || namesLast > firstFigure) return null
  if (!fits('rate', first) || !fits('apr', second)) return null
  return [
    { concept: 'rate', name: 'rate', value: first.value },
    { concept: 'apr', name: 'apr', value: second.value },
  ]
}

interface ReadChunk {
  claims: Claim[]
  /** Figures that nothing named. */
  open: Figure[]
  isUnclear: boolean
}

function readChunk(chunk: Chunk, before: Chunk | undefined, after: Chunk | undefined): ReadChunk {
  const { items, tokens } = chunk
  const figures = items.flatMap(item => (item.at === 'figure' ? [item.figure] : []))
  const names = items.flatMap(item => (item.at === 'name' ? [item] : []))
  if (tokens.some(({ kind }) => kind === 'odd')) return { claims: [], open: [], isUnclear: true }
  const isPassed = names.some(({ concept }) => concept === 'passed')
  const taken = new Set<Figure>()
  const claims: Claim[] = []
  const isNamesFirst = items[0]?.at === 'name'
  for (const [place, item] of items.entries()) {
    if (item.at !== 'name' || item.concept === 'lock') continue
    const none = noneClaim(chunk, item)
    if (none) {
      claims.push(none)
      continue
    }
    if (isTooPlain(chunk, item)) continue
    const [left, right] = [neighbour(chunk, place, -1), neighbour(chunk, place, 1)].map(figure =>
      figure && !taken.has(figure) && fits(item.concept, figure) ? figure : null,
    )
    if (item.concept === 'points')
      claims.push(...pointsClaims(chunk, place, item.text, left ?? null, right ?? null, taken))
    else {
      const both = left && right
      const dollars = right === null && isFee(item.concept) ? priceOfShare(chunk, place) : null
      if (dollars) taken.add(dollars.share)
      const figure =
        dollars?.price ??
        (both
          ? item.concept === 'apr'
            ? aprOf(chunk, place, left, right)
            : isNamesFirst
              ? right
              : left
          : (left ?? right))
      if (!figure) continue
      if (item.concept === 'credit' && !isGiven(chunk, item.text, figure)) continue
      taken.add(figure)
      if (item.concept !== 'passed') claims.push({ concept: item.concept, name: item.text, value: figure.value })
    }
  }
  const open = figures.filter(figure => !taken.has(figure) && (!isPassed || fits('rate', figure)))
  const isShared = sharesName(chunk, before) || sharesName(after, chunk)
  const money = open.filter(({ unit }) => unit === 'money')
  const hasBare = [...taken].some(({ unit }) => unit === 'number') && open.some(({ unit }) => unit === 'number')
  const isDoubtful =
    isShared ||
    (hasBare && names.some(({ concept }) => isFee(concept))) ||
    (money.length > 0 && claims.some(({ concept }) => concept !== 'rate' && concept !== 'apr'))
  const bare = open.filter(({ unit, value }) => unit === 'number' && value >= 10)
  const endsBare = bare.length > 0 && tokens.at(-1)?.kind === 'figure' && hasWords(chunk) && tokens.length <= SHORT_LINE
  return {
    claims: isDoubtful ? [] : claims,
    open: open.filter(({ unit }) => unit !== 'number'),
    isUnclear:
      isDoubtful ||
      endsBare ||
      (names.some(({ concept }) => isFee(concept)) && figures.length > 0 && claims.length === 0 && !isPassed),
  }
}

/** The figure beside a name, with nothing between them that says something. */
function neighbour({ items, tokens }: Chunk, place: number, step: 1 | -1): Figure | null {
  const [name, other] = [items[place], items[place + step]]
  if (name?.at !== 'name' || other?.at !== 'figure') return null
  const between = step > 0 ? tokens.slice(name.to + 1, other.from) : tokens.slice(other.from + 1, name.from)
  const isEmpty = between.every(token => token.kind === 'mark' || (token.kind === 'word' && CONNECTORS.has(token.low)))
  return isEmpty ? other.figure : null
}

/** `6.5% APR 6.7%`: the APR is the second, unless that has a name of its own. */
function aprOf(chunk: Chunk, place: number, left: Figure, right: Figure): Figure {
  return chunk.items[place + 2]?.at === 'name' && neighbour(chunk, place + 2, -1) === right ? left : right
}

function pointsClaims(
  chunk: Chunk,
  place: number,
  name: string,
  left: Figure | null,
  right: Figure | null,
  taken: Set<Figure>,
): Claim[] {
  const further = right ? chunk.items[place + 2] : undefined
  const price = further?.at === 'figure' && further.figure.unit === 'money' ? further.figure : null
  const claims: Claim[] = []
  for (const figure of [left, right, price]) {
    if (!figure || (figure.unit === 'money' && figure !== left && isNamedNext(chunk, figure))) continue
    const concept = figure.unit === 'money' ? 'points-price' : 'points'
    if (claims.some(claim => claim.concept === concept)) continue
    taken.add(figure)
    claims.push({ concept, name, value: figure.value })
  }
  return claims
}

/** '0 pts - $1,395 fees': the dollars are those of the fees. */
function isNamedNext(chunk: Chunk, figure: Figure): boolean {
  const at = chunk.items.findIndex(item => item.at === 'figure' && item.figure === figure)
  return chunk.items[at + 1]?.at === 'name' && neighbour(chunk, at + 1, -1) === figure
}

/** 'Origination 1% ($3,200)': the percentage only says where the dollars come from. */
function priceOfShare(chunk: Chunk, place: number): { share: Figure; price: Figure } | null {
  const [share, next] = [neighbour(chunk, place, 1), chunk.items[place + 2]]
  if (share?.unit !== 'percent' || next?.at !== 'figure' || next.figure.unit !== 'money') return null
  return { share, price: next.figure }
}

/** 'Processing and underwriting $1,290': the figure may be for both. */
function sharesName(chunk: Chunk | undefined, before: Chunk | undefined): boolean {
  if (!chunk || !before || chunk.by === 'cell' || chunk.by === 'sentence') return false
  const isBare = ({ items }: Chunk) =>
    items.length > 0 &&
    items.every(item => item.at === 'name') &&
    items.some(item => item.at === 'name' && isFee(item.concept))
  const hasFee = ({ items }: Chunk) =>
    items.some(item => item.at === 'name' && isFee(item.concept)) && items.some(item => item.at === 'figure')
  return (isBare(before) && hasFee(chunk)) || (hasFee(before) && isBare(chunk))
}

/** What is paid each month is no fee. */
const MONTHLY = new Set(['mo', 'month', 'monthly'])

const NONE = new Set(['no', 'zero', 'without'])
const SHARES: Record<string, number> = { half: 0.5, quarter: 0.25, one: 1, two: 2, three: 3 }

/** 'No points', 'no origination fee', 'half a point'. */
function noneClaim({ tokens }: Chunk, { concept, text, from }: Extract<Item, { at: 'name' }>): Claim | null {
  const before = tokens[from - 1]
  const word = before?.kind === 'word' ? (before.low === 'a' ? wordAt(tokens, from - 2) : before.low) : ''
  if (NONE.has(word) && (concept === 'points' || isFee(concept))) return { concept, name: text, value: 0 }
  const share = SHARES[word]
  return concept === 'points' && share !== undefined ? { concept, name: text, value: share } : null
}

/** 'Fees' alone are all of them; third-party fees, or points and fees, are not. */
function isTooPlain({ tokens, items, by }: Chunk, { concept, text }: Extract<Item, { at: 'name' }>): boolean {
  const words = tokens.filter(token => token.kind === 'word' && !CONNECTORS.has(token.low))
  return concept === 'total' && text.toLowerCase() === 'fees' && (words.length > 1 || items.length > 2 || by === 'and')
}

const GIVING = new Set('give gives giving receive receives get gets back toward towards closing lender'.split(' '))

/** In a list of fees a 'credit' alone may be the credit report. */
function isGiven({ tokens }: Chunk, name: string, figure: Figure): boolean {
  if (figure.negative || name.includes(' ')) return true
  return tokens.some(token => token.kind === 'word' && GIVING.has(token.low))
}

function fits(concept: Concept, { unit, value, negative }: Figure): boolean {
  if (negative) return concept === 'credit' && unit !== 'percent'
  const isRate = unit !== 'money' && value >= LEAST_RATE && value <= MOST_RATE
  switch (concept) {
    case 'rate':
    case 'apr':
      return isRate
    case 'points':
      return unit === 'money' || value <= MOST_POINTS
    case 'loan':
      return unit !== 'percent' && value >= LEAST_LOAN
    case 'passed':
      return true
    default:
      return unit !== 'percent'
  }
}

function lockClaims(tokens: readonly Token[], names: readonly Concept[]): Claim[] {
  const days = tokens.flatMap(token => (token.kind === 'span' && token.unit === 'day' ? [token.value] : []))
  return names.includes('lock') && days.length > 0 ? days.map(value => ({ concept: 'lock', name: 'lock', value })) : []
}

/** A percentage alone is the rate, where the sentence speaks of one. */
function rateAlone(tokens: readonly Token[], open: readonly Figure[], claims: readonly Claim[]): Claim | null {
  if (claims.some(({ concept }) => concept === 'rate')) return null
  const [figure, another] = open.filter(({ unit }) => unit === 'percent')
  if (!figure || another || !fits('rate', figure)) return null
  if (tokens.some(token => token.kind === 'word' && NO_RATE.has(token.low) && token.start < figure.start)) return null
  const speaks =
    claims.some(({ concept }) => concept === 'apr' || concept === 'points' || concept === 'points-price') ||
    tokens.some(token =>
      token.kind === 'word' ? RATE_CONTEXT.has(token.low) : token.kind === 'span' && token.unit === 'year',
    )
  return speaks ? { concept: 'rate', name: 'rate', value: figure.value } : null
}
