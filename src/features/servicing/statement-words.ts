import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatMonth } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import { statementName } from './home-words.ts'
import type { MonthlyStatement } from './model.ts'
import { figureWords, sumWords, valueWords } from './monthly-letter-words.ts'
import type { Block, MonthlyReview, Result } from './monthly-review.ts'

export { figureWords, sumWords, valueWords }

export const blockWords: Record<Block, string> = {
  due: 'Due now',
  paid: 'Paid since the last statement',
  year: 'So far this year',
  loan: 'Your loan',
}

export const resultWords: Record<Result | 'printed', string> = {
  right: 'fits',
  odd: 'doesn’t add up',
  ask: 'a question',
  cannot: 'can’t be checked',
  printed: 'as printed',
}

export const monthlyWords = {
  yours: 'Your statements',
  newOne: 'New',
  nameOf: (statement: MonthlyStatement) =>
    statement.statement_on ? formatDate(statement.statement_on) : formatDate(statement.due_on),
  right: 'Right',
  do: 'One thing to do',
  ask: 'A question',
  open: 'Not sure yet',
  write: 'Write the letter',
  letterSubject: 'My monthly statement',
  ourSum: (value: string) => `our sum ${value}`,
  figures: 'Each figure, and how we get to it',
  cent: 'Interest is checked by the month. A cent of rounding is never called an error.',
  questions: 'What to ask',
  form: 'The figures',
  formHint: 'Six are enough: the day, what is owed, the rate, and the three parts of the payment.',
  read: 'Please compare them with the paper before you save.',
  more: 'More figures, as far as they are printed',
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove',
  removed: 'Removed',
  servicer: 'Servicer',
  dueOn: 'Payment due on',
  statementOn: 'Date of the statement',
  lateAfter: 'Late fee after',
  extra: 'Extra you paid to principal',
  extraHint: 'Beyond the payment, since the last statement.',
  fees: 'Fees since the last statement',
  feeAmount: 'Fee',
  feeReason: 'Reason printed',
  feeOn: 'Charged on',
  feeIsLate: 'It is a late fee',
  addFee: 'Add a fee',
  removeFee: 'Remove this fee',
  next: 'Next month’s statement goes here too. Drop it, and we compare it with this one. Months may be missing.',
  history: 'The loan’s history',
  historyHint: 'From your statements, as your servicer counted. For a spreadsheet or a budgeting tool.',
  historyFell(owed: readonly { due_on: CalendarDay; owed: number }[]) {
    const [first, last] = [owed[0], owed.at(-1)]
    if (!first || !last) return ''
    return `Still owed: ${formatCents(first.owed)} for ${formatMonth(first.due_on)}, ${formatCents(last.owed)} for ${formatMonth(last.due_on)}.`
  },
  owed: 'Still owed',
  historyCsv: 'For budgeting tools (CSV)',
  historyOfx: 'For GnuCash and Actual (OFX)',
  statementsCsv: 'Every figure (CSV)',
  year: 'Payment',
  law: 'Rules: 12 CFR 1026.41 and 1024.35, as of January 1, 2025. Keyturn checks sums and dates; it doesn’t give legal advice. Ask your servicer.',
  loanFirst: 'First, the loan itself',
  loanFirstWhy: 'A statement is held against your loan. Enter it once, or drop the statement there and we fill it in.',
  toLoan: 'Enter my loan',
} as const

export interface Verdict {
  chip: 'do' | 'ask' | 'right' | 'open'
  title: string
  detail: string
}

export function verdictOf(statement: MonthlyStatement, review: MonthlyReview): Verdict {
  const name = statementName(statement)
  if (review.odd.length > 0) {
    const named = review.odd.map(figure => figureWords[figure].toLowerCase())
    return {
      chip: 'do',
      title: plural(named.length, {
        one: `Please ask about one figure: ${named[0]}.`,
        other: `Please ask about ${listed(named)}.`,
      }),
      detail: `${oddSentence(review)} Your servicer may have a reason. Ask, and keep paying.`,
    }
  }
  if (review.questions.length > 0)
    return {
      chip: 'ask',
      title: `Your ${name} fits, with a question.`,
      detail: `${countWords(review.right)} What we can’t settle alone is below.`,
    }
  if (review.right > 0)
    return {
      chip: 'right',
      title: `Your ${name} is right to the cent.`,
      detail: review.before
        ? `${countWords(review.right)} They fit your note and the last statement.`
        : `${countWords(review.right)} They fit your note.`,
    }
  if (review.cannot)
    return {
      chip: 'open',
      title: 'We can’t check this one.',
      detail: 'The first period of a loan follows rules of its own. Drop the next statement, and we go on from there.',
    }
  return {
    chip: 'open',
    title: 'A few more figures, and we can check it.',
    detail: 'Add what is owed, the rate, and the interest and principal of the payment.',
  }
}

function countWords(right: number): string {
  return plural(right, { one: 'One figure was worked out anew.', other: `${right} figures were worked out anew.` })
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The figure with its sum: what is printed, and what it comes to. */
function oddSentence(review: MonthlyReview): string {
  const rows = review.blocks.flatMap(({ rows }) => rows).filter(({ result }) => result === 'odd')
  return rows
    .flatMap(({ check }) =>
      check?.printed === null || check?.expected === null || !check
        ? []
        : [
            `${figureWords[check.figure]}: printed ${valueWords(check.figure, check.printed)}, by our sum ${valueWords(check.figure, check.expected)}.`,
          ],
    )
    .filter((each, at, all) => all.indexOf(each) === at)
    .join(' ')
}
