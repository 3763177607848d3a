import { describe, expect, test } from 'vitest'
import { settledMethod } from './day-count.ts'
import { halfUp, monthsInterest } from './interest.ts'
import { applyWithOpenFee, holdPartialPayments } from './payments.ts'
import { checkPayoff } from './payoff-statement.ts'
import { newPayment, newRate } from './rate-change.ts'
import type { ServicedLoan, Statement } from './statement.ts'
import type { StatementQuestion } from './statement-check.ts'
import { checkStatement } from './statement-checks.ts'
import { suspects } from './statement-suspects.ts'

/** The sample statement H-30(A) of Regulation Z, Appendix H. */
const sampleLoan: ServicedLoan = {
  terms: [{ from: '2010-01-01', rate_percent: 4.75, principal_and_interest: 143_453 }],
  escrow: [{ from: '2010-01-01', cents: 23_518 }],
}
const sample: Statement = {
  due_on: '2012-04-01',
  rate_percent: 4.75,
  figures: {
    principal_due: 38_646,
    interest_due: 104_807,
    escrow_due: 23_518,
    regular_payment: 166_971,
    fees_due: 41_000,
    amount_due: 207_971,
    principal_paid: 38_493,
    interest_paid: 104_960,
    escrow_paid: 23_518,
    total_paid: 166_971,
    principal_ytd: 115_025,
    interest_ytd: 315_334,
    escrow_ytd: 70_554,
    total_ytd: 500_913,
    principal_balance: 26_477_643,
  },
  fees: [
    { cents: 16_000, kind: 'late', charged_on: '2012-03-17', reason: 'Late fee' },
    { cents: 25_000, kind: 'other', charged_on: '2012-03-20', reason: 'Property inspection fee' },
  ],
}

const notOk = (question: StatementQuestion) =>
  checkStatement(question)
    .filter(({ status }) => status !== 'ok')
    .map(({ code, status }) => `${code} ${status}`)

function changed(statement: Statement, figures: Statement['figures'], more: Partial<Statement> = {}): Statement {
  return { ...statement, ...more, figures: { ...statement.figures, ...figures } }
}

