import { describe, expect, test } from 'vitest'
import { letterClock, letterDays } from '#features/escrow/letter-clock.ts'
import { homeLoan } from '../../../tests/conformance/servicing-script.ts'
import type { HomeLoan, MonthlyStatement, SavedMonthly } from './model.ts'
import { letterKind, monthlyLetter } from './monthly-letter.ts'
import { type Known, reviewMonthly } from './monthly-review.ts'
import { sumWords, verdictOf } from './statement-words.ts'

const loan = homeLoan as HomeLoan
/** October 2027 of the sample home: every figure of the disclosure. */
const october: MonthlyStatement = {
  servicer: 'Juniper Loan Care',
  due_on: '2027-11-01',
  statement_on: '2027-10-04',
  rate_percent: 6.5,
  late_after: '2027-11-16',
  figures: {
    interest_due: 1933.79,
    principal_due: 341.65,
    escrow_due: 502.5,
    regular_payment: 2777.94,
    fees_due: 0,
    amount_due: 2777.94,
    late_fee: 113.77,
    interest_paid: 1935.63,
    principal_paid: 339.81,
    escrow_paid: 502.5,
    total_paid: 2777.94,
    interest_ytd: 17_485.73,
    principal_ytd: 2993.23,
    escrow_ytd: 4522.5,
    principal_balance: 357_006.77,
  },
  fees: [],
  extra_principal: null,
}
const known: Known = { loan, transfer: null, rate_notice: null, analyses: [], others: [] }
const changed = (figures: MonthlyStatement['figures'], more: Partial<MonthlyStatement> = {}): MonthlyStatement => ({
  ...october,
  ...more,
  figures: { ...october.figures, ...figures },
})
const rowOf = (statement: MonthlyStatement, figure: string, around = known) =>
  reviewMonthly(statement, around)
    .blocks.flatMap(({ rows }) => rows)
    .find(row => row.figure === figure)

describe('[ST30] each figure in its block, with its sum', () => {
  test('the October statement of the sample home is right to the cent', () => {
    const review = reviewMonthly(october, known)
    expect(review.odd).toEqual([])
    expect(verdictOf(october, review)).toMatchObject({
      chip: 'right',
      title: 'Your October statement is right to the cent.',
    })
    const interest = rowOf(october, 'interest_due')
    expect(interest?.check && sumWords(interest.check, review)).toBe('$357,006.77 × 6.5% ÷ 12')
    expect(rowOf(october, 'escrow_ytd')?.result).toBe('printed')
    expect(review.blocks.map(({ block }) => block)).toEqual(['due', 'paid', 'year', 'loan'])
  })

  test('one wrong figure is named and the others are not', () => {
    const wrong = changed({ interest_due: 1943.79 })
    const review = reviewMonthly(wrong, known)
    expect(review.odd).toEqual(['interest_due'])
    expect(rowOf(wrong, 'interest_due')).toMatchObject({ result: 'odd', check: { expected: 1933_79 } })
    expect(rowOf(wrong, 'principal_due')?.result).not.toBe('odd')
    expect(verdictOf(wrong, review)).toMatchObject({ chip: 'do', title: 'Please ask about one figure: interest.' })
  })

  test('extra principal that was not applied is found', () => {
    const before: SavedMonthly = {
      id: 'b',
      letter: null,
      added_at: '2027-09-05T00:00:00.000Z',
      figures: { ...october, due_on: '2027-10-01', figures: { principal_balance: 357_346.58 } },
    }
    const review = reviewMonthly({ ...october, extra_principal: 500 }, { ...known, others: [before] })
    expect(review.odd).toContain('principal_paid')
  })

  test('too few figures are no verdict, and the first period cannot be checked', () => {
    const few = { ...october, rate_percent: null, late_after: null, figures: { fees_due: 0 } }
    expect(verdictOf(few, reviewMonthly(few, known)).chip).toBe('open')
    const first = { ...few, figures: { interest_due: 2000, principal_balance: 357_006.77 } }
    const review = reviewMonthly(first, { ...known, loan: { ...loan, first_payment_on: '2027-11-01' } })
    expect(verdictOf(first, review).title).toBe('We can’t check this one.')
  })
})

describe('[ST31] questions are no findings', () => {
  test('another escrow amount is asked about within a year, and not after it', () => {
    const other = changed({ escrow_due: 627.5, regular_payment: 2902.94, amount_due: 2902.94 })
    const review = reviewMonthly(other, known)
    expect([review.odd, review.questions.map(({ code }) => code)]).toEqual([[], ['escrow-of-analysis']])
    expect(rowOf(other, 'escrow_due')?.result).toBe('ask')
    const later = { ...other, due_on: '2028-12-01', late_after: null }
    expect(reviewMonthly(later, known).questions).toEqual([])
  })

  test('a fee without a reason is asked about', () => {
    const fees = [{ amount: 25, kind: 'other' as const, charged_on: '2027-10-01', reason: '' }]
    const review = reviewMonthly(changed({ fees_due: 25, amount_due: 2802.94 }, { fees }), known)
    expect([review.odd, letterKind(review)]).toEqual([[], 'information'])
  })
})

test('[ST32] a finding makes a notice of error with the figure, a question a request, a right statement no letter', () => {
  const wrong = changed({ interest_due: 1943.79 })
  const review = reviewMonthly(wrong, known)
  const letter = monthlyLetter(wrong, review, 'error', '2027-10-19')
  expect(letterKind(review)).toBe('error')
  expect(letter).toContain('This is a notice of error under 12 CFR 1024.35.')
  expect(letter).toContain('1. Interest says $1,943.79. I expected $1,933.79 ($357,006.77 × 6.5% ÷ 12).')
  expect(letter).not.toContain('2. ')
  expect(letterKind(reviewMonthly(october, known))).toBeNull()

  const fees = [{ amount: 25, kind: 'other' as const, charged_on: '2027-10-01', reason: '' }]
  const asked = changed({ fees_due: 25, amount_due: 2802.94 }, { fees })
  const open = reviewMonthly(asked, known)
  expect(letterKind(open)).toBe('information')
  const request = monthlyLetter(asked, open, 'information', '2027-10-19')
  expect(request).toContain('This is a request for information under 12 CFR 1024.36.')
  expect(request).toContain('1. Fees')
  expect(request).not.toContain('notice of error')

  // Days run as those of an escrow letter, with reminders until there is an answer.
  const sent = {
    kind: 'error',
    mailed_on: '2027-10-19',
    received_on: null,
    is_answered: false,
    reminder_enabled: true,
  } as const
  const statement = { id: 'a', figures: wrong, added_at: '2027-10-19T00:00:00.000Z', letter: sent }
  const days = letterDays([statement]).map(({ key, day }) => `${key} ${day}`)
  const escrowDays = letterClock(sent).dates.map(({ key, day }) => `${key} ${day}`)
  expect(days).toEqual(escrowDays.slice(0, 2))
  expect(days).toEqual(['error-acknowledged 2027-10-29', 'error-answered 2027-12-07'])
  expect(letterDays([{ ...statement, letter: { ...sent, is_answered: true } }])).toEqual([])
})
