import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresCommand, spoilt } from '../../tests/harness/figures-command.ts'
import { statementJson } from './statement.ts'

const { answer, problem } = figuresCommand(statementJson)

const ANSWERS: [question: string, file: object, answer: unknown][] = [
  [
    'a payment that is due',
    {
      principal_balance: 264776.43,
      rate_percent: 4.75,
      principal_and_interest: 1434.53,
      escrow: 235.18,
      fees: [160, 250],
    },
    {
      interest: 1048.07,
      principal: 386.46,
      regular_payment: 1669.71,
      fees: 410,
      amount_due: 2079.71,
      next_balance: 264389.97,
    },
  ],
  [
    'the last payment, which is what is left',
    { principal_balance: 500, rate_percent: 6, principal_and_interest: 1434.53 },
    { interest: 2.5, principal: 500, regular_payment: 502.5, fees: 0, amount_due: 502.5, next_balance: 0 },
  ],
  [
    'last month, backwards',
    { printed_balance: 264776.43, printed_principal: 384.93, rate_percent: 4.75 },
    { balance_before: 265161.36, interest: 1049.6 },
  ],
  [
    'the year so far, backwards',
    { printed_balance: 264776.43, rate_percent: 4.75, principal_and_interest: 1434.53, escrow: 235.18, payments: 3 },
    { principal: 1150.25, interest: 3153.34, escrow: 705.54, total: 5009.13 },
  ],
  [
    'payments in parts',
    {
      periodic_payment: 1000,
      received: [
        ['Jan', 600],
        ['Feb', 300],
        ['Mar', 400],
      ],
    },
    [
      { month: 'Jan', since_last: 600, held: 600, applied: 0 },
      { month: 'Feb', since_last: 300, held: 900, applied: 0 },
      { month: 'Mar', since_last: 300, held: 300, applied: 1000, to: 'the January payment' },
    ],
  ],
  [
    'payments for several months at once',
    {
      periodic_payment: 1000,
      received: [
        ['Nov', 500],
        ['Dec', 1700],
      ],
    },
    [
      { month: 'Nov', since_last: 500, held: 500, applied: 0 },
      { month: 'Dec', since_last: 200, held: 200, applied: 2000, to: 'the November and December payments' },
    ],
  ],
  [
    'extra principal',
    { balance: 300000, rate_percent: 6.5, principal_and_interest: 1896.2, extra: 500 },
    { interest: 1625, principal: 271.2, balance: 299228.8, next_interest: 1620.82, next_interest_if_lost: 1623.53 },
  ],
  [
    'the two ways to make cents',
    { balance: 187654.32, rate_percent: 7.125 },
    expect.objectContaining({ exact: '1114.197525', half_up: 1114.2, cut: 1114.19 }),
  ],
  [
    'the ways to count days',
    { balance: 250000, rate_percent: 6 },
    expect.objectContaining({
      monthly_30_360: 1250,
      jan_actual_365: 1273.97,
      feb_actual_365: 1150.68,
      jan_actual_360: 1291.67,
    }),
  ],
  [
    'digits that never end',
    { balance: 100000, rate_percent: 4 },
    expect.objectContaining({ exact: '333.3333333333333333333333333', half_up: 333.33 }),
  ],
  [
    'a late fee',
    { principal_and_interest: 1896.2, percent: 5, grace_days: 15, due: '2027-04-01', received: '2027-04-16' },
    { fee_if_late: 94.81, is_late: false, first_late_day: '2027-04-17' },
  ],
  [
    'a late fee that is due',
    { principal_and_interest: 1896.2, percent: 4, grace_days: 15, due: '2027-04-01', received: '2027-04-17' },
    { fee_if_late: 75.85, is_late: true, first_late_day: '2027-04-17' },
  ],
  [
    'an open late fee',
    { periodic_payment: 2450, received: 2450, open_late_fee: 94.81, received_on_time: true },
    { new_late_fee: 0, applied_as: 'periodic payment', still_open: 94.81 },
  ],
  [
    'a payoff',
    {
      balance: 298765.43,
      rate_percent: 6.5,
      interest_paid_through: '2027-06-01',
      payoff: '2027-06-18',
      recording_fee: 35,
      late_fees: 0,
    },
    { per_diem: 53.2, days: 17, interest: 904.48, payoff: 299704.91 },
  ],
  [
    'insurance past its day',
    { termination: '2020-01-01', statement_due: '2020-03-01', pmi: 82.35, is_current: true },
    { finding: 'pmi-past-its-day', collected_too_much: 82.35, no_premium_after: '2020-01-31' },
  ],
  [
    'insurance of a loan that is behind',
    { termination: '2020-01-01', statement_due: '2020-03-01', pmi: 82.35, is_current: false },
    { finding: null, collected_too_much: 0, no_premium_after: null },
  ],
  [
    'a new rate',
    {
      index_percent: 4.31,
      margin_percent: 2.75,
      round_to: 0.125,
      current_rate_percent: 5,
      cap_percent: 1,
      balance: 275000,
      remaining_months: 300,
    },
    { by_index: 7, rate_percent: 6, held_by: 'cap', principal_and_interest: 1771.83 },
  ],
]

