import { describe, expect, test } from 'vitest'
import { statementBefore } from './compared-statements.ts'
import { letterKind, statementLetter } from './letter.ts'
import { letterClock, letterDays } from './letter-clock.ts'
import { BLANK_STATEMENT, type EscrowStatement, type SavedStatement, type StatementBill } from './model.ts'
import { type CheckKey, reviewStatement } from './review.ts'
import { shortageParts } from './shortage-parts.ts'
import { verdictOf } from './statement-words.ts'

const bill = (item: string, month: number, amount: number, rest: Partial<StatementBill> = {}): StatementBill => ({
  item,
  month,
  amount,
  last: null,
  is_known: false,
  years: 1,
  ...rest,
})

/** A servicer that holds three months of bills in reserve. */
const juniper: EscrowStatement = {
  ...BLANK_STATEMENT,
  servicer: 'Juniper Loan Care',
  loan_number: '0042-1187',
  dated_on: '2028-01-14',
  year_from: '2028-02-01',
  opening: 1507.5,
  paid_in: 6030,
  paid_out: 7530,
  closing: 7.5,
  bills: [bill('Property tax', 11, 5370, { last: 5370 }), bill('Insurance', 12, 2160, { last: 2160 })],
  starting: 7.5,
  lowest_projected: 1882.5,
  base_payment: 627.5,
  old_payment: 502.5,
  shortage: 2502.5,
  old_total: 2777.94,
  new_total: 3111.48,
  loan_part: 2275.44,
  demand: 'offered',
  spread_months: 12,
}
/** The same account by the law. */
const right: EscrowStatement = { ...juniper, lowest_projected: 1255, shortage: 1875, new_total: 3059.19 }
const lastYear: EscrowStatement = {
  ...BLANK_STATEMENT,
  servicer: 'Harbor Savings',
  closing: 1507.5,
  bills: [bill('Property tax', 11, 4050), bill('Insurance', 12, 1980)],
  loan_part: 2275.44,
}

const resultOf = (statement: EscrowStatement, key: CheckKey, before: EscrowStatement | null = null) =>
  reviewStatement(statement, before).checks.find(check => check.key === key)?.result

