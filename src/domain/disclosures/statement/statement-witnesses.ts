import { daysBetween } from '../../calendar-day.ts'
import type { Statement, StatementFigure, StatementFigures } from '../../servicing/statement.ts'
import type { StatementCheck } from '../../servicing/statement-check.ts'
import { checkStatement } from '../../servicing/statement-checks.ts'
import type { Reading, StatementReading } from '../reading.ts'
import { STATEMENT_FIELDS, type StatementDisclosure, type StatementField } from './statement-disclosure.ts'

/** A disclosure as the checks of statements take it. */
function statementOf({
  due_on,
  statement_on,
  rate_percent,
  late_after,
  figures,
}: StatementDisclosure): Statement | null {
  if (due_on === null) return null
  const known = Object.entries(figures).filter(([, cents]) => cents !== null)
  return {
    due_on,
    figures: Object.fromEntries(known) as StatementFigures,
    ...(statement_on !== null && { statement_on }),
    ...(rate_percent !== null && { rate_percent }),
    ...(late_after !== null && { late_after }),
  }
}

/** The sums of a disclosure and its interest, by its own rate. */
export function disclosureChecks(disclosure: StatementDisclosure): StatementCheck[] {
  const statement = statementOf(disclosure)
  return statement ? checkStatement({ loan: { terms: [] }, statement }) : []
}

/**
 * Label and place are one witness; a sum or the interest of the disclosure is the second. Without it, or where one does not
 * hold, a figure is a question. What is in no sum must lie where such a figure can lie, and is never sure on a picture.
 */
export function withStatementWitnesses(
  disclosure: StatementDisclosure,
  readings: StatementReading['readings'],
  pictures: ReadonlySet<number> = new Set(),
): StatementReading['readings'] {
  const checks = disclosureChecks(disclosure)
  const judged: StatementReading['readings'] = {}
  for (const field of STATEMENT_FIELDS) {
    const reading: Reading = readings[field] ?? { confidence: 'missing', place: null }
    const isPicture = reading.place !== null && pictures.has(reading.place.page)
    const isSure = hasWitness(field, disclosure, checks) && (!isPicture || isProvedBySum(field, checks))
    judged[field] = reading.confidence === 'sure' && !isSure ? { ...reading, confidence: 'unsure' } : reading
  }
  return judged
}

/** Interest tells which month a payment is of: sums alone are the same for what is due and what was paid. */
const NEEDS_INTEREST: Partial<Record<StatementFigure, 'interest-due' | 'interest-paid'>> = {
  principal_due: 'interest-due',
  interest_due: 'interest-due',
  principal_balance: 'interest-due',
  principal_paid: 'interest-paid',
  interest_paid: 'interest-paid',
}

function hasWitness(
  field: StatementField,
  disclosure: StatementDisclosure,
  checks: readonly StatementCheck[],
): boolean {
  const { due_on, statement_on, late_after, rate_percent, figures } = disclosure
  switch (field) {
    case 'due_on':
      return due_on !== null && (statement_on === null || isBetween(daysBetween(statement_on, due_on), -20, 45))
    case 'statement_on':
      return statement_on !== null && due_on !== null && isBetween(daysBetween(statement_on, due_on), -20, 45)
    case 'late_after':
      return late_after !== null && due_on !== null && isBetween(daysBetween(due_on, late_after), 0, 31)
    case 'rate_percent':
      return rate_percent !== null && isProved(checks, 'interest-due', 'interest-paid')
    case 'late_fee':
      // A late fee is some percent of a payment.
      return isBetween(figures.late_fee ?? -1, 1, 0.1 * (figures.regular_payment ?? 0))
    default:
      return isInSum(field, disclosure, checks)
  }
}

/** A misread digit breaks its sum; interest hides cents of a balance, and a day is in no sum. */
function isProvedBySum(field: StatementField, checks: readonly StatementCheck[]): boolean {
  return checks.some(({ code, parts }) => SUMS.includes(code) && parts.some(part => part === field))
}

const SUMS = ['payment-sum', 'amount-due-sum', 'paid-sum', 'year-sum']

function isInSum(figure: StatementFigure, disclosure: StatementDisclosure, checks: readonly StatementCheck[]): boolean {
  const sums = checks.filter(({ code, parts }) => SUMS.includes(code) && parts.includes(figure))
  if (!sums.every(({ printed, expected }) => printed === expected)) return false
  const interest = NEEDS_INTEREST[figure]
  // Nothing was paid: there is no interest to tell by.
  const isNothing = interest === 'interest-paid' && disclosure.figures.total_paid === 0
  if (interest && !isNothing && !isProved(checks, interest)) return false
  if (figure === 'principal_balance') return true
  return sums.length > 0 && isInOrder(disclosure)
}

function isProved(checks: readonly StatementCheck[], ...codes: StatementCheck['code'][]): boolean {
  const asked = checks.filter(({ code }) => codes.includes(code))
  return asked.length > 0 && asked.every(({ status }) => status === 'ok' || status === 'unsettled')
}

const PAIRS = [
  ['principal_paid', 'principal_ytd'],
  ['interest_paid', 'interest_ytd'],
  ['escrow_paid', 'escrow_ytd'],
] as const

/** Columns that were taken for each other show here: a year's sum is no less than a month's, but for the first of a year. */
function isInOrder({ figures, due_on }: StatementDisclosure): boolean {
  if (due_on !== null && Number(due_on.slice(5, 7)) <= 2) return true
  return PAIRS.every(([month, year]) => (figures[year] ?? Number.POSITIVE_INFINITY) >= (figures[month] ?? 0))
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}