describe('the command for statements', () => {
  test.each(ANSWERS)('[ST13] tells %s', (_, file, expected) => {
    expect(answer(file)).toEqual(expected)
    expect(answer({ id: 'X1', input: file })).toEqual(expected)
  })

  test('[ST13] holds a whole statement against the loan and the one before', () => {
    const loan = { rate_percent: 6.5, principal_and_interest: 1896.2, escrow: 400 }
    const before = { due_on: '2027-04-01', principal_balance: 300000 }
    const statement = {
      due_on: '2027-05-01',
      principal_balance: 299728.8,
      principal_due: 272.67,
      interest_due: 1623.53,
      escrow_due: 400,
      regular_payment: 2296.2,
      amount_due: 2296.2,
      principal_paid: 271.2,
      interest_paid: 1625,
    }
    expect(answer({ loan, before, statement })).toMatchObject({ all_ok: true, odd_figures: [], day_count: null })
    expect(answer({ loan, before, statement: { ...statement, escrow_due: 410 } })).toMatchObject({
      all_ok: false,
      odd_figures: ['escrow_due'],
      checks: expect.arrayContaining([
        { check: 'escrow-of-analysis', status: 'odd', figure: 'escrow_due', printed: 410, expected: 400 },
      ]),
    })
  })

  test.each([
    [{}, /^The file needs one of these fields: statement, /],
    [{ principal_balance: 264776.43 }, '“rate_percent” is missing.'],
    [
      { principal_balance: -1, rate_percent: 5, principal_and_interest: 1 },
      '“principal_balance” must be at least 0.01.',
    ],
    [{ balance: 0, rate_percent: 5 }, '“balance” must be at least 0.01.'],
    [{ balance: 100, rate_percent: -5 }, '“rate_percent” must be a percentage from 0 to 100.'],
    [{ balance: 100.001, rate_percent: 5 }, '“balance” must be dollars and whole cents.'],
    [{ balance: 1e300, rate_percent: 5 }, '“balance” is larger than any loan.'],
    [{ balance: '250000', rate_percent: 5 }, '“balance” must be a number.'],
    [
      { principal_balance: 1, rate_percent: 5, principal_and_interest: 1, fees: [1, 'x'] },
      '“fees[1]” must be a number.',
    ],
    [{ periodic_payment: 1000, received: [['Jan', 600], ['Feb']] }, '“received[1]” must be a month and an amount.'],
    [{ periodic_payment: 1000, received: [['Jan', -600]] }, '“received[0].amount” must not be negative.'],
    [{ periodic_payment: 0, received: [] }, '“periodic_payment” must be at least 0.01.'],
    [{ balance: 100, rate_percent: 5, principal_and_interest: 50, extra: 500 }, '“extra” is more than is owed.'],
    [
      { balance: 100, rate_percent: 5, interest_paid_through: '2027-06-18', payoff: '2027-06-01' },
      '“payoff” must not lie before “interest_paid_through”.',
    ],
    [{ termination: '2020-02-30' }, '“termination” must be a day that exists, like 2027-03-01.'],
    [{ statement: 7, loan: 3 }, '“loan” must be a JSON object.'],
    [{ statement: {}, loan: { rate_percent: 5 } }, '“loan.principal_and_interest” is missing.'],
    [
      { principal_and_interest: 100, percent: 5, grace_days: -1, due: '2027-04-01', received: '2027-04-01' },
      '“grace_days” must be a whole number from 0 to 365.',
    ],
  ])('[ST14] %j is answered with a sentence', (file, sentence) => {
    expect(problem(file)).toMatch(sentence)
  })

  test('[ST14] no file of any shape is answered with anything but figures or a sentence', () => {
    const names = [
      ...new Set(ANSWERS.flatMap(([, file]) => Object.keys(file))),
      'statement',
      'loan',
      'before',
      'due_on',
    ]
    const value = fc.oneof(
      fc.constantFrom(0, -1, 1e308, 5, 1000, '2027-06-01', '9999-12-31', null, true),
      fc.jsonValue({ maxDepth: 2 }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 }), file => {
        expect(problem(file)).toEqual(expect.any(String))
      }),
      { numRuns: 2000 },
    )
    const files = ANSWERS.map(([, file]) => file)
    fc.assert(
      fc.property(spoilt(files, value), file => {
        expect(problem(file)).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 2000 },
    )
  })
})