describe('a yearly escrow statement', () => {
  test('[ES10] a reserve of three months is found, with what the payment should be', () => {
    const review = reviewStatement(juniper)
    expect(review).toMatchObject({ asked: 3111_48, allowed: 3059_19, too_much: 52_29, extra: 627_50, total: 7530_00 })
    expect(resultOf(juniper, 'reserve')).toBe('over')
    // What follows from the reserve is no finding of its own.
    expect(review.checks.filter(({ result }) => result === 'over')).toHaveLength(1)
    expect(resultOf({ ...juniper, new_total: 3200 }, 'payment')).toBe('over')
    expect(verdictOf(review)).toMatchObject({ chip: 'do', title: 'Your servicer asks $52 a month too much.' })
  })

  test('[ES10] a statement by the law is called right, with what stays and what ends', () => {
    const review = reviewStatement(right)
    expect(review.checks.every(({ result }) => result === 'right')).toBe(true)
    expect(verdictOf(review)).toMatchObject({ chip: 'right', title: 'Right. This statement adds up.' })
    expect(verdictOf(review).detail).toContain('$627.50 a month and stays; $156.25 a month ends in a year')
    expect(letterKind(review)).toBeNull()
  })

  test('[ES11] nothing is found that the servicer’s rounding explains', () => {
    expect(resultOf({ ...right, new_total: 3059.21 }, 'payment')).toBe('right')
    expect(resultOf({ ...right, new_total: 3059.22 }, 'payment')).toBe('over')
    expect(resultOf({ ...right, shortage: 1876.12 }, 'shortage')).toBe('right')
    expect(resultOf({ ...right, shortage: 1876.13 }, 'shortage')).toBe('over')
    expect(resultOf({ ...right, base_payment: 600 }, 'twelfth')).toBe('right')
    expect(resultOf({ ...right, base_payment: 640 }, 'twelfth')).toBe('over')
    expect(resultOf({ ...right, closing: 107.5 }, 'history')).toBe('over')
  })

  test('[ES8] a large shortage wanted at once, a kept surplus and an advance in one sum are found', () => {
    expect(resultOf({ ...right, demand: 'at-once' }, 'spread')).toBe('over')
    expect(resultOf({ ...right, demand: 'spread', spread_months: 6 }, 'spread')).toBe('over')
    expect(resultOf({ ...right, demand: 'at-once', starting: -700 }, 'deficiency')).toBe('over')
    expect(resultOf({ ...right, demand: 'at-once', starting: -700, is_current: false }, 'deficiency')).toBe('right')
    const much = { ...right, starting: 4000, shortage: null, new_total: 2902.94 }
    expect(resultOf({ ...much, surplus_way: 'credit' }, 'surplus')).toBe('over')
    expect(resultOf({ ...much, surplus_way: 'refund' }, 'surplus')).toBe('right')
    expect(verdictOf(reviewStatement({ ...much, surplus_way: 'refund' })).title).toMatch(/^You get \$/)
  })

  test('[ES12] what can’t be said is said: no bills, $0, a short year, three years, below zero, months missing', () => {
    const gaps = (change: Partial<EscrowStatement>) => reviewStatement({ ...right, ...change }).gaps
    expect(gaps({})).toEqual([])
    expect(gaps({ bills: [] })).toEqual(['no-bills'])
    expect(gaps({ bills: [bill('Property tax', 11, 0)] })).toContain('zero-bill')
    expect(gaps({ months: 7 })).toEqual(['short-year'])
    expect(gaps({ bills: [bill('Flood', 5, 900, { years: 3 })] })).toContain('several-years')
    expect(gaps({ starting: -495 })).toContain('negative')
    expect(gaps({ paid_out: null })).toEqual(['no-history'])
    expect(gaps({ is_current: false })).toEqual(['not-current'])
    expect(verdictOf(reviewStatement(BLANK_STATEMENT))).toMatchObject({ chip: 'open' })
  })

  test('[ES12] a premium for three years counts a third, and its reserve is not judged', () => {
    const review = reviewStatement({ ...right, bills: [bill('Flood', 5, 900, { years: 3 })], base_payment: 25 })
    expect(review.total).toBe(300_00)
    expect(review.analysis).toBeNull()
    expect(review.checks.map(({ key }) => key)).not.toContain('reserve')
    expect(review.checks.find(({ key }) => key === 'twelfth')?.result).toBe('right')
  })

  test('[ES6] where the old and the new payment would decide differently nobody is accused', () => {
    const unsure = { ...right, demand: 'at-once', starting: 2580, old_payment: 600, shortage: null } as const
    expect(resultOf({ ...unsure, starting: 1282.5, old_payment: 700 }, 'spread')).toBe('right')
    expect(reviewStatement({ ...unsure, starting: 1282.5, old_payment: 500 }).gaps).toContain('old-and-new-differ')
  })

  test('[ES13] an estimate that jumps without a bill is a question, a known bill is not', () => {
    const jump = (rest: Partial<StatementBill>) => ({ ...right, bills: [bill('Property tax', 11, 5370, rest)] })
    expect(resultOf(jump({ last: 4050 }), 'estimates')).toBe('ask')
    expect(resultOf(jump({ last: 4050, is_known: true }), 'estimates')).toBe('right')
    expect(resultOf(jump({ last: 0 }), 'estimates')).toBeUndefined()
    expect(resultOf({ ...right, dated_on: '2028-03-02' }, 'in-time')).toBe('ask')
    expect(resultOf({ ...right, dated_on: '2028-03-01' }, 'in-time')).toBe('right')
  })

  test('[ES14] with last year’s statement the shortage is told by its bills, and the balances are compared', () => {
    const review = reviewStatement(juniper, lastYear)
    const parts = shortageParts(juniper, lastYear, review)
    expect(parts.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['bill', 1320_00],
      ['bill', 180_00],
      ['start', 375_00],
      ['real', 1875_00],
      ['reserve', 627_50],
      ['printed', 2502_50],
    ])
    expect(resultOf(juniper, 'opening', lastYear)).toBe('right')
    expect(resultOf({ ...juniper, opening: 907.5 }, 'opening', lastYear)).toBe('ask')
    expect(resultOf({ ...juniper, loan_part: 2300 }, 'loan-part', lastYear)).toBe('ask')
    expect(shortageParts(right, null, reviewStatement(right))).toEqual([{ kind: 'real', cents: 1875_00 }])
  })

  test('[ES14] the statement before is the latest that begins earlier; without its first month none is called so', () => {
    const saved = (id: string, year_from: string | null): SavedStatement => ({
      id,
      figures: { ...BLANK_STATEMENT, servicer: id, year_from },
      letter: null,
      added_at: '2028-01-15T00:00:00.000Z',
    })
    const statements = [saved('2027', '2027-02-01'), saved('unknown', null), saved('2026', '2026-02-01')]
    const found = (year_from: string | null) => statementBefore(statements, 'this', year_from)?.servicer
    expect(found('2028-02-01')).toBe('2027')
    expect(found('2027-02-01')).toBe('2026')
    expect([found('2026-02-01'), found(null)]).toEqual([undefined, undefined])
  })

  test('[ES14] two tax bills a year that stayed as they were are no part of a shortage, whichever months they are in', () => {
    const halves = (months: [number, number], rest?: Partial<StatementBill>) => [
      bill('Property tax', months[0], 1000, { last: 1000, ...rest }),
      bill('property tax', months[1], 1500, { last: 1500 }),
    ]
    const billParts = (bills: StatementBill[], planned: StatementBill[]) => {
      const [statement, before] = [
        { ...right, bills },
        { ...lastYear, bills: planned },
      ]
      return shortageParts(statement, before, reviewStatement(statement, before)).filter(({ kind }) => kind === 'bill')
    }
    const planned = halves([4, 11])
    expect(billParts(halves([4, 11]), planned)).toEqual([])
    expect(billParts(halves([11, 12]), planned)).toEqual([])
    expect(billParts(halves([4, 11], { last: 1200 }), planned)).toEqual([
      { kind: 'bill', item: 'Property tax', planned: 2500_00, came: 2700_00, cents: 200_00 },
    ])
    // What one of them was is not known, or one of them is new.
    expect(billParts(halves([4, 11], { last: null }), planned)).toEqual([])
    expect(billParts(halves([4, 11]), planned.slice(0, 1))).toEqual([])
  })

  test('[ES15] the notice of error holds each figure with what was expected; a question is a request for information', () => {
    const review = reviewStatement(juniper)
    expect(letterKind(review)).toBe('error')
    const letter = statementLetter(juniper, review, 'error', '2028-01-15')
    expect(letter).toContain('This is a notice of error under 12 CFR 1024.35.')
    expect(letter).toContain('escrow account statement of January 14, 2028')
    expect(letter).toContain('It plans a lowest balance of $1,882.50. One sixth of the year’s bills is $1,255.00')
    expect(letter).toContain('Please correct my payment to $3,059.19')
    const asked = { ...right, bills: [bill('Property tax', 11, 5370, { last: 4050 }), bill('Insurance', 12, 2160)] }
    const question = reviewStatement(asked)
    expect(letterKind(question)).toBe('information')
    expect(statementLetter(asked, question, 'information', '2028-01-15')).toContain('12 CFR 1024.36')
  })

  test('[ES16] the clock counts 5, 30 and 45 working days from receipt, and 60 days without a bad mark', () => {
    const clock = letterClock({ kind: 'error', mailed_on: '2028-01-15', received_on: '2028-01-20' })
    expect(clock.dates.map(({ day }) => day)).toEqual(['2028-01-27', '2028-03-03', '2028-03-24'])
    expect(clock.shielded_until).toBe('2028-03-20')
    expect(letterClock({ kind: 'error', mailed_on: '2028-01-15', received_on: null }).received_on).toBe('2028-01-20')
    const information = letterClock({ kind: 'information', mailed_on: '2028-01-15', received_on: null })
    expect(information.shielded_until).toBeNull()
    const letter = {
      kind: 'error',
      mailed_on: '2028-01-15',
      received_on: null,
      is_answered: false,
      reminder_enabled: true,
    } as const
    const saved: SavedStatement = { id: 'a', figures: juniper, letter, added_at: '2028-01-15T00:00:00.000Z' }
    expect(letterDays([saved]).map(({ key }) => key)).toEqual(['error-acknowledged', 'error-answered'])
    expect(letterDays([{ ...saved, letter: { ...letter, is_answered: true } }])).toEqual([])
  })
})