describe('a monthly statement', () => {
  test('[ST1] the official sample is in order, figure by figure', () => {
    const checks = checkStatement({ loan: sampleLoan, statement: sample })
    expect(checks.filter(({ status }) => status !== 'ok')).toEqual([])
    expect(checks.map(({ code }) => code)).toEqual([
      'payment-sum',
      'amount-due-sum',
      'paid-sum',
      'interest-due',
      'interest-paid',
      'rate',
      'payment-of-note',
      'escrow-of-analysis',
      'year-sum',
      'fees-sum',
      'fee-without-reason',
      'fee-without-reason',
    ])
  })

  test('[ST1] six typed figures are enough for the interest, the payment and the sums', () => {
    const { principal_due, interest_due, escrow_due, regular_payment, amount_due, principal_balance } = sample.figures
    const figures = { principal_due, interest_due, escrow_due, regular_payment, amount_due, principal_balance }
    expect(notOk({ loan: sampleLoan, statement: { due_on: '2012-04-01', figures } })).toEqual(['amount-due-sum odd'])
    expect(
      suspects(checkStatement({ loan: sampleLoan, statement: changed(sample, { principal_balance: 26_577_643 }) })),
    ).toEqual(['principal_balance'])
  })

  test('[ST2] rounded or cut off, a cent of interest is never odd; two are', () => {
    const statement = (interest_due: number): Statement => ({
      due_on: '2027-04-01',
      figures: { principal_balance: 18_765_432, interest_due },
    })
    const loan = { terms: [{ from: '2020-01-01', rate_percent: 7.125, principal_and_interest: 130_000 }] }
    expect(notOk({ loan, statement: statement(111_420) })).toEqual([])
    expect(notOk({ loan, statement: statement(111_419) })).toEqual([])
    expect(notOk({ loan, statement: statement(111_421) })).toEqual(['interest-due odd'])
    expect(notOk({ loan, statement: statement(111_418) })).toEqual(['interest-due odd'])
  })

  test('[ST3] interest by the days of the month is tried before anything is odd, and settled by two in a row', () => {
    const loan = { terms: [{ from: '2020-01-01', rate_percent: 6, principal_and_interest: 160_000 }] }
    const by = (due_on: string, interest_due: number): Statement => ({
      due_on,
      figures: { principal_balance: 25_000_000, interest_due },
    })
    const [january, february] = [by('2027-02-01', 127_397), by('2027-03-01', 115_068)]
    expect(notOk({ loan, statement: january })).toEqual(['interest-due unsettled'])
    expect(settledMethod(loan, [january])).toBeNull()
    expect(settledMethod(loan, [february, january])).toBe('actual/365')
    expect(notOk({ loan, statement: february, settled_method: 'actual/365' })).toEqual([])
    expect(notOk({ loan, statement: by('2027-03-01', 125_000), settled_method: 'actual/365' })).toEqual([
      'interest-due odd',
    ])
    expect(settledMethod(loan, [by('2027-02-01', 129_167), by('2027-03-01', 116_667)])).toBe('actual/360')
    expect(settledMethod(loan, [by('2027-02-01', 125_000), by('2027-03-01', 125_000)])).toBe('monthly')
  })

  test('[ST3] the first period, a biweekly plan and a modified loan cannot be checked, and are not called odd', () => {
    const statement = changed(sample, { interest_due: 90_000 })
    for (const loan of [
      { ...sampleLoan, first_payment_on: '2012-04-01' },
      { ...sampleLoan, plan: 'biweekly' as const },
      { ...sampleLoan, plan: 'modified' as const },
    ]) {
      const checks = checkStatement({ loan, statement }).filter(({ code }) => code === 'interest-due')
      expect(checks.map(({ status }) => status)).toEqual(['cannot-check'])
    }
  })

  test('[ST4] extra principal that was not applied is found in the principal and in the balance', () => {
    const loan = { terms: [{ from: '2020-01-01', rate_percent: 6.5, principal_and_interest: 189_620 }] }
    const before: Statement = { due_on: '2027-04-01', figures: { principal_balance: 30_000_000 } }
    const next = (principal_balance: number, principal_paid?: number): Statement => ({
      due_on: '2027-05-01',
      figures: { principal_balance, ...(principal_paid && { principal_paid, interest_paid: 162_500 }) },
    })
    const extra_principal = 50_000
    expect(notOk({ loan, before, statement: next(29_922_880), extra_principal })).toEqual([])
    expect(notOk({ loan, before, statement: next(29_972_880), extra_principal })).toEqual(['extra-principal odd'])
    expect(notOk({ loan, before, statement: next(29_922_880, 77_120), extra_principal })).toEqual([])
    expect(notOk({ loan, before, statement: next(29_972_880, 27_120), extra_principal })).toEqual([
      'extra-principal odd',
    ])
    // Nobody said that anything extra was paid: it is not asked for.
    expect(notOk({ loan, before, statement: next(29_972_880, 27_120) })).toEqual([])
  })

  test('[ST5] missing months are fine; a cent a month may be hidden in the balance', () => {
    const loan = { terms: [{ from: '2020-01-01', rate_percent: 6.5, principal_and_interest: 189_620 }] }
    const before: Statement = { due_on: '2027-04-01', figures: { principal_balance: 30_000_000 } }
    const later = (principal_balance: number) => ({ due_on: '2027-07-01', figures: { principal_balance } })
    // 300,000.00 less 271.20, 272.67 and 274.15.
    expect(notOk({ loan, before, statement: later(29_918_198) })).toEqual([])
    expect(notOk({ loan, before, statement: later(29_918_201) })).toEqual([])
    expect(notOk({ loan, before, statement: later(29_918_202) })).toEqual(['balance unsettled'])
  })

  test('[ST6] a missed month is past due, its payment is applied to the oldest, and interest is still one month’s', () => {
    const before = changed(sample, { fees_due: 0, amount_due: 166_971 }, { due_on: '2012-05-01', fees: [] })
    const nothing = { principal_paid: 0, interest_paid: 0, escrow_paid: 0, total_paid: 0 }
    const missed = changed(
      before,
      { ...nothing, past_due: 166_971, amount_due: 333_942 },
      { due_on: '2012-06-01', late_after: '2012-06-16' },
    )
    expect(notOk({ loan: sampleLoan, before, statement: missed })).toEqual([])
    const both = changed(
      missed,
      {
        principal_balance: 26_477_643 - 38_646 - 38_799,
        principal_due: 38_953,
        interest_due: 104_500,
        principal_paid: 38_646 + 38_799,
        interest_paid: 104_807 + 104_654,
        escrow_paid: 47_036,
        total_paid: 333_942,
        principal_ytd: 115_025 + 38_646 + 38_799,
        interest_ytd: 315_334 + 104_807 + 104_654,
        escrow_ytd: 70_554 + 47_036,
        total_ytd: 500_913 + 333_942,
        past_due: 0,
        amount_due: 166_971,
      },
      { due_on: '2012-07-01', late_after: '2012-07-16' },
    )
    expect(notOk({ loan: sampleLoan, before: missed, statement: both })).toEqual([])
    expect(
      notOk({ loan: sampleLoan, before, statement: changed(missed, { past_due: 180_000, amount_due: 346_971 }) }),
    ).toEqual(['past-due odd'])
  })

  test('[ST6] money that is less than a payment waits until it makes one', () => {
    expect(holdPartialPayments(100_000, [60_000, 30_000, 40_000])).toEqual([
      { since_last: 60_000, held: 60_000, applied: 0, completed: [] },
      { since_last: 30_000, held: 90_000, applied: 0, completed: [] },
      { since_last: 30_000, held: 30_000, applied: 100_000, completed: [0] },
    ])
    expect(holdPartialPayments(100_000, [250_000])[0]).toMatchObject({
      held: 50_000,
      applied: 200_000,
      completed: [0, 1],
    })
    const held = (suspense_held: number, suspense_paid: number, more: Statement['figures'] = {}): Statement => ({
      due_on: '2027-03-01',
      figures: { suspense_held, suspense_paid, ...more },
    })
    const loan = { terms: [] }
    expect(notOk({ loan, before: held(60_000, 60_000), statement: held(90_000, 30_000) })).toEqual([])
    expect(notOk({ loan, before: held(60_000, 60_000), statement: held(80_000, 30_000) })).toEqual(['suspense odd'])
    const applied = { principal_paid: 30_000, interest_paid: 70_000, total_paid: 40_000 }
    expect(notOk({ loan, before: held(90_000, 30_000), statement: held(30_000, 30_000, applied) })).toEqual([])
  })

  test('[ST7] a late fee stays within the note, is not for a payment in time and not for another fee', () => {
    const loan: ServicedLoan = { ...sampleLoan, late_fee: { percent: 5, grace_days: 15 }, transfers: ['2012-03-01'] }
    const late = (payment_received: string, cents = 7_173): Statement => ({
      due_on: '2012-05-01',
      figures: {},
      fees: [
        {
          cents,
          kind: 'late',
          charged_on: '2012-04-18',
          reason: 'Late fee',
          payment_due: '2012-06-01',
          payment_received,
        },
      ],
    })
    expect(notOk({ loan, statement: late('2012-06-17') })).toEqual([])
    expect(notOk({ loan, statement: late('2012-06-16') })).toEqual(['late-fee-not-late odd'])
    expect(notOk({ loan, statement: late('2012-06-17', 16_000) })).toEqual(['late-fee odd'])
    const moved = { ...loan, transfers: ['2012-05-15'] }
    expect(notOk({ loan: moved, statement: late('2012-06-17') })).toEqual(['late-fee-in-transfer unsettled'])
    const threat = (late_fee: number, late_after: string): Statement => ({
      due_on: '2012-05-01',
      late_after,
      figures: { late_fee },
    })
    expect(notOk({ loan, statement: threat(7_173, '2012-05-16') })).toEqual([])
    expect(notOk({ loan, statement: threat(8_000, '2012-05-15') })).toEqual(['late-fee odd', 'late-fee-day odd'])
    expect(applyWithOpenFee(245_000, 245_000, 9_481, true)).toEqual({
      new_late_fee: 0,
      applied_as: 'periodic payment',
      still_open: 9_481,
    })
    expect(applyWithOpenFee(245_000, 235_519, 9_481, true)).toMatchObject({
      new_late_fee: null,
      applied_as: 'partial payment',
    })
    expect(applyWithOpenFee(245_000, 250_000, 9_481, true).still_open).toBe(4_481)
  })

  test('[ST7] each fee has a date and a reason', () => {
    const fee = (charged_on: string | null, reason: string | null): Statement => ({
      due_on: '2012-05-01',
      figures: { fees_due: 1_000 },
      fees: [{ cents: 1_000, kind: 'other', charged_on, reason }],
    })
    expect(notOk({ loan: sampleLoan, statement: fee('2012-04-02', 'Copies') })).toEqual([])
    expect(notOk({ loan: sampleLoan, statement: fee('2012-04-02', null) })).toEqual(['fee-without-reason odd'])
    expect(notOk({ loan: sampleLoan, statement: fee(null, 'Copies') })).toEqual(['fee-without-reason odd'])
  })

  test('[ST8] insurance past its legal day is found, thirty days after it, on a loan that is current', () => {
    const loan = (is_current: boolean): ServicedLoan => ({ terms: [], insurance_ends: '2020-01-01', is_current })
    const asked = (due_on: string, insurance_due = 8_235): Statement => ({ due_on, figures: { insurance_due } })
    expect(notOk({ loan: loan(true), statement: asked('2020-03-01') })).toEqual(['insurance-past-its-day odd'])
    expect(notOk({ loan: loan(true), statement: asked('2020-01-31') })).toEqual([])
    expect(notOk({ loan: loan(true), statement: asked('2020-02-01', 0) })).toEqual([])
    expect(notOk({ loan: loan(false), statement: asked('2020-03-01') })).toEqual([])
  })

  test('[ST9] January begins the year’s sums, and a new servicer its own', () => {
    const month = (due_on: string, statement_on: string | undefined, interest_ytd: number): Statement => ({
      due_on,
      ...(statement_on && { statement_on }),
      figures: { interest_ytd, interest_paid: 1_000, principal_paid: 500 },
    })
    const loan = { terms: [] }
    const december = month('2028-01-01', '2027-12-15', 12_000)
    expect(notOk({ loan, before: december, statement: month('2028-02-01', '2028-01-15', 1_000) })).toEqual([])
    expect(notOk({ loan, before: december, statement: month('2028-02-01', '2028-01-15', 0) })).toEqual([])
    expect(notOk({ loan, before: december, statement: month('2028-02-01', '2028-01-15', 13_000) })).toEqual([
      'year-to-date odd',
    ])
    const june = month('2027-06-01', undefined, 5_000)
    const july = month('2027-07-01', undefined, 1_000)
    expect(notOk({ loan, before: june, statement: july })).toEqual(['year-to-date odd'])
    expect(notOk({ loan: { terms: [], transfers: ['2027-06-15'] }, before: june, statement: july })).toEqual([])
  })
})

