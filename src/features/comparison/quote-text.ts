import type { FeeKey } from '#domain/fee-estimate.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { MOST_FEE } from './model.ts'
import { type Claim, cellsOf, type ReadLine, readLine } from './quote-lines.ts'
import { lenderIn } from './quote-name.ts'
import { tokenize } from './quote-tokens.ts'
import { isFee } from './quote-vocabulary.ts'

/** A figure and the line that it stands in. */
export interface Read<Value> {
  value: Value
  line: number
}

export interface QuotedFee {
  /** As the lender writes it. */
  name: string
  key: FeeKey | 'upfront_fee'
  amount: number
  line: number
}

/**
 * What a lender wrote, as far as it can be read. Nothing is guessed and nothing is taken from another line: what is not there
 * is `null`, and so is what stands there more than once with different figures. `unclear` names those lines, and every other
 * that has a name or a figure which was not understood.
 */
export interface ReadQuote {
  lines: readonly string[]
  name: Read<string> | null
  interest_rate: Read<number> | null
  apr: Read<number> | null
  mortgage_type: Read<MortgageType> | null
  loan_program: Read<LoanProgram> | null
  fees: readonly QuotedFee[]
  points: Read<number> | null
  points_amount: Read<number> | null
  /** All fees in one figure; `lender`: only those that the lender itself charges. */
  total: (Read<number> & { of: 'all' | 'lender' }) | null
  lender_credit: Read<number> | null
  mortgage_insurance_monthly: Read<number> | null
  loan_amount: Read<number> | null
  lock_days: Read<number> | null
  unclear: readonly number[]
}

/** Longer than any quote; the rest is not looked at. */
const MOST_TEXT = 20_000
const MOST_LINES = 400
const LONGEST_LINE = 600

interface Placed extends Claim {
  line: number
}

export function readQuote(pasted: string): ReadQuote {
  const lines = linesOf(pasted)
  const plain = lines.map(withoutContacts)
  const read = plain.map(readLine)
  const unclear = new Set(read.flatMap(({ isUnclear }, line) => (isUnclear ? [line] : [])))
  const claims = [
    ...read.flatMap((one, line) => one.claims.map(claim => ({ ...claim, line }))),
    ...tableClaims(plain, read, unclear),
  ]
  const said = severalOffers(plain, claims, unclear)
  function only(concept: Placed['concept']): Read<number> | null {
    const found = said.filter(claim => claim.concept === concept)
    const [first] = found
    if (!first) return null
    if (found.every(({ value }) => value === first.value)) return { value: first.value, line: first.line }
    for (const { line } of found) unclear.add(line)
    return null
  }
  const fees = quotedFees(said, unclear)
  const points_amount = only('points-price')
  const paid = fees.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lines,
    name: lenderIn(plain),
    interest_rate: only('rate'),
    apr: only('apr'),
    mortgage_type: typeIn(plain, unclear),
    loan_program: programIn(plain),
    fees,
    points: only('points'),
    points_amount,
    total: totalOf(only, said, [paid, paid + (points_amount?.value ?? 0)], unclear),
    lender_credit: only('credit'),
    mortgage_insurance_monthly: premiumIn(plain, said),
    loan_amount: only('loan'),
    lock_days: only('lock'),
    unclear: [...unclear].sort((one, other) => one - other),
  }
}

/** Without the marks of forwarded mail, of lists and of what programs put between words. */
function linesOf(pasted: string): string[] {
  return pasted
    .slice(0, MOST_TEXT)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .split('\n')
    .slice(0, MOST_LINES)
    .map(line =>
      line
        .slice(0, LONGEST_LINE)
        .replace(/^[>\s]{1,40}/, '')
        .replace(/^[-*•–—|]{1,2} /, '')
        .trim(),
    )
    .filter(line => line !== '')
}

