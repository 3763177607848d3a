import { LONGEST_NAME } from './model.ts'

const LENDER_WORDS = new Set(
  'bank banco bancorp credit-union fcu cu mortgage mortgages lending savings loans financial funding federal mutual cooperativa hipotecas hipotecaria union'.split(
    ' ',
  ),
)
/** What people are, and what every lender writes under its mails. */
const NOT_A_NAME =
  /\b(?:officer|advisor|adviser|originator|consultant|specialist|banker|broker|equal|member|fdic|your|quote|offer|estimate|rate|rates|insurance|fixed|lender|fees?|credits?(?! union)|no|conventional|loan amount|forwarded|dear|hi|hello|thanks|thank|type|program|closing)\b/i
const MOST_WORDS = 6

/** Who wrote it, if a line says so or a part of one is nothing but a lender's name. `null` where two are named. */
export function lenderIn(lines: readonly string[]): { value: string; line: number } | null {
  const found = lines.flatMap((line, index) => {
    const said = /^(?:lender|bank|company)\s{0,3}[:=]\s{0,3}(.{2,120})$/i.exec(line)?.[1]
    if (said && isNameLike(said)) return [{ value: tidy(said), line: index, isSaid: true }]
    return [...partsOf(line), ...namedIn(line)]
      .filter(isLender)
      .map(part => ({ value: tidy(part), line: index, isSaid: false }))
  })
  const wanted = found.some(({ isSaid }) => isSaid) ? found.filter(({ isSaid }) => isSaid) : found
  const longest = wanted.toSorted((one, other) => other.value.length - one.value.length)[0]
  if (!longest || wanted.some(({ value }) => !plain(longest.value).includes(plain(value)))) return null
  return { value: longest.value, line: longest.line }
}

function partsOf(line: string): string[] {
  return line.replace(/^from:\s{0,3}/i, '').split(/[,|•·<>:()]| [-–—] /)
}

/** 'Tom from Summit Home Loans', 'Beth at Lakeside Savings Bank'. */
function namedIn(line: string): string[] {
  return [...line.matchAll(/\b(?:from|at|with|to) ((?:\p{Lu}[\p{L}'’&-]{0,30} ){0,4}\p{Lu}[\p{L}'’&-]{0,30})/gu)].map(
    ([, name = '']) => name,
  )
}

function isLender(part: string): boolean {
  const words = part.trim().split(' ')
  const isTitled = /^\p{Lu}/u.test(part.trim())
  return (
    isTitled &&
    isNameLike(part) &&
    words.length > 1 &&
    words.some(word => LENDER_WORDS.has(word.toLowerCase().replace(/[.,]$/, '')))
  )
}

function isNameLike(part: string): boolean {
  const text = part.trim()
  return text.split(' ').length <= MOST_WORDS && !/[\d$%?!@]/.test(text) && !NOT_A_NAME.test(text)
}

function tidy(name: string): string {
  return name
    .trim()
    .replace(/[,;.]$/, '')
    .slice(0, LONGEST_NAME)
}

function plain(name: string): string {
  return name.toLowerCase()
}