describe('a payoff letter', () => {
  const terms = {
    balance: 29_876_543,
    rate_percent: 6.5,
    interest_paid_through: '2027-06-01',
    payoff_on: '2027-06-18',
    fees: 3_500,
  }
  const odd = (printed: Parameters<typeof checkPayoff>[1], more = {}) =>
    checkPayoff({ ...terms, ...more }, printed)
      .filter(({ status }) => status === 'odd')
      .map(({ figure }) => figure)

  test('[ST11] is right with exact or rounded interest a day, in a year of 365, 360 or 366 days', () => {
    expect(odd({ per_diem: 5_320, interest: 90_448, fees: 3_500, payoff: 29_970_491 })).toEqual([])
    expect(odd({ per_diem: 5_320, interest: 90_440, payoff: 29_970_483 })).toEqual([])
    expect(odd({ payoff: 29_970_491 })).toEqual([])
    // By 360 days: 53.94 a day, 917.04.
    expect(odd({ per_diem: 5_394, interest: 91_704, payoff: 29_971_747 })).toEqual([])
    expect(odd({ per_diem: 5_306, interest: 90_201 })).toEqual([])
  })

  test('[ST11] is odd with another day, fee or sum', () => {
    expect(odd({ per_diem: 5_320, interest: 95_768 })).toEqual(['interest'])
    expect(odd({ interest: 90_448, fees: 7_500 })).toEqual(['fees'])
    expect(odd({ interest: 90_448, fees: 3_500, payoff: 29_980_491 })).toEqual(['payoff'])
    expect(odd({ per_diem: 5_394, interest: 91_704 }, { days_in_year: 365 })).toEqual(['per_diem', 'interest'])
  })
})