const CONTACTS = [
  /\(?\b\d{3}\)?[ .-]?\d{3}[.-]\d{4}\b/g,
  /\bext\.? ?\d{1,6}\b/gi,
  /\bnmls[ #:id-]{0,6}\d{3,10}\b/gi,
  /[\w.+-]{1,64}@[\w.-]{1,80}/g,
  /\bhttps?:[^ ]{1,200}/gi,
  /\b[A-Z]{2} \d{5}\b/g,
  // 'Apr' is left out: APR is what these mails are about.
  /\b(?:jan|feb|mar|april|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b(?:, \d{4})?(?!\.\d| ?%)/gi,
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g,
  /\b\d{1,2}:\d{2}\b/g,
]
const WORD_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SPELLED = /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (hundred|thousand) dollars\b/gi

/** Phone numbers, dates and addresses are no figures of an offer. */
function withoutContacts(line: string): string {
  const bare = CONTACTS.reduce((text, pattern) => text.replace(pattern, ' '), line)
  return bare
    .replace(SPELLED, (_, count: string, unit: string) => {
      const times = unit.toLowerCase() === 'hundred' ? 100 : 1000
      return `$${(WORD_NUMBERS.indexOf(count.toLowerCase()) + 1) * times}`
    })
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/ ?/gi, 'with ')
    .replaceAll('&', ' and ')
    .replaceAll(/\bA\.P\.R\./gi, 'APR')
}

/** Tables that were copied with a figure below each name, and rows below a line of names. */
function tableClaims(lines: readonly string[], read: readonly ReadLine[], unclear: Set<number>): Placed[] {
  const found: Placed[] = []
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [name, figure] = [read[at], read[at + 1]]
    // A figure above a name may be that name's, and then the one below is another's.
    const isFirst = !read[at - 1]?.isFigure || read[at - 2]?.isName
    if (name?.isName && figure?.isFigure && isFirst) {
      const joined = readLine(`${lines[at]}: ${lines[at + 1]}`)
      found.push(...joined.claims.map(claim => ({ ...claim, line: at + 1 })))
      if (joined.claims.length > 0) for (const line of [at, at + 1]) unclear.delete(line)
    }
    found.push(...columnClaims(lines, at, unclear))
  }
  return found
}

function columnClaims(lines: readonly string[], head: number, unclear: Set<number>): Placed[] {
  const names = cellsOf(lines[head] ?? '')
  if (names.length < 2 || names.filter(name => readLine(name).isName).length < 2) return []
  const found: Placed[] = []
  for (let at = head + 1; at < lines.length; at += 1) {
    const cells = cellsOf(lines[at] ?? '')
    if (cells.length !== names.length || !cells.every(cell => readLine(cell).isFigure)) break
    const claims = names.flatMap((name, column) => readLine(`${name}: ${cells[column]}`).claims)
    found.push(...claims.map(claim => ({ ...claim, line: at })))
    if (claims.length > 0) for (const line of [head, at]) unclear.delete(line)
  }
  return found
}

const OPTION = /^(?:option|choice|scenario|plan) ?(?:\d|[a-d]\b|one\b|two\b)/i
const COMMON = /\b(?:both|either way|all options|same for)\b/i

/** A mail with several offers says only what all of them say. */
function severalOffers(lines: readonly string[], claims: readonly Placed[], unclear: Set<number>): Placed[] {
  const rates = claims.filter(({ concept }) => concept === 'rate')
  const offers = Math.max(new Set(rates.map(({ value }) => value)).size, lines.filter(line => OPTION.test(line)).length)
  if (offers < 2) return [...claims]
  const begin = Math.min(
    ...rates.map(({ line }) => line),
    ...lines.flatMap((line, at) => (OPTION.test(line) ? [at] : [])),
  )
  return claims.filter(claim => {
    if (claim.concept === 'loan' || claim.line < begin || COMMON.test(lines[claim.line] ?? '')) return true
    const same = claims.filter(
      ({ concept, name }) => concept === claim.concept && name.toLowerCase() === claim.name.toLowerCase(),
    )
    if (claim.concept !== 'rate' && same.length >= offers && same.every(({ value }) => value === claim.value))
      return true
    unclear.add(claim.line)
    return false
  })
}

