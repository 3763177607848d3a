import { formatDate, formatLongDate } from '#domain/english-day.ts'
import { formatCents } from '#domain/figures.ts'
import type { EscrowStatement } from './model.ts'
import type { Review, StatementCheck } from './review.ts'

const exact = (cents: number | undefined) => formatCents((cents ?? 0) / 100)

/** What is sent is English, whatever the language of the page. */
export const LETTER_SUBJECT = 'My escrow account'

export type LetterKind = 'error' | 'information'

/** A finding makes a notice of error, an open question a request for information; nothing to ask, no letter. */
export function letterKind({ checks }: Review): LetterKind | null {
  if (checks.some(({ result }) => result === 'over')) return 'error'
  return checks.some(({ result }) => result === 'ask') ? 'information' : null
}

/** One numbered point for each thing, with the figure printed, the one expected and how. */
export function statementLetter(statement: EscrowStatement, review: Review, kind: LetterKind, today: string): string {
  const dated = statement.dated_on ? ` of ${formatLongDate(statement.dated_on)}` : ''
  const points = review.checks.flatMap(each => pointOf(each, kind) ?? [])
  return [
    formatDate(today),
    `To: ${statement.servicer || '____________'}, address for errors and requests\nLoan number: ${statement.loan_number || '____________'}\nProperty: ____________\nBorrower: ____________`,
    kind === 'error'
      ? 'This is a notice of error under 12 CFR 1024.35.'
      : 'This is a request for information under 12 CFR 1024.36.',
    `It is about your escrow account statement${dated}.`,
    points.map((point, at) => `${at + 1}. ${point}`).join('\n'),
    wish(review, kind),
    'Thank you.\n\n____________',
  ].join('\n\n')
}

function wish({ allowed, too_much }: Review, kind: LetterKind): string {
  if (kind === 'information')
    return 'Please send me the bills and the list of all entries of the account that answer this.'
  return allowed !== null && too_much > 0
    ? `Please correct my payment to ${exact(allowed)}, return what I paid above it, and send me a new statement. If you find no error, please tell me why and send me the documents you relied on.`
    : 'Please correct this and send me a new statement. If you find no error, please tell me why and send me the documents you relied on.'
}

function pointOf({ key, result, figures, items }: StatementCheck, kind: LetterKind): string | null {
  if (result === 'right' || (kind === 'information' && result !== 'ask')) return null
  const [a, b, c, d, e] = figures
  switch (key) {
    case 'history':
      return `It opens with ${exact(a)}; ${exact(b)} came in and ${exact(c)} went out. That makes ${exact(d)}; the statement says ${exact(e)}.`
    case 'twelfth':
      return `The bills of the year are ${exact(a)}. A twelfth is ${exact(b)}; the statement says ${exact(c)}, 12 CFR 1024.17(d)(2)(i)(A).`
    case 'reserve':
      return `It plans a lowest balance of ${exact(a)}. One sixth of the year’s bills is ${exact(b)}, 12 CFR 1024.17(c)(5).`
    case 'shortage':
      return `It says a shortage of ${exact(a)}. By its bills and balance ${exact(b)} is missing, 12 CFR 1024.17(d)(2).`
    case 'payment':
      return `It asks ${exact(a)} a month. By its own bills and balance it is ${exact(b)}.`
    case 'spread':
      return `It asks for the shortage of ${exact(a)} at once. A shortage of a month or more is spread over at least 12 months, 12 CFR 1024.17(f)(3)(ii).`
    case 'deficiency':
      return `It asks for ${exact(a)} in one payment. An advance of a month or more is asked for in two payments or more, 12 CFR 1024.17(f)(4)(ii).`
    case 'surplus':
      return `It credits a surplus of ${exact(a)}. A surplus of $50 or more is refunded within 30 days, 12 CFR 1024.17(f)(2)(i).`
    case 'estimates':
      return `It plans ${exact(b)} for ${(items ?? []).join(', ')} after ${exact(a)}. Which bill does that rest on, 12 CFR 1024.17(c)(7)?`
    case 'opening':
      return `The last statement ended with ${exact(a)}; this one begins with ${exact(b)}. What lies between?`
    case 'loan-part':
      return `The loan’s part was ${exact(b)} and is ${exact(a)} now. Why?`
    case 'in-time':
      return 'The statement is dated later than 30 days after the end of the account’s year, 12 CFR 1024.17(i). Why?'
  }
}
