import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { toCents } from '#domain/money.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import { LONGEST_NAME, MOST_FEE } from './model.ts'

/**
 * What a lender wrote, as far as it can be read. Nothing is guessed: what is not there is `null`, and so is what stands
 * there more than once with different figures, which `unclear` then names.
 */
export interface ReadQuote {
  name: string | null
  interest_rate: number | null
  mortgage_type: MortgageType | null
  loan_program: LoanProgram | null
  fees: Partial<Record<FeeKey, number>>
  /** Points that were quoted without their price. */
  points: number | null
  /** All fees in one figure. */
  total: number | null
  lender_credit: number | null
  mortgage_insurance_monthly: number | null
  /** What the quote is for, where it says so. */
  loan_amount: number | null
  unclear: QuoteFigure[]
}

export type QuoteFigure =
  | FeeKey
  | 'interest_rate'
  | 'mortgage_type'
  | 'loan_program'
  | 'points'
  | 'total'
  | 'lender_credit'
  | 'mortgage_insurance_monthly'
  | 'loan_amount'

/** Longer than any quote; the rest is not looked at. */
const MOST_TEXT = 20_000
const MOST_POINTS = 10
const HIGHEST_QUOTED_RATE = 25

const MONEY = String.raw`[-−(]?\$\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?!\d)(\.\d{1,2})?(?![\d,]*\s?%)`
/** Between a name and its figure: a colon, dots, a dash, 'of', 'is'. No other word, or the figure may be another's. */
const LEADS_TO = String.raw`(?:\s{0,2}\(est\w*\.?\))?(?:[\s:=–—.…|-]|\b(?:of|is|at)\b)*`

const FEE_NAMES: Record<FeeKey, string> = {
  originationFee: String.raw`origination(?:\s{1,2}(?:fees?|charges?))?`,
  processingFee: String.raw`processing(?:\s{1,2}fees?)?`,
  underwritingFee: String.raw`underwriting(?:\s{1,2}fees?)?`,
  appraisalFee: String.raw`appraisal(?:\s{1,2}fees?)?`,
  titleInsurance: String.raw`(?:lender[’']?s\s{1,2})?title(?:\s{1,2}(?:insurance|policy))?(?:\s{1,2}(?:fees?|premium))?`,
  creditReportFee: String.raw`credit\s{1,2}report(?:\s{1,2}fees?)?`,
  floodDetermination: String.raw`flood(?:\s{1,2}(?:determination|certification|cert|monitoring))?(?:\s{1,2}fees?)?`,
  recordingFee: String.raw`recording(?:\s{1,2}fees?)?`,
  pointsCharge: String.raw`(?:discount\s{1,2})?points?`,
  otherFee: String.raw`other(?:\s{1,2}(?:fees?|costs?|charges?))`,
}

/** Not 'total closing costs': taxes and prepaid insurance are in there, which are the same with every lender. */
const TOTAL = String.raw`(?:total\s{1,2}(?:lender\s{1,2}|loan\s{1,2})?(?:fees|costs)|lender\s{1,2}fees|all\s{1,2}fees)`

export function readQuote(pasted: string): ReadQuote {
  const text = prepared(pasted)
  const unclear: QuoteFigure[] = []
  function only<Value>(what: QuoteFigure, found: readonly Value[]): Value | null {
    const different = [...new Set(found)]
    if (different.length > 1) unclear.push(what)
    return different.length === 1 ? (different[0] ?? null) : null
  }
  const fees: ReadQuote['fees'] = {}
  for (const key of FEE_KEYS) {
    const fee = only(key, amounts(text, FEE_NAMES[key]))
    if (fee !== null) fees[key] = fee
  }
  const points = only('points', pointsIn(text))
  return {
    name: nameIn(text),
    interest_rate: only('interest_rate', ratesIn(text)),
    mortgage_type: only('mortgage_type', typesIn(text)),
    loan_program: only('loan_program', programsIn(text)),
    fees,
    points: fees.pointsCharge === undefined ? points : null,
    total: only('total', amounts(text, TOTAL)),
    lender_credit: only('lender_credit', amounts(text, String.raw`lender\s{1,2}credits?`)),
    mortgage_insurance_monthly: only('mortgage_insurance_monthly', premiumsIn(text)),
    loan_amount: only('loan_amount', amounts(text, String.raw`loan\s{1,2}amount`)),
    unclear,
  }
}

/**
 * Copied tables put a figure on the line below its name; it belongs to that name. Of spaces and empty lines at most two are
 * left in a row, which is what the patterns here count on: with any number of them they would take long.
 */
function prepared(pasted: string): string {
  const lines: string[] = []
  for (const pastedLine of pasted.slice(0, MOST_TEXT).split(/\r\n?|\n/)) {
    const line = pastedLine.replace(/\s+/g, ' ').trim()
    if (line === '' && lines.at(-1) === '') continue
    if (!isFigure(line)) {
      lines.push(line)
      continue
    }
    if (lines.at(-1) === '') lines.pop()
    lines.push(`${lines.pop() ?? ''}: ${line}`)
  }
  return lines.join('\n')
}

function isFigure(line: string): boolean {
  return /^[-−]?\$?\s?\d[\d,.]*\s?%?$/.test(line)
}