describe('a new rate', () => {
  test('[ST12] is index and margin, rounded by the note, within its caps', () => {
    const terms = { index: 4.31, margin: 2.75, round_to: 0.125, current_rate: 5 }
    expect(newRate(terms)).toEqual({ by_index: 7, rate: 7, held_by: null })
    expect(newRate({ ...terms, rounding: 'up' }).rate).toBe(7.125)
    expect(newRate({ ...terms, rounding: 'down', index: 4.37 }).rate).toBe(7)
    expect(newRate({ ...terms, index: 4.3125 }).by_index).toBe(7.125)
    expect(newRate({ ...terms, round_to: undefined }).rate).toBe(7.06)
    expect(newRate({ ...terms, cap: 1 })).toMatchObject({ rate: 6, held_by: 'cap' })
    expect(newRate({ ...terms, index: 0.5, cap: 1 })).toMatchObject({ rate: 4, held_by: 'cap' })
    expect(newRate({ ...terms, index: 12, cap: 5, ceiling: 9 })).toMatchObject({ rate: 9, held_by: 'ceiling' })
    expect(newRate({ ...terms, index: 0, floor: 3.25 })).toMatchObject({ rate: 3.25, held_by: 'floor' })
  })

  test('[ST12] repays what is owed over the months that are left', () => {
    const payment = newPayment(27_500_000, 7, 300)
    let balance = 27_500_000
    for (let month = 0; month < 300; month++) {
      balance -= payment - halfUp(monthsInterest(balance, 7, 'monthly', '2032-05-01'))
    }
    expect(Math.abs(balance)).toBeLessThan(1_000)
    expect(newPayment(12_000_000, 0, 120)).toBe(100_000)
  })
})
