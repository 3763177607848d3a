/** A piece of a line: a word, a figure, a length of time, or what stands between them. */
export type Token = { start: number; end: number } & (
  | { kind: 'word'; low: string }
  | { kind: 'figure'; unit: FigureUnit; value: number; negative: boolean }
  | { kind: 'span'; value: number; unit: 'day' | 'month' | 'year' }
  /** A figure that is none: `1,25`, or two figures with 'to' between them. */
  | { kind: 'odd' }
  | { kind: 'break'; by: 'cell' | 'slash' | 'list' | 'sentence' }
  | { kind: 'mark' }
)
export type FigureUnit = 'money' | 'percent' | 'number'

const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/
const SPANS: Record<string, 'day' | 'month' | 'year'> = {
  day: 'day',
  days: 'day',
  month: 'month',
  months: 'month',
  mo: 'month',
  mos: 'month',
  year: 'year',
  years: 'year',
  yr: 'year',
  yrs: 'year',
  y: 'year',
}
const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'
const isLetter = (letter: string | undefined) => letter !== undefined && /^[\p{L}'’]$/u.test(letter)
const isSpace = (letter: string | undefined) => letter === ' ' || letter === '\t'

/** Reads a line once, letter by letter. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const letter = line.charAt(at)
    if (isSpace(letter)) at = space(line, at, tokens)
    else if (beginsFigure(line, at)) at = figure(line, at, tokens)
    else if (isLetter(letter)) at = word(line, at, tokens)
    else at = sign(line, at, tokens)
  }
  return withRanges(line, tokens)
}

/** A tab, or more than one space, parts the cells of a table. */
function space(line: string, from: number, tokens: Token[]): number {
  let at = from
  while (isSpace(line[at])) at += 1
  const isCell = at - from > 1 || line.charAt(from) === '\t'
  if (isCell && tokens.length > 0 && at < line.length) tokens.push({ kind: 'break', by: 'cell', start: from, end: at })
  return at
}

function word(line: string, from: number, tokens: Token[]): number {
  let at = from
  while (isLetter(line[at])) at += 1
  const low = line.slice(from, at).toLowerCase().replaceAll(/['’]/g, '')
  const last = tokens.at(-1)
  if (low === 'percent' && last?.kind === 'figure' && last.unit === 'number') {
    Object.assign(last, { unit: 'percent', end: at })
  } else tokens.push({ kind: 'word', low, start: from, end: at })
  return at
}

function beginsFigure(line: string, at: number): boolean {
  const letter = line[at]
  if (isDigit(letter)) return true
  if (letter === '.') return isDigit(line[at + 1]) && !isDigit(line[at - 1]) && line[at - 1] !== '.'
  if (letter === '$')
    return isDigit(line[at + 1]) || (line[at + 1] === ' ' && isDigit(line[at + 2])) || isSigned(line, at)
  // A minus stands at its figure, and at nothing else.
  const isMinus = letter === '-' || letter === '−'
  const isFree = at === 0 || !/[\p{L}\d%)]/u.test(line.charAt(at - 1))
  return isMinus && isFree && (isDigit(line[at + 1]) || line[at + 1] === '$')
}

function isSigned(line: string, at: number): boolean {
  return line[at + 1] === '-' && isDigit(line[at + 2])
}

function figure(line: string, from: number, tokens: Token[]): number {
  let at = from
  let negative = false
  let isMoney = false
  while (!isDigit(line[at]) && line[at] !== '.') {
    negative ||= line[at] === '-' || line[at] === '−'
    isMoney ||= line[at] === '$'
    at += 1
  }
  const begin = at
  while (isDigit(line[at]) || ((line[at] === ',' || line[at] === '.') && isDigit(line[at + 1]))) at += 1
  const written = line.slice(begin, at)
  if (line[at] === '/' && isDigit(line[at + 1]) && !isMoney) return slashed(line, from, at, tokens)
  let value = Number(written.replaceAll(',', ''))
  if (!NUMBER.test(written) || Number.isNaN(value)) {
    tokens.push({ kind: 'odd', start: from, end: at })
    return at
  }
  if (/^k$/i.test(line.charAt(at)) && !isLetter(line[at + 1])) {
    value *= 1000
    at += 1
  }
  const percent = line[at] === '%' ? at + 1 : line[at] === ' ' && line[at + 1] === '%' ? at + 2 : null
  if (percent !== null && !isMoney) {
    tokens.push({ kind: 'figure', unit: 'percent', value, negative, start: from, end: percent })
    return percent
  }
  const after = isMoney ? null : spanAfter(line, at)
  if (after) tokens.push({ kind: 'span', value, unit: after.unit, start: from, end: after.end })
  else tokens.push({ kind: 'figure', unit: isMoney ? 'money' : 'number', value, negative, start: from, end: at })
  return after?.end ?? at
}

/** `5/1`, a date, or the eighths of `6 5/8%` and `6 5/8`. */
function slashed(line: string, from: number, slash: number, tokens: Token[]): number {
  let at = slash
  while (isDigit(line[at]) || line[at] === '/') at += 1
  const written = line.slice(from, at)
  const [over, under] = written.split('/').map(Number)
  const whole = tokens.at(-1)
  const isShare = [2, 4, 8, 16].includes(under ?? 0) && (over ?? 0) < (under ?? 0)
  const end = line[at] === '%' ? at + 1 : line[at] === ' ' && line[at + 1] === '%' ? at + 2 : at
  if (isShare && whole?.kind === 'figure' && whole.unit === 'number' && Number.isInteger(whole.value)) {
    Object.assign(whole, { value: whole.value + (over ?? 0) / (under ?? 1), end })
    if (end > at) Object.assign(whole, { unit: 'percent' })
    return end
  }
  tokens.push({ kind: 'word', low: written, start: from, end: at })
  return at
}

/** `30-year`, `45 days`, `30yr`. */
function spanAfter(line: string, from: number): { unit: 'day' | 'month' | 'year'; end: number } | null {
  let at = from
  if (line[at] === '-' || line[at] === ' ') at += 1
  const begin = at
  while (isLetter(line[at])) at += 1
  const unit = SPANS[line.slice(begin, at).toLowerCase()]
  return unit ? { unit, end: at } : null
}

function sign(line: string, at: number, tokens: Token[]): number {
  const letter = line.charAt(at)
  const [start, end] = [at, at + 1]
  if (letter === '|') tokens.push({ kind: 'break', by: 'cell', start, end })
  else if (letter === '/') tokens.push({ kind: 'break', by: 'slash', start, end })
  else if (',;•·+'.includes(letter)) tokens.push({ kind: 'break', by: 'list', start, end })
  else if ('!?'.includes(letter) || (letter === '.' && line[end] !== '.' && line[at - 1] !== '.')) {
    tokens.push({ kind: 'break', by: 'sentence', start, end })
  } else if (letter === '~') tokens.push({ kind: 'word', low: 'about', start, end })
  else tokens.push({ kind: 'mark', start, end })
  return end
}

/** Two figures with a dash or 'to' between them say neither. */
function withRanges(line: string, tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (const token of tokens) {
    const [before, between] = [found.at(-2), found.at(-1)]
    const isTo =
      (between?.kind === 'mark' && '-–—−'.includes(line.charAt(between.start))) ||
      (between?.kind === 'word' && between.low === 'to')
    const isRange =
      token.kind === 'figure' &&
      isTo &&
      ((before?.kind === 'figure' && before.unit === token.unit) || before?.kind === 'odd')
    if (isRange && before) found.splice(-2, 2, { kind: 'odd', start: before.start, end: token.end })
    else found.push(token)
  }
  return found
}