function quotedFees(claims: readonly Placed[], unclear: Set<number>): QuotedFee[] {
  const fees = claims.flatMap(({ concept, name, value, line }): QuotedFee[] =>
    concept !== 'points-price' && isFee(concept) && value <= MOST_FEE
      ? [{ name, key: concept, amount: value, line }]
      : [],
  )
  const sameFee = (one: QuotedFee) => (other: QuotedFee) =>
    one.key === other.key && (one.key !== 'otherFee' || one.name.toLowerCase() === other.name.toLowerCase())
  return fees.filter((fee, index) => {
    const all = fees.filter(sameFee(fee))
    if (all.every(({ amount }) => amount === fee.amount)) return fees.findIndex(sameFee(fee)) === index
    unclear.add(fee.line)
    return false
  })
}

/** A 'total' alone is that of the fees if it is their sum. */
function totalOf(
  only: (concept: 'total' | 'lender-total') => Read<number> | null,
  claims: readonly Placed[],
  sums: readonly number[],
  unclear: Set<number>,
): ReadQuote['total'] {
  const [all, lender] = [only('total'), only('lender-total')]
  for (const { concept, line } of claims) if (concept === 'closing-costs') unclear.add(line)
  const sum = claims.filter(({ concept }) => concept === 'sum')
  const [first] = sum
  if (first) {
    const isSum = sum.length === 1 && first.value > 0 && sums.some(one => Math.abs(one - first.value) < 0.01)
    if (isSum && !all && !lender) return { value: first.value, line: first.line, of: 'all' }
    for (const { line } of sum) unclear.add(line)
  }
  if (all) return { ...all, of: 'all' }
  return lender && { ...lender, of: 'lender' }
}

/** Only a figure that says that it is paid each month. */
function premiumIn(lines: readonly string[], claims: readonly Placed[]): Read<number> | null {
  const found = claims.filter(({ concept, line }) => concept === 'insurance' && /\/ ?mo|month/i.test(lines[line] ?? ''))
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? { value: first.value, line: first.line } : null
}

function typeIn(lines: readonly string[], unclear: Set<number>): Read<MortgageType> | null {
  const found = lines.flatMap((line, at): Read<MortgageType>[] => {
    const tokens = tokenize(line)
    const words = tokens.flatMap(token => (token.kind === 'word' ? [token.low] : []))
    const arm = words.flatMap(word => /^(5|7|10)\/[16]$/.exec(word)?.[1] ?? [])
    if (arm.length > 0) return arm.map(years => ({ value: `${years}_1_arm` as MortgageType, line: at }))
    if (!words.includes('fixed')) return []
    return tokens.flatMap(token =>
      token.kind === 'span' && token.unit === 'year' && (token.value === 30 || token.value === 15)
        ? [{ value: `${token.value}_year_fixed` as const, line: at }]
        : [],
    )
  })
  const [first] = found
  if (!first || found.every(({ value }) => value === first.value)) return first ?? null
  for (const { line } of found) unclear.add(line)
  return null
}

function programIn(lines: readonly string[]): Read<LoanProgram> | null {
  const found = lines.flatMap((line, at): Read<LoanProgram>[] => {
    const programs: LoanProgram[] = []
    if (/\bconventional\b/i.test(line)) programs.push('conventional')
    if (/\bFHA\b/i.test(line)) programs.push('fha')
    // Two letters that are also a state.
    if (/\bVA (?:loan|mortgage|home|funding|\d\d)/.test(line)) programs.push('va')
    if (/\bUSDA\b/i.test(line)) programs.push('usda')
    return programs.map(value => ({ value, line: at }))
  })
  const [first] = found
  return first && found.every(({ value }) => value === first.value) ? first : null
}
