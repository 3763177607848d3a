import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escrowJson } from '../../../scripts/figures/escrow.ts'
import { InputProblem } from '../../../scripts/figures/fields.ts'
import { type EscrowBill, lowestOf, planAccount, runYear } from './account.ts'
import { analyze } from './analysis.ts'
import { checkBasePayment, checkCushion, checkEstimate, checkHistory } from './statement-checks.ts'

interface Case {
  title: string
  input: object
  expect: object
}
const cases: Case[] = JSON.parse(readFileSync(new URL('./escrow-cases.json', import.meta.url), 'utf8'))
const answer = (input: unknown) => escrowJson(JSON.stringify(input))

const year = { first_month: 'May', cushion: '1/6', is_current: true }
const disbursements = [
  { item: 'tax', month: 'Aug', amount: 2400 },
  { item: 'tax', month: 'Feb', amount: 2400 },
  { item: 'insurance', month: 'Mar', amount: 1800 },
]

describe('an escrow account to the cent', () => {
  test.each(cases)('[ES1] $title', ({ input, expect: wanted }) => {
    expect(answer(input)).toMatchObject(wanted)
  })

  const bill = fc.record({
    item: fc.constantFrom('tax', 'insurance', 'school tax'),
    month: fc.integer({ min: 1, max: 12 }),
    cents: fc.integer({ min: 0, max: 2_000_000 }),
  })
  const bills = fc.array(bill, { minLength: 1, maxLength: 8 })
  const month = fc.integer({ min: 1, max: 12 })

  test('[ES2] the lowest month holds the reserve and nothing more, and the reserve is a sixth at most', () => {
    fc.assert(
      fc.property(bills, month, (bills, first_month) => {
        const plan = planAccount(bills, first_month)
        expect(plan.lowest_target).toBe(plan.cushion)
        expect(plan.cushion * 6).toBeLessThanOrEqual(plan.total)
        expect(Math.abs((plan.target.at(-1)?.balance ?? 0) - plan.start)).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('[ES3] letting the real balance run through the year finds the same shortage or surplus', () => {
    fc.assert(
      fc.property(bills, month, fc.integer({ min: -3_000_000, max: 3_000_000 }), (bills, first_month, balance) => {
        const { plan, shortage, deficiency, surplus } = analyze({ bills, first_month, balance })
        const low = lowestOf(runYear(bills, { first_month, start: balance, payment: plan.payment })).balance
        expect(surplus - shortage - deficiency).toBe(low - plan.cushion)
      }),
    )
  })

  test('[ES4] the order in which bills are listed changes nothing', () => {
    fc.assert(
      fc.property(bills, month, (bills, first_month) => {
        const turned: EscrowBill[] = bills.toReversed()
        expect(planAccount(turned, first_month)).toEqual(planAccount(bills, first_month))
      }),
    )
  })

  test('[ES5] what a servicer may ask follows the size of what is missing', () => {
    const may = (balance: number, is_current = true) => answer({ ...year, disbursements, balance, is_current })
    expect(may(1650)).toMatchObject({ surplus: 0, shortage: 0, may: [] })
    expect(may(1700)).toMatchObject({ surplus: 50, may: ['refund within 30 days'] })
    expect(may(1700, false)).toMatchObject({ surplus: 50, may: ['keep it as the loan documents say'] })
    const small = ['leave it', 'within 30 days', 'equal monthly payments over at least 12 months']
    expect(may(1100.01)).toMatchObject({ shortage: 549.99, may: small })
    expect(may(1100)).toMatchObject({
      shortage: 550,
      may: ['leave it', 'equal monthly payments over at least 12 months'],
    })
    expect(may(-550)).toMatchObject({
      deficiency: 550,
      deficiency_may: ['leave it', '2 or more equal monthly payments'],
    })
    expect(may(-550, false)).toMatchObject({ deficiency_may: ['collect it as the loan documents say'] })
  })

  test('[ES6] where the old and the new payment would decide differently, both are told', () => {
    const two = (real: number, next: number) =>
      answer({
        first_month: 'Aug',
        planned: [['tax', 'Dec', 1200]],
        real: [['tax', 'Dec', real]],
        next_year: [['tax', 'Dec', next]],
      })
    expect(two(1200, 1260)).toMatchObject({ year_two: { same_answer_by_old_payment: true } })
    expect(two(1302, 1260)).toMatchObject({
      year_two: { shortage: 147, one_month: 105, one_month_by_old_payment: 100, same_answer_by_old_payment: true },
    })
    expect(two(1257, 1260)).toMatchObject({
      year_two: { shortage: 102, one_month: 105, one_month_by_old_payment: 100, same_answer_by_old_payment: false },
    })
  })
})

describe('what a servicer printed', () => {
  test('[ES7] nothing is found that a rounding in the servicer’s favour explains', () => {
    expect(checkCushion(6600_00, 1101_00).finding).toBeNull()
    expect(checkCushion(6600_00, 1101_01)).toMatchObject({ finding: 'cushion-too-large', too_much: 1_01 })
    expect(checkBasePayment(2500_00, 208_34).finding).toBeNull()
    expect(checkBasePayment(2500_00, 208_35).finding).toBe('base-payment-not-a-twelfth')
    const history = { opening: 2150_00, paid_in: 6600_00, paid_out: 6975_00 }
    expect(checkHistory({ ...history, printed_closing: 1775_12 }).finding).toBeNull()
    expect(checkHistory({ ...history, printed_closing: 1774_87 }).finding).toBe('history-does-not-add-up')
    const estimate = { last: 4800_00, is_known: false, cpi_percent: 3 }
    expect(checkEstimate({ ...estimate, estimate: 4944_01 }).finding).toBeNull()
    expect(checkEstimate({ ...estimate, estimate: 4944_02 }).finding).toBe('estimate-above-cpi')
  })

  test('[ES8] a small shortage may be asked for at once, a large one over twelve months; likewise an advance in two payments', () => {
    expect(answer({ shortage: 549.99, one_month: 550, demanded: '30 days' })).toEqual({ finding: null })
    expect(answer({ shortage: 550, one_month: 550, demanded: '6 months' })).toMatchObject({
      finding: 'must-offer-12-months',
    })
    expect(answer({ shortage: 550, one_month: 550, demanded: '12 months' })).toEqual({ finding: null })
    expect(answer({ shortage: 550, one_month: 550, demanded: 'one lump sum' })).toMatchObject({
      monthly_at_most: 45.83,
    })
    const unsure = { shortage: 550, one_month: 550, one_month_by_old_payment: 600, demanded: '30 days' }
    expect(answer(unsure)).toEqual({ finding: null })
    expect(answer({ deficiency: 700, one_month: 550, demanded: '2 payments' })).toEqual({ finding: null })
    expect(answer({ deficiency: 700, one_month: 550, demanded: 'at once', is_current: false })).toEqual({
      finding: null,
    })
    expect(answer({ surplus: 49.99, is_current: true, handled: 'credit' })).toEqual({ finding: null })
    expect(answer({ surplus: 212.4, is_current: false, handled: 'credit' })).toEqual({ finding: null })
    expect(answer({ surplus: 212.4, is_current: true, handled: 'refund' })).toEqual({ finding: null })
    expect(answer({ last: 0, estimate: 5400, is_known: false, cpi_percent: 3 })).toMatchObject({ finding: null })
  })

  test.each([
    ['', 'The file is not JSON.'],
    ['[]', 'The file must hold a JSON object.'],
    ['{}', 'The file asks nothing we know: name bills, two years, a sale or a statement’s figures.'],
    [{ ...year, disbursements: [] }, '“disbursements” must hold at least one bill.'],
    [{ ...year, first_month: 'Foo', disbursements }, '“first_month” must be a month, like Jul.'],
    [{ ...year, disbursements, cushion: '1/4' }, '“cushion” must not be more than 1/6, 12 CFR 1024.17(c)(5).'],
    [{ ...year, disbursements, cushion: '1/0' }, '“cushion” must be a part of the year’s bills, like 1/6 or 0.'],
    [{ ...year, disbursements: [['tax', 'Aug', -1]] }, '“disbursements[0].amount” must not be negative.'],
    [{ ...year, disbursements: [['tax', 'Aug']] }, '“disbursements[0].amount” is missing.'],
    [{ ...year, disbursements: 'none' }, '“disbursements” must be a list.'],
    [
      { ...year, disbursements: [{ item: 'flood', month: 'Aug', amount: 900, every_years: 3 }] },
      '“disbursements[0].every_years” is not known: each bill must come once in every year.',
    ],
    [{ price: 1, purchase: '2027-02-30', rate_percent: 1 }, '“purchase” must be a day that exists, like 2027-03-01.'],
    [{ price: 1, purchase: '2027-03-18', rate_percent: 1 }, '“roll_2026_27” is missing.'],
    [
      { shortage: 1, one_month: 1, demanded: 'soon' },
      '“demanded” must say in how much time, like 30 days or 12 months.',
    ],
    [{ assessed_before: 1, just_value_after: 1, mills: -1 }, '“mills” must be mills from 0 to 1000.'],
  ])('[ES9] bad input is answered with one sentence: %j', (input, sentence) => {
    const text = typeof input === 'string' ? input : JSON.stringify(input)
    expect(() => escrowJson(text)).toThrow(new InputProblem(sentence))
  })
})