/** Figures behind a name ('Appraisal: $450'), or else before it ('$450 appraisal'). */
function amounts(text: string, name: string): number[] {
  const behind = [...text.matchAll(new RegExp(String.raw`\b${name}\b${LEADS_TO}\(?${MONEY}`, 'gi'))]
  const found =
    behind.length > 0
      ? behind
      : [
          ...text.matchAll(
            new RegExp(
              String.raw`${MONEY}\s{1,2}(?:in\s{1,2}|for\s{1,2})?(?:the\s{1,2})?${name}\b(?!\s{0,2}[:=(]?\s{0,2}\$)`,
              'gi',
            ),
          ),
        ]
  return found.map(([, whole = '', cents = '']) => dollars(whole, cents)).filter(amount => amount <= MOST_FEE)
}

function dollars(whole: string, cents = ''): number {
  return toCents(Number(whole.replaceAll(',', '') + cents)) / 100
}

const RATE = String.raw`(\d{1,2}(?:\.\d{1,4})?)\s{0,2}%`
const RATE_PLACES = [
  // 'Interest rate: 6.5%', but neither the APR nor what a lock costs.
  String.raw`\brate\b(?!\s{0,2}(?:lock|cap))[^\d%$\n]{0,14}?${RATE}`,
  String.raw`${RATE}\s{1,2}(?:interest\s{1,2}|note\s{1,2}|fixed\s{1,2})?rate\b`,
  // '30-year fixed at 6.5%'.
  String.raw`\b(?:fixed|arm)\b\s{0,2}(?:mortgage\s{0,2}|loan\s{0,2})?(?:at|@|:|,|–|-)?\s{0,2}${RATE}(?!\s{0,2}\(?apr)`,
]

function ratesIn(text: string): number[] {
  return RATE_PLACES.flatMap(place => [...text.matchAll(new RegExp(place, 'gi'))])
    .filter(([match]) => !isOfApr(match.replace(/\brate\s{0,2}(?:\/|and)\s{0,2}apr/i, 'rate')))
    .map(([, rate]) => Math.round(Number(rate) * 1000) / 1000)
    .filter(rate => rate > 0 && rate <= HIGHEST_QUOTED_RATE)
}

/** Whether the APR is named and no rate stands behind it. */
function isOfApr(match: string): boolean {
  return /\bapr\b/i.test(match.slice(match.lastIndexOf('%') + 1))
}

function pointsIn(text: string): number[] {
  const number = String.raw`(\d{1,2}(?:\.\d{1,4})?)`
  const places = [
    String.raw`(?<![\d.,$])${number}\s{1,2}(?:discount\s{1,2})?points?\b`,
    String.raw`\bpoints?\b\s{0,2}[:=]\s{0,2}${number}(?![\d,.]*\s{0,2}%|[\d,])`,
  ]
  return places
    .flatMap(place => [...text.matchAll(new RegExp(place, 'gi'))])
    .map(([, points]) => Number(points))
    .filter(points => points <= MOST_POINTS)
}

function typesIn(text: string): MortgageType[] {
  const adjustable = [...text.matchAll(/\b(5|7|10)\s{0,2}\/\s{0,2}1\b/g)].map(
    ([, years]) => `${years}_1_arm` as MortgageType,
  )
  if (adjustable.length > 0) return adjustable
  // A 7/6 ARM is none of the loans that are compared here.
  if (
    /\b\d{1,2}\s{0,2}\/\s{0,2}\d\s{0,2}(?:arm|adjustable)|\badjustable\b|\barm\b/i.test(text) ||
    !/\bfixed\b/i.test(text)
  )
    return []
  return [...text.matchAll(/\b(30|15)[\s-]*(?:year|yr)s?\b/gi)].map(
    ([, years]) => `${years}_year_fixed` as MortgageType,
  )
}

function programsIn(text: string): LoanProgram[] {
  const found: LoanProgram[] = []
  if (/\bconventional\b/i.test(text)) found.push('conventional')
  if (/\bFHA\b/i.test(text)) found.push('fha')
  // Two letters that are also a state.
  if (/\bVA\s{1,2}(?:loan|mortgage|home|funding|\d\d[\s-]*y)/.test(text)) found.push('va')
  if (/\bUSDA\b/i.test(text)) found.push('usda')
  return found
}

/** Only a figure that says that it is paid each month. */
function premiumsIn(text: string): number[] {
  const name = String.raw`(?:monthly\s{1,2})?(?:private\s{1,2})?(?:mortgage\s{1,2}insurance|pmi|mip)(?:\s{1,2}premium)?`
  const monthly = String.raw`\s{0,2}(?:\/|per|a|each)\s{0,2}mo(?:nth)?\b`
  return [...text.matchAll(new RegExp(String.raw`\b${name}${LEADS_TO}${MONEY}${monthly}`, 'gi'))].map(
    ([, whole = '', cents = '']) => dollars(whole, cents),
  )
}

/** Who wrote it, if a line says so or is nothing but a lender's name. */
function nameIn(text: string): string | null {
  const said = /^[ \t]*(?:lender|bank|company|from)\s{0,2}:\s{0,2}([^\n<@]{2,120})/im.exec(text)?.[1]
  const alone = text
    .split('\n')
    .slice(0, 5)
    .find(line => /\b(?:bank|credit union|mortgage|lending|savings|home loans|financial)\b/i.test(line) && isName(line))
  return (
    (said ?? alone)
      ?.trim()
      .replace(/(?<![,;.\s])[,;.\s]+$/, '')
      .slice(0, LONGEST_NAME) || null
  )
}

function isName(line: string): boolean {
  return (
    line.trim().split(/\s+/).length <= 5 && !/[\d$%:?!]|\b(?:your|quote|offer|estimate|rate|insurance)\b/i.test(line)
  )
}
