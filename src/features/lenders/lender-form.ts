import * as z from 'zod/mini'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { type CsvLine, readCsv } from '#domain/csv.ts'
import { LOAN_TYPES, type LoanType } from '#domain/loan-type.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { singleLine } from '#resources/plain-text.ts'
import type { Lender } from './model.ts'
import { lenderFileWords, lenderProblems } from './operator-words.ts'

/** What an operator tells of a lender: the columns of a file, and the flags of a command. */
export const LENDER_FIELDS = [
  'name',
  'description',
  'interest_rate',
  'apr',
  'rate_day',
  'min_loan_amount',
  'max_loan_amount',
  'loan_types',
  'website',
  'email',
] as const
export type LenderField = (typeof LENDER_FIELDS)[number]
export type LenderRecord = Pick<Lender, LenderField>

/** As it is typed. A field that is not there is left as it is; an empty one is cleared. */
export type TypedLender = Partial<Record<LenderField, string>>

export type CheckedLender = { ok: true; lender: LenderRecord } | { ok: false; problems: string[] }

const empty: LenderRecord = {
  name: '',
  description: '',
  interest_rate: null,
  apr: null,
  rate_day: null,
  min_loan_amount: null,
  max_loan_amount: null,
  loan_types: [],
  website: null,
  email: null,
}

/** No quote for a mortgage was ever outside of these. */
const LOWEST_RATE = 0.5
const HIGHEST_RATE = 25
const MOST_MONEY = 1_000_000_000

/** A lender as an operator typed it, over what is known of it. Tells everything that is wrong with it. */
export function checkLender(typed: TypedLender, known: LenderRecord | undefined, today: CalendarDay): CheckedLender {
  const problems: string[] = []
  const say = (problem: string) => void problems.push(problem)
  const lender = Object.fromEntries(LENDER_FIELDS.map(field => [field, (known ?? empty)[field]])) as LenderRecord
  const read = <Value>(field: LenderField, reader: (text: string) => Value | null, problem: string): Value | null => {
    const text = typed[field]?.trim() ?? ''
    const value = text === '' ? null : reader(text)
    if (text !== '' && value === null) say(problem)
    return value
  }
  if (typed.name !== undefined) lender.name = read('name', line(100), lenderProblems.nameLong) ?? ''
  if (typed.description !== undefined) {
    lender.description = read('description', line(300), lenderProblems.descriptionLong) ?? ''
  }
  if (typed.interest_rate !== undefined) lender.interest_rate = read('interest_rate', rate, lenderProblems.rate)
  if (typed.apr !== undefined) lender.apr = read('apr', rate, lenderProblems.apr)
  if (typed.rate_day !== undefined) {
    lender.rate_day = read('rate_day', text => (isCalendarDay(text) ? text : null), lenderProblems.day)
  }
  if (typed.min_loan_amount !== undefined)
    lender.min_loan_amount = read('min_loan_amount', amount, lenderProblems.least)
  if (typed.max_loan_amount !== undefined) lender.max_loan_amount = read('max_loan_amount', amount, lenderProblems.most)
  if (typed.loan_types !== undefined) lender.loan_types = read('loan_types', loanTypes, lenderProblems.types) ?? []
  if (typed.website !== undefined) lender.website = read('website', httpsAddress, lenderProblems.website)
  if (typed.email !== undefined) lender.email = read('email', emailAddress, lenderProblems.email)
  if (problems.length === 0) problems.push(...whatDoesNotFit(lender, today))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lender }
}

function whatDoesNotFit(lender: LenderRecord, today: CalendarDay): string[] {
  const { interest_rate, apr, rate_day, min_loan_amount: least, max_loan_amount: most } = lender
  const quote = [interest_rate, apr, rate_day].filter(part => part !== null)
  return [
    lender.name === '' && lenderProblems.nameMissing,
    lender.loan_types.length === 0 && lenderProblems.typesMissing,
    quote.length % 3 !== 0 && lenderProblems.quoteIncomplete,
    rate_day !== null && rate_day > today && lenderProblems.dayToCome,
    least !== null && most !== null && least > most && lenderProblems.leastAboveMost,
  ].filter(problem => problem !== false)
}

function line(longest: number) {
  return (text: string) => z.safeParse(singleLine(longest), text).data ?? null
}

function rate(text: string): number | null {
  const percent = parsePercent(text)
  return percent !== null && percent >= LOWEST_RATE && percent <= HIGHEST_RATE ? percent : null
}

function amount(text: string): number | null {
  const dollars = parseMoney(text)
  return dollars !== null && dollars >= 0 && dollars <= MOST_MONEY ? dollars : null
}

function loanTypes(text: string): LoanType[] | null {
  const named = text.toLowerCase().split(/[\s,;|]+/)
  const known = LOAN_TYPES.filter(type => named.includes(type))
  return known.length === new Set(named).size ? known : null
}

const HTTPS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i

function httpsAddress(text: string): string | null {
  return text.length <= 500 && HTTPS.test(text) ? text : null
}

function emailAddress(text: string): string | null {
  return text.length <= 254 && z.regexes.email.test(text) ? text : null
}

export interface LineProblem {
  line: number
  reason: string
}

export type CheckedFile =
  | { ok: true; lenders: { line: number; typed: TypedLender }[] }
  | { ok: false; problems: LineProblem[] }

/** The lines of a file of lenders, by the names of its first line. */
export function readLenderFile(text: string): CheckedFile {
  const read = readCsv(text)
  if (!read.ok) return { ok: false, problems: [{ line: read.number, reason: lenderFileWords[read.problem] }] }
  const [head, ...lines] = read.lines
  if (!head || lines.length === 0) return { ok: false, problems: [{ line: 1, reason: lenderFileWords.empty }] }
  const columns = head.cells.map(cell => cell.toLowerCase())
  const problems = [...headProblems(columns, head), ...lineProblems(columns, lines)]
  if (problems.length > 0) return { ok: false, problems }
  const lenders = lines.map(({ number, cells }) => ({
    line: number,
    typed: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as TypedLender,
  }))
  return { ok: true, lenders }
}

function headProblems(columns: string[], { number }: CsvLine): LineProblem[] {
  const isKnown = (column: string) => LENDER_FIELDS.some(field => field === column)
  const wrong = [
    ...columns.filter(column => !isKnown(column)).map(lenderFileWords.unknownColumn),
    ...columns.filter((column, at) => columns.indexOf(column) !== at).map(lenderFileWords.columnTwice),
    ...(columns.includes('name') ? [] : [lenderFileWords.noName]),
  ]
  return wrong.map(reason => ({ line: number, reason }))
}

function lineProblems(columns: string[], lines: CsvLine[]): LineProblem[] {
  const nameAt = columns.indexOf('name')
  const firstWith = new Map<string, number>()
  return lines.flatMap(({ number, cells }) => {
    if (cells.length !== columns.length) {
      return { line: number, reason: lenderFileWords.otherLength(cells.length, columns.length) }
    }
    const name = (cells[nameAt] ?? '').toLowerCase()
    const first = firstWith.get(name)
    if (first === undefined) firstWith.set(name, number)
    return first === undefined || name === '' ? [] : { line: number, reason: lenderFileWords.nameTwice(first) }
  })
}
