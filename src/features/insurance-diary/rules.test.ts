import { describe, expect, test } from 'vitest'
import { wholeMonths } from '#domain/calendar-day.ts'
import { firstPaymentAfter } from '#domain/first-payment.ts'
import { LETTER_STATEMENTS, type LetterStatement, servicerLetter } from './letter.ts'
import type { DiaryLoan } from './model.ts'
import { diaryOf, remindedDays, stageOf } from './rules.ts'
import { headline } from './words.ts'

const nothingSaid: ReadonlySet<LetterStatement> = new Set()

/** The loan of the sample Loan Estimate: 90% of $180,000. */
const loan: DiaryLoan = {
  name: 'Ficus Bank',
  loan_program: 'conventional',
  lives_there: true,
  original_value: 180_000,
  loan_amount: 162_000,
  interest_rate: 3.875,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2013-06-01',
  monthly_premium: 82,
  extra_monthly: 0,
}

test('[MD2] the sample loan has five days in the order of the calendar, and waiting a year costs twelve premiums', () => {
  const answer = diaryOf(loan)
  expect(answer.days).toEqual([
    { key: 'value-two-years', day: '2015-05-01' },
    { key: 'value-five-years', day: '2018-05-01' },
    { key: 'may-ask', day: '2019-01-01' },
    { key: 'must-end', day: '2020-01-01' },
    { key: 'ends-at-latest', day: '2028-06-01' },
  ])
  expect(answer).toMatchObject({ ends: '2020-01-01', waiting_months: 12, waiting_cost: 984, sooner_months: 0 })
})

test('[MD2] extra payments move the day to ask and not the day it must end; a day by value that comes later is left out', () => {
  const answer = diaryOf({ ...loan, extra_monthly: 200 })
  expect(answer.days.map(({ key }) => key)).toEqual(['value-two-years', 'may-ask', 'must-end', 'ends-at-latest'])
  expect(answer).toMatchObject({ may_ask: '2016-08-01', ends: '2020-01-01', sooner_months: 29 })
})

test('[MD2] where stands the owner: before, between and after the days', () => {
  const answer = diaryOf(loan)
  expect(stageOf(answer, '2018-12-31')).toBe('ahead')
  expect(stageOf(answer, '2019-01-01')).toBe('may-ask')
  expect(stageOf(answer, '2020-01-01')).toBe('ended')
  const said = (today: string) => headline(answer, stageOf(answer, today), today, 'in 1 month').title
  expect(said('2018-12-01')).toBe('You may ask to end it on Tue, Jan 1, 2019')
  expect(said('2019-06-01')).toBe('You may ask to end it today')
  expect(said('2021-01-01')).toBe('It should have ended on Wed, Jan 1, 2020')
})

describe('[MD3] loans under another rule', () => {
  test.each([
    ['va', { loan_program: 'va' }],
    ['usda', { loan_program: 'usda' }],
    ['other-home', { lives_there: false }],
    ['not-needed', { loan_amount: 144_000 }],
    ['fha', { loan_program: 'fha', loan_amount: 170_000 }],
  ] as const)('%s has no day of the law, and a sentence', (rule, change) => {
    const answer = diaryOf({ ...loan, ...change })
    expect(answer).toMatchObject({ rule, days: [], ends: null, may_ask: null })
    expect(headline(answer, 'no-day', '2026-11-15', '').title).not.toBe('')
  })

  test('an FHA loan of at most 90% is insured for eleven years', () => {
    const answer = diaryOf({ ...loan, loan_program: 'fha' })
    expect(answer.days).toEqual([{ key: 'fha-ends', day: '2024-06-01' }])
    expect(headline(answer, 'ahead', '2020-01-01', '').title).toBe('FHA’s premium ends on Sat, Jun 1, 2024')
  })
})

test('[MD2] a reminder comes for the day it ends, not for a later one that no longer matters', () => {
  expect(remindedDays(loan).map(({ key }) => key)).toEqual([
    'value-two-years',
    'value-five-years',
    'may-ask',
    'must-end',
  ])
})

test('[MD1] the first payment is due on the first of the second month after closing', () => {
  expect(firstPaymentAfter('2026-11-20')).toBe('2027-01-01')
  expect(firstPaymentAfter('2026-12-31')).toBe('2027-02-01')
})

test('[MD2] months are counted whole', () => {
  expect(wholeMonths('2026-11-15', '2027-01-01')).toBe(1)
  expect(wholeMonths('2026-11-15', '2027-01-15')).toBe(2)
  expect(wholeMonths('2027-01-15', '2026-11-15')).toBe(0)
})

describe('[MD5] the letter', () => {
  const answer = diaryOf(loan)
  test('asks by the balance with the figures of the diary and blanks for the rest', () => {
    const text = servicerLetter(loan, answer, 'balance', '2019-01-02', nothingSaid)
    expect(text).toContain('under the Homeowners Protection Act, 12 U.S.C. 4902(a)')
    expect(text).toContain('80% of it is $144,000')
    expect(text).toContain('By the schedule of the loan the balance reaches that amount on Tue, Jan 1, 2019')
    expect(text).toContain('Loan number: ____________')
  })
  test('names the extra payments where they brought the day', () => {
    const faster = { ...loan, extra_monthly: 200 }
    expect(servicerLetter(faster, diaryOf(faster), 'balance', '2016-08-02', nothingSaid)).toContain(
      'With my extra payments',
    )
  })
  test('[L49] states of the owner only what they have ticked', () => {
    const letter = (said: readonly LetterStatement[]) =>
      servicerLetter(loan, answer, 'balance', '2019-01-02', new Set(said))
    expect(letter([])).not.toMatch(/I am current|late in the last|second loan/)
    expect(letter(['no-second-loan'])).toContain('There is no second loan on the home.')
    expect(letter(LETTER_STATEMENTS)).toMatch(
      /I am current on my payments\. No payment was 30 days late.*There is no second loan/,
    )
    expect(servicerLetter(loan, answer, 'overdue', '2021-01-01', new Set(LETTER_STATEMENTS))).not.toContain(
      'second loan',
    )
  })
  test('asks for the rule where the value has risen, and for the money back where it should have ended', () => {
    expect(servicerLetter(loan, answer, 'value', '2016-01-01', nothingSaid)).toContain(
      'which share of today’s value they ask for',
    )
    expect(servicerLetter(loan, answer, 'overdue', '2021-01-01', nothingSaid)).toContain(
      'had to end by itself on Wed, Jan 1, 2020',
    )
  })
})
